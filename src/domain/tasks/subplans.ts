import type { TasksSubplansHandlers } from '../../../generated/handlers/tasks.ts';
import type { TaskNodeAddedFact, TasksTaskDefineInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { nodeAt, stepAt } from './finding.ts';
import { idOf } from './id-rules.ts';
import { inverseOf, nodeImage } from './image-rules.ts';
import type { TasksStore } from './store.ts';
import { lines, realBlockers, textOrNone } from './text-rules.ts';

type NodeChange = TaskNodeAddedFact['change'];
type Given = Omit<TasksTaskDefineInput, 'workspace' | 'path'>;

const texts = ['description', 'context'] as const;
const lists = ['dependencies', 'next_steps', 'problems', 'risks', 'success_criteria'] as const;
const plain = ['status', 'status_manual', 'priority', 'blocked'] as const;

const picked = <K extends keyof Given>(given: Given, fields: readonly K[], keep: (value: NonNullable<Given[K]>) => unknown) =>
  Object.fromEntries(
    fields.flatMap((field) => (given[field] === undefined ? [] : [[field, keep(given[field] as NonNullable<Given[K]>)]])),
  );

/** What is said about a node, as it is kept. */
const nodeChange = (given: Given): NodeChange => ({
  ...picked(given, ['title'], (title) => (title as string).trim()),
  ...picked(given, plain, (value) => value),
  ...picked(given, texts, (text) => textOrNone(text as string)),
  ...picked(given, ['blockers'], (items) => realBlockers(items as string[])),
  ...picked(given, lists, (items) => lines(items as string[])),
});

export const subplanHandlers: TasksSubplansHandlers<TasksStore> = {
  async tasks_task_add({ parent_step, ...given }, { target, store, tell }) {
    const step = await stepAt(store, target.id, parent_step);
    const node_id = idOf('NODE', (await store.entities.lastNumber('NODE')) + 1);
    const path = `${step.path}.t:${step.next_node}`;
    const about = { task: target.id, revision: target.revision + 1 };
    const event = await tell('task_node_added', { ...about, step_id: step.step_id, node_id, path, change: nodeChange(given) });
    return { ...about, node: { node_id, path }, event };
  },

  async tasks_task_define({ path, ...given }, { target, store, tell }) {
    const node = await nodeAt(store, target.id, path);
    const change = nodeChange(given);
    const fields = Object.keys(change);
    if (fields.length === 0) throw refuse('nothing-to-set');
    const { node_id } = node;
    const about = { task: target.id, revision: target.revision + 1 };
    const inverse = inverseOf('task_node_define', nodeImage(node), change);
    const event = await tell('task_node_defined', { ...about, node_id, path, fields, change, inverse });
    return { ...about, node: { node_id, path }, event };
  },

  async tasks_task_delete({ path }, { target, store, tell }) {
    const { node_id } = await nodeAt(store, target.id, path);
    const about = { task: target.id, revision: target.revision + 1 };
    const event = await tell('task_node_deleted', { ...about, node_id, path });
    return { ...about, node: { node_id, path }, event };
  },
};
