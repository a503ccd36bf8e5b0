import type { Appliers, Applying } from '../../../generated/handlers/appliers.ts';
import type { StepsAddedFact } from '../../../generated/types/index.ts';
import { pathKey } from '../../kernel/text.ts';
import { searchedStep } from '../../store/searched-rows.ts';
import type { Writer } from '../../store/tables.ts';
import { projectNewSteps, projectStep } from '../mirrors/graph.ts';
import { mirrorNote } from '../mirrors/note.ts';
import { eventId, homeOf, mirrorEvent } from '../mirrors/trace.ts';
import { index } from '../search.ts';
import { recordOperation } from './operations.ts';
import { countSteps, rememberNumber, type StepRow, setEntity, setStep, toColumns } from './rows.ts';

const fresh = {
  success_criteria: '[]',
  tests: '[]',
  blockers: '[]',
  criteria_confirmed: 0,
  tests_confirmed: 0,
  security_confirmed: 0,
  perf_confirmed: 0,
  docs_confirmed: 0,
  proof_tests_mode: 'off',
  proof_security_mode: 'off',
  proof_perf_mode: 'off',
  proof_docs_mode: 'off',
  evidence: '[]',
  completed: 0,
  completed_at_ms: null,
  blocked: 0,
  block_reason: null,
  next_step: 0,
  next_node: 0,
};

const placeOf = (path: string) => Number(path.slice(path.lastIndexOf(':') + 1));

/** Rows of new steps, and the place that the next sibling gets. */
async function addSteps(at: Applying<Writer>, { task, parent, steps }: StepsAddedFact): Promise<void> {
  const { db: writer, ts_ms } = at;
  const { db, ws } = writer;
  const rows = steps.map(
    ({ step_id, path, change }) =>
      ({
        ws,
        id: step_id,
        task,
        parent_id: parent?.step_id ?? null,
        path,
        path_key: pathKey(path),
        ...fresh,
        ...toColumns(change),
        touched_by: null,
        created_at_ms: ts_ms,
        updated_at_ms: ts_ms,
      }) as StepRow,
  );
  await db.kysely.insertInto('steps').values(rows).execute();
  for (const row of rows) await index(at, searchedStep(row));
  const last = steps.at(-1);
  if (!last) return;
  await rememberNumber(writer, last.step_id);
  const next_step = placeOf(last.path) + 1;
  if (parent)
    await db.kysely.updateTable('steps').set({ next_step }).where('ws', '=', ws).where('id', '=', parent.step_id).execute();
  else await db.kysely.updateTable('entities').set({ next_step }).where('ws', '=', ws).where('id', '=', task).execute();
  await countSteps(writer, task, steps.length, 0);
}

type Own = Pick<
  Appliers<Writer>,
  | 'steps_added'
  | 'step_defined'
  | 'step_noted'
  | 'step_verified'
  | 'step_done'
  | 'step_reopened'
  | 'step_blocked'
  | 'step_unblocked'
>;

interface StepFact {
  readonly task: string;
  readonly revision: number;
  readonly step_id: string;
  readonly path: string;
  readonly inverse?: { intent: string; before: object; after: object };
}

/** What all facts about one step have in common: the row, the revision, the way back, and the event. */
async function stepChanged(at: Applying<Writer>, type: keyof Own, fact: StepFact, change: object, more: object = {}) {
  const { task, revision, step_id, path, inverse } = fact;
  await setStep(at, step_id, change);
  await setEntity(at, task, revision);
  const payload = { task, step_id, path, ...more };
  await recordOperation(at, { entity: task, path, subject: { kind: 'step', id: step_id }, inverse, payload });
  const home = await homeOf(at.db, task);
  const event = await mirrorEvent(at, home, { type, path, payload });
  if ('title' in change || 'completed' in change) await projectStep(at, home, step_id);
  return event;
}

export const stepAppliers: Own = {
  async steps_added(fact, at) {
    const { task, revision, parent, steps } = fact;
    await addSteps(at, fact);
    await setEntity(at, task, revision);
    const added = steps.map(({ step_id, path, change }) => ({ step_id, path, title: change.title ?? '' }));
    const parent_path = parent?.path ?? null;
    const home = await homeOf(at.db, task);
    const payload = { task, parent_path, steps: added };
    const event = await mirrorEvent(at, home, { type: 'steps_added', path: parent_path, payload });
    await projectNewSteps(at, home, parent?.step_id ?? null, added);
    return event;
  },
  step_defined: (fact, at) => stepChanged(at, 'step_defined', fact, fact.change, { fields: fact.fields }),
  async step_noted(fact, at) {
    const { task, step_id, path, note } = fact;
    const note_seq = at.next_seq();
    const event = await stepChanged(at, 'step_noted', fact, {}, { note_seq });
    const meta = { source: 'tasks_note', task_id: task, step_id, path, note_seq, event_id: eventId(at.seq) };
    await mirrorNote(at, await homeOf(at.db, task), { seq: note_seq, content: note, meta });
    return event;
  },
  step_verified: (fact, at) => stepChanged(at, 'step_verified', fact, fact.change, fact.change),
  step_done: (fact, at) =>
    stepChanged(
      at,
      'step_done',
      fact,
      { completed: true, completed_at_ms: fact.completed_at_ms },
      fact.forced ? { forced: true } : {},
    ),
  step_reopened: (fact, at) =>
    stepChanged(at, 'step_reopened', fact, { completed: false, completed_at_ms: null }, { force: fact.force }),
  step_blocked: (fact, at) =>
    stepChanged(at, 'step_blocked', fact, { blocked: true, block_reason: fact.reason }, { reason: fact.reason }),
  step_unblocked: (fact, at) => stepChanged(at, 'step_unblocked', fact, { blocked: false, block_reason: null }),
};
