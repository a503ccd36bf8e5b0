import type { NextCall, WarnFor } from '../../../generated/handlers/codes.ts';
import type { EntityTarget, Tell } from '../../../generated/handlers/ctx.ts';
import type { TasksLifecycleHandlers } from '../../../generated/handlers/tasks.ts';
import type { TaskEvent, TasksCloseTaskOutput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { nextCall } from '../../kernel/says.ts';
import { refreshed } from './finding.ts';
import { type Completion, decideCompletion, notConfirmed } from './gate-rules.ts';
import { type PlannedPatch, planPatches, tellPatch } from './patch.ts';
import type { Step } from './step-types.ts';
import type { TasksStore } from './store.ts';
import { toPlan, toTask } from './view-rules.ts';

type Unmet = Extract<Completion, { unmet: unknown }>;

type First = Unmet['unmet'][number];

/** The calls that help with the first step that keeps a task open. */
export type OpenWays = (task: string, first: First) => NextCall[];

/** Where its checkpoints are met, closing the step is all that is missing. */
const plainWays: OpenWays = (task, { step: { step_id, blocked }, missing }) => [
  nextCall('see-the-first-open-step', { task }),
  ...(missing.length === 0 && !blocked ? [nextCall('close-the-confirmed-step', { task, step_id })] : []),
];

function stillOpen(task: string, { unmet }: Unmet, ways: OpenWays = plainWays) {
  const open = unmet.filter(({ step }) => !step.completed);
  const first = open[0] as First;
  const free = open.find(({ step }) => !step.blocked) ?? first;
  return refuse('steps-are-not-completed', { count: open.length, task, first: first.step.path }, ways(task, free));
}

function refuseUnconfirmed(task: string, { unmet }: Unmet): never {
  const first = unmet.find(({ missing }) => missing.length > 0) as First;
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

interface Setting {
  readonly store: TasksStore;
  readonly tell: Tell<'task_completed' | 'plan_updated'>;
  readonly warn: WarnFor<'ALREADY_DONE'>;
  readonly ways?: OpenWays;
}

/** Gives a plan or task another status; a task is done only when all its steps are. Null where it has that status already. */
export async function setStatus(
  target: EntityTarget,
  status: EntityTarget['status'],
  { store, tell, warn, ways }: Setting,
): Promise<TaskEvent | null> {
  const { id, kind, revision } = target;
  if (status === target.status) {
    if (status === 'DONE') warn('ALREADY_DONE', { id });
    return null;
  }
  if (kind === 'task' && status === 'DONE') {
    const completion = decideCompletion(await store.steps.list(id));
    if (completion.kind === 'open') throw stillOpen(id, completion, ways);
    if (completion.kind === 'unconfirmed') refuseUnconfirmed(id, completion);
  }
  const about = { task: id, revision: revision + 1, status };
  return kind === 'plan' ? tell('plan_updated', about) : tell('task_completed', about);
}

type Own = Pick<TasksLifecycleHandlers<TasksStore>, 'tasks_complete' | 'tasks_close_task'>;

export const completeHandlers: Own = {
  async tasks_complete({ status }, { workspace, target, store, tell, warn }) {
    const event = await setStatus(target, status, { store, tell, warn });
    const row = await refreshed(store, target);
    return target.kind === 'plan' ? { plan: toPlan(workspace, row), event } : { task: toTask(workspace, row), event };
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
