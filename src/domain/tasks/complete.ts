import type { TasksLifecycleHandlers } from '../../../generated/handlers/tasks.ts';
import type { TaskEvent, TasksCloseTaskOutput } from '../../../generated/types/index.ts';
import { fault } from '../../kernel/fault.ts';
import type { Reads } from '../../kernel/ports.ts';
import { refreshed } from './finding.ts';
import { type Completion, decideCompletion, notConfirmed } from './gate-rules.ts';
import { type PlannedPatch, planPatches, tellPatch } from './patch.ts';
import type { Step } from './step-types.ts';
import { toPlan, toTask } from './view-rules.ts';

type Unmet = Extract<Completion, { unmet: unknown }>;

/** A step is still open; where its checkpoints are met, closing it is all that is missing. */
function stillOpen(task: string, { unmet }: Unmet) {
  const first = unmet.find(({ step }) => !step.completed);
  const { path = '', step_id = '' } = first?.step ?? {};
  const open = unmet.filter(({ step }) => !step.completed).length;
  return fault(
    'INVALID_INPUT',
    { problem: `${open} steps of ${task} are not completed; the first is ${path}.`, fix: 'Close them first.' },
    [
      { tool: 'open', params: { id: task }, reason: 'See the first open step' },
      ...(first && first.missing.length === 0
        ? [{ tool: 'tasks_done', params: { task, step_id }, reason: 'Close the step, whose checkpoints are confirmed' }]
        : []),
    ],
  );
}

function refuseUnconfirmed(task: string, { unmet }: Unmet): never {
  const first = unmet.find(({ missing }) => missing.length > 0) as Unmet['unmet'][number];
  throw notConfirmed(task, first.step, first.missing);
}

/** Steps as they would be after patches. */
const patched = (steps: readonly Step[], patches: readonly PlannedPatch[]): Step[] =>
  steps.map((step) => Object.assign({ ...step }, ...patches.filter(({ id }) => id === step.step_id).map(({ change }) => change)));

type Diff = TasksCloseTaskOutput['diff'];

const diffOf = (patches: readonly PlannedPatch[]): Diff =>
  patches.flatMap(({ kind, id, path, change, before }) =>
    Object.entries(change)
      .filter(([field, after]) => JSON.stringify(before[field]) !== JSON.stringify(after))
      .map(([field, after]) => ({ kind, id, path, field, before: before[field], after })),
  );

const mostUnmet = 20;

const unmetOf = (completion: Completion): TasksCloseTaskOutput['unmet'] =>
  completion.kind === 'ready'
    ? []
    : completion.unmet.slice(0, mostUnmet).map(({ step: { step_id, path, completed }, missing }) => ({
        step: { step_id, path },
        completed,
        missing,
      }));

type Own = Pick<TasksLifecycleHandlers<Reads>, 'tasks_complete' | 'tasks_close_task'>;

export const completeHandlers: Own = {
  async tasks_complete({ status }, { workspace, target, store, tell, warn }) {
    const { id, kind, revision } = target;
    const changes = status !== target.status;
    if (!changes && status === 'DONE') warn('ALREADY_DONE', { id });
    if (changes && kind === 'task' && status === 'DONE') {
      const completion = decideCompletion(await store.steps.list(id));
      if (completion.kind === 'open') throw stillOpen(id, completion);
      if (completion.kind === 'unconfirmed') refuseUnconfirmed(id, completion);
    }
    const about = { task: id, revision: revision + 1, status };
    const event = changes ? await (kind === 'plan' ? tell('plan_updated', about) : tell('task_completed', about)) : null;
    const row = await refreshed(store, target);
    return kind === 'plan' ? { plan: toPlan(workspace, row), event } : { task: toTask(workspace, row), event };
  },

  async tasks_close_task({ apply, patches = [] }, { target, store, tell, warn }) {
    const { id, status } = target;
    const planned = await planPatches(store, target, patches);
    const completion = decideCompletion(patched(await store.steps.list(id), planned));
    const done = status === 'DONE';
    if (done) warn('ALREADY_DONE', { id });
    const finishing: Diff = done ? [] : [{ kind: 'task_detail', id, path: null, field: 'status', before: status, after: 'DONE' }];
    const answer = {
      task: id,
      ready: completion.kind === 'ready',
      unmet: unmetOf(completion),
      diff: [...diffOf(planned), ...finishing],
    };
    if (!apply) return { ...answer, revision: target.revision, status, applied: false, events: [] };

    if (!done && completion.kind !== 'ready') {
      if (completion.unmet.some(({ missing }) => missing.length > 0)) refuseUnconfirmed(id, completion);
      throw stillOpen(id, completion);
    }
    let { revision } = target;
    const events: TaskEvent[] = [];
    for (const patch of planned) events.push(await tellPatch(tell, target, ++revision, patch));
    if (!done) events.push(await tell('task_completed', { task: id, revision: ++revision, status: 'DONE' }));
    return { ...answer, revision, status: 'DONE', applied: true, events };
  },
};
