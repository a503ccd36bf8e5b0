import { fault } from '../../kernel/fault.ts';
import type { EntityRow, StepRow, TaskNodeRow } from '../../records/tasks.ts';
import type { TasksStore } from './store.ts';

const lookAt = (task: string) => [{ tool: 'open', params: { id: task }, reason: `See ${task} and its first open step` }];

/** A plan or task by its id. */
export async function entityNamed(store: Pick<TasksStore, 'entities'>, id: string): Promise<EntityRow> {
  const row = await store.entities.find(id);
  if (row) return row;
  const kind = id.startsWith('PLAN') ? 'plan' : 'task';
  throw fault('UNKNOWN_ID', { kind, id, fix: 'Use the id of a plan or task that exists in this workspace.' });
}

export async function stepAt(store: TasksStore, task: string, path: string): Promise<StepRow> {
  const step = await store.steps.at(task, path);
  if (step) return step;
  throw fault('UNKNOWN_ID', { kind: 'step', id: path, fix: `Use a step that ${task} has.` }, lookAt(task));
}

export async function nodeAt(store: TasksStore, task: string, path: string): Promise<TaskNodeRow> {
  const node = await store.nodes.at(task, path);
  if (node) return node;
  throw fault('UNKNOWN_ID', { kind: 'task node', id: path, fix: `Use a task node that ${task} has.` }, lookAt(task));
}

/** The plan or task as it stands after what was told. */
export const refreshed = (store: TasksStore, { id }: { id: string }): Promise<EntityRow> => entityNamed(store, id);
