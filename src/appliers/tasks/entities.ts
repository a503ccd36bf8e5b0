import type { Appliers, Applying } from '../../../generated/handlers/appliers.ts';
import { searchedEntity } from '../../store/searched-rows.ts';
import type { Writer } from '../../store/tables.ts';
import { touchDocument } from '../entries.ts';
import { projectNewTask, projectTask } from '../mirrors/graph.ts';
import { type Home, homeOf, mirrorEvent, rememberHome } from '../mirrors/trace.ts';
import { move } from '../places.ts';
import { index } from '../search.ts';
import { addBranch } from '../vcs.ts';
import { recordOperation } from './operations.ts';
import { count, numberIn, rememberNumber, setEntity } from './rows.ts';

interface NewEntity {
  readonly id: string;
  readonly title: string;
  readonly parent?: string;
  readonly description?: string;
  readonly contract?: string;
  readonly contract_data?: Record<string, unknown>;
}

/** A plan or task with its canonical branch, which stands on no other, and its documents. */
async function addEntity(at: Applying<Writer>, kind: Home['kind'], fact: NewEntity): Promise<Home> {
  const { db: writer, seq, ts_ms } = at;
  const { db, ws } = writer;
  const { id, title, parent = null, description = null, contract = null, contract_data } = fact;
  const home: Home = { id, kind, branch_id: seq, notes_doc: 'notes', graph_doc: `${id}-graph`, trace_doc: `${id}-trace` };
  await addBranch.send(db, { ws, id: seq, name: `${kind}/${id}`, base_id: null, base_seq: null, lineage: '[]', now: ts_ms });
  const row = {
    ...home,
    ws,
    num: numberIn(id),
    title,
    parent,
    description,
    contract,
    contract_data: contract_data ? JSON.stringify(contract_data) : null,
    contract_versions: contract !== null || contract_data ? 1 : 0,
    status: 'TODO',
    revision: 0,
    context: null,
    priority: null,
    domain: null,
    tags: '[]',
    depends_on: '[]',
    checklist: '[]',
    checklist_current: 0,
    checklist_doc: null,
    completed_at_ms: null,
    steps_total: 0,
    steps_done: 0,
    next_step: 0,
    created_at_ms: ts_ms,
    updated_at_ms: ts_ms,
  };
  await db.kysely.insertInto('entities').values(row).execute();
  await touchDocument.send(db, { ws, branch_id: seq, doc: home.notes_doc, kind: 'notes', seq, now: ts_ms });
  await touchDocument.send(db, { ws, branch_id: seq, doc: home.graph_doc, kind: 'graph', seq, now: ts_ms });
  await count(writer, kind, 'TODO', 1);
  await rememberNumber(writer, id);
  await index(at, searchedEntity(row));
  rememberHome(writer, home);
  return home;
}

/** What happened to a plan or task itself, and its node after it. */
async function happened(at: Applying<Writer>, home: Home, type: string, payload: Record<string, unknown>) {
  const event = await mirrorEvent(at, home, { type, path: null, payload });
  await projectTask(at, home);
  return event;
}

const stamp = (status: string | undefined, ts_ms: number) =>
  status === undefined ? {} : { status, completed_at_ms: status === 'DONE' ? ts_ms : null };

type Own = Pick<
  Appliers<Writer>,
  | 'plan_created'
  | 'task_created'
  | 'task_edited'
  | 'plan_edited'
  | 'task_patched'
  | 'task_completed'
  | 'plan_updated'
  | 'contract_updated'
  | 'focus_changed'
>;

export const entityAppliers: Own = {
  async plan_created(fact, at) {
    const home = await addEntity(at, 'plan', fact);
    return mirrorEvent(at, home, { type: 'plan_created', path: null, payload: { kind: 'plan', title: fact.title } });
  },
  async task_created(fact, at) {
    const home = await addEntity(at, 'task', fact);
    const payload = { kind: 'task', title: fact.title, parent: fact.parent };
    const event = await mirrorEvent(at, home, { type: 'task_created', path: null, payload });
    await projectNewTask(at, home, fact.title);
    return event;
  },
  async task_edited({ task, revision, change }, at) {
    await setEntity(at, task, revision, change);
    return happened(at, await homeOf(at.db, task), 'task_edited', { kind: 'task', patch: change });
  },
  async plan_edited({ task, revision, change }, at) {
    await setEntity(at, task, revision, change);
    return mirrorEvent(at, await homeOf(at.db, task), {
      type: 'plan_edited',
      path: null,
      payload: { kind: 'plan', patch: change },
    });
  },
  async task_patched({ task, revision, fields, change, inverse }, at) {
    await setEntity(at, task, revision, change);
    const home = await homeOf(at.db, task);
    const payload = { kind: home.kind, task, fields };
    await recordOperation(at, { entity: task, path: null, subject: { kind: 'entity', id: task }, inverse, payload });
    return happened(at, home, 'task_patched', payload);
  },
  async task_completed({ task, revision, status }, at) {
    await setEntity(at, task, revision, stamp(status, at.ts_ms));
    return happened(at, await homeOf(at.db, task), 'task_completed', { task, status });
  },
  async plan_updated({ task, revision, status, checklist }, at) {
    const { steps, current, doc } = checklist ?? {};
    await setEntity(at, task, revision, {
      ...stamp(status, at.ts_ms),
      checklist: steps,
      checklist_current: current,
      checklist_doc: doc,
    });
    const payload = {
      task,
      ...(status === undefined ? {} : { status }),
      ...(steps === undefined ? {} : { steps: steps.length }),
      ...(current === undefined ? {} : { current }),
      ...(doc === undefined ? {} : { doc: true }),
    };
    return mirrorEvent(at, await homeOf(at.db, task), { type: 'plan_updated', path: null, payload });
  },
  async contract_updated({ task, revision, contract, contract_data, versions }, at) {
    await setEntity(at, task, revision, { contract, contract_data, contract_versions: versions });
    const payload = { task, cleared: contract === null && contract_data === null, versions };
    return mirrorEvent(at, await homeOf(at.db, task), { type: 'contract_updated', path: null, payload });
  },
  focus_changed: ({ current }, at) => move(at, { focus: current }),
};
