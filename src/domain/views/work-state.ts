import type { EntityTarget } from '../../../generated/handlers/ctx.ts';
import type { EntityRow, StepRow } from '../../records/tasks.ts';
import type { ViewsStore } from './store.ts';

/** How a plan or task stands: the steps of a task in path order, or the tasks of a plan. */
export type WorkState = { readonly entity: EntityTarget } & (
  | { readonly kind: 'task'; readonly steps: readonly StepRow[] }
  | {
      readonly kind: 'plan';
      readonly total: number;
      readonly completed: number;
      /** In the order in which they were made, no more than were asked for. */
      readonly open: readonly EntityRow[];
      readonly done: readonly EntityRow[];
    }
);

export async function readWorkState(store: ViewsStore, entity: EntityTarget, most: number): Promise<WorkState> {
  if (entity.kind === 'task') return { kind: 'task', entity, steps: await store.steps.list(entity.id) };
  const below = { kind: 'task' as const, parent: entity.id };
  const page = { after: 0, limit: most };
  return {
    kind: 'plan',
    entity,
    ...(await store.entities.countBelow(entity.id)),
    open: await store.entities.list({ ...below, statuses: ['TODO', 'ACTIVE'] }, page),
    done: await store.entities.list({ ...below, statuses: ['DONE'] }, page),
  };
}
