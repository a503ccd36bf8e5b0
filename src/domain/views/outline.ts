import type { EntityTarget } from '../../../generated/handlers/ctx.ts';
import type { Blocker, Radar } from '../../../generated/types/index.ts';
import { toPlan, toTask } from '../tasks/view-rules.ts';
import { decideNext, type Next } from './action-rules.ts';
import { requestedIn } from './focus.ts';
import { type Progress, progressOf } from './progress-rules.ts';
import { radarOf, waitingSteps } from './radar-rules.ts';
import type { ViewsStore } from './store.ts';
import { readWorkState, type WorkState } from './work-state.ts';

/** The plan or task as callers see it. */
export const shownEntity = (workspace: string, entity: EntityTarget) =>
  entity.kind === 'plan' ? toPlan(workspace, entity) : toTask(workspace, entity);

interface Where {
  readonly workspace: string;
  readonly store: ViewsStore;
  readonly target: EntityTarget;
}

/** What every view of a plan or task begins with. */
export const headOf = (input: Parameters<typeof requestedIn>[0], focus: string | null, { workspace, target }: Where) => ({
  workspace,
  focus,
  requested: requestedIn(input),
  target: shownEntity(workspace, target),
  reasoning_ref: target.reasoning_ref,
});

export interface Outline {
  readonly standing: WorkState;
  readonly next: Next;
  /** Open steps that wait. */
  readonly waiting: readonly Blocker[];
  readonly radar: Radar;
  readonly progress: Progress;
}

/** How many tasks of a plan, and how many blockers, a view looks at unless it is asked for others. */
const usual = { tasks: 20, blockers: 10 };

/** How a plan or task stands, and what follows from it. */
export async function readOutline(
  store: ViewsStore,
  target: EntityTarget,
  most: { tasks?: number; blockers?: number } = {},
): Promise<Outline> {
  const { tasks, blockers } = { ...usual, ...most };
  const standing = await readWorkState(store, target, tasks);
  const next = decideNext(standing);
  const waiting = waitingSteps(standing);
  return { standing, next, waiting, radar: radarOf(standing, next, waiting.slice(0, blockers)), progress: progressOf(standing) };
}
