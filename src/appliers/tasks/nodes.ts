import type { Appliers } from '../../../generated/handlers/appliers.ts';
import { dropSearchable } from '../../store/search-rows.ts';
import { searchedEvidence, searchedTaskNode } from '../../store/searched-rows.ts';
import type { Database, Writer } from '../../store/tables.ts';
import { homeOf, mirrorEvent } from '../mirrors/trace.ts';
import { index } from '../search.ts';
import { recordOperation } from './operations.ts';
import { rememberNumber, setEntity, setNode, setStep, toColumns } from './rows.ts';

const fresh = {
  description: null,
  context: null,
  status: 'TODO',
  status_manual: 0,
  priority: null,
  blocked: 0,
  blockers: '[]',
  dependencies: '[]',
  next_steps: '[]',
  problems: '[]',
  risks: '[]',
  success_criteria: '[]',
};

const placeOf = (path: string) => Number(path.slice(path.lastIndexOf(':') + 1));

type Own = Pick<Appliers<Writer>, 'task_node_added' | 'task_node_defined' | 'task_node_deleted' | 'evidence_captured'>;

export const nodeAppliers: Own = {
  async task_node_added({ task, revision, step_id, node_id, path, change }, at) {
    const { db, ws } = at.db;
    const row = {
      ...fresh,
      ...toColumns(change),
      ws,
      id: node_id,
      task,
      step_id,
      path,
      created_at_ms: at.ts_ms,
      updated_at_ms: at.ts_ms,
    } as Database['task_nodes'];
    await db.kysely.insertInto('task_nodes').values(row).execute();
    await rememberNumber(at.db, node_id);
    await index(at, searchedTaskNode(row));
    await setStep(at, step_id, { next_node: placeOf(path) + 1 });
    await setEntity(at, task, revision);
    const payload = { task, step_id, node_id, path, title: change.title };
    return mirrorEvent(at, await homeOf(at.db, task), { type: 'task_node_added', path, payload });
  },
  async task_node_defined({ task, revision, node_id, path, fields, change, inverse }, at) {
    await setNode(at, node_id, change);
    await setEntity(at, task, revision);
    const payload = { task, node_id, path, fields };
    await recordOperation(at, { entity: task, path, subject: { kind: 'node', id: node_id }, inverse, payload });
    return mirrorEvent(at, await homeOf(at.db, task), { type: 'task_node_defined', path, payload });
  },
  async task_node_deleted({ task, revision, node_id, path }, at) {
    const { db, ws } = at.db;
    await db.kysely.deleteFrom('task_nodes').where('ws', '=', ws).where('id', '=', node_id).execute();
    await dropSearchable(at.db, 'task_node', [node_id]);
    await db.kysely
      .updateTable('operations')
      .set({ undoable: 0 })
      .where('ws', '=', ws)
      .where('subject_id', '=', node_id)
      .execute();
    await setEntity(at, task, revision);
    return mirrorEvent(at, await homeOf(at.db, task), { type: 'task_node_deleted', path, payload: { task, node_id, path } });
  },
  async evidence_captured({ task, revision, step, items, checks, attachments, checkpoints, evidence }, at) {
    const { db, ws } = at.db;
    const row = {
      ws,
      seq: at.seq,
      entity: task,
      step_id: step?.step_id ?? null,
      checkpoints: JSON.stringify(checkpoints),
      items: JSON.stringify(items),
      checks: JSON.stringify(checks),
      attachments: JSON.stringify(attachments),
      ts_ms: at.ts_ms,
    };
    await db.kysely.insertInto('evidence').values(row).execute();
    await index(at, searchedEvidence(row));
    if (step && evidence) await setStep(at, step.step_id, { evidence });
    await setEntity(at, task, revision);
    const home = await homeOf(at.db, task);
    const payload = {
      entity_kind: step ? 'step' : home.kind,
      entity_id: step?.step_id ?? task,
      artifacts: items.length,
      checks: checks.length,
      attachments: attachments.length,
      checkpoints,
    };
    return mirrorEvent(at, home, { type: 'evidence_captured', path: step?.path ?? null, payload });
  },
};
