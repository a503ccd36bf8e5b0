import { refuse } from '../../kernel/fault.ts';
import type { EntityRow, StepRow, TaskNodeRow } from '../../records/tasks.ts';
import type { TasksStore } from './store.ts';

/** A plan or task by its id. */
export async function entityNamed(store: Pick<TasksStore, 'entities'>, id: string): Promise<EntityRow> {
  const row = await store.entities.find(id);
  if (row) return row;
  const kind = id.startsWith('PLAN') ? 'plan' : 'task';
  throw refuse('plan-or-task-is-not-known', { kind, id });
}

export async function stepAt(store: TasksStore, task: string, path: string): Promise<StepRow> {
  const step = await store.steps.at(task, path);
  if (step) return step;
  throw refuse('step-is-not-known', { id: path, task });
}

export async function nodeAt(store: TasksStore, task: string, path: string): Promise<TaskNodeRow> {
  const node = await store.nodes.at(task, path);
  if (node) return node;
  throw refuse('task-node-is-not-known', { id: path, task });
}

/** The plan or task as it stands after what was told. */
export const refreshed = (store: TasksStore, { id }: { id: string }): Promise<EntityRow> => entityNamed(store, id);
