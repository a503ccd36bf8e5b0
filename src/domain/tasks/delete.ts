import type { TasksLifecycleHandlers } from '../../../generated/handlers/tasks.ts';
import { leaveFocus } from './focus-moves.ts';
import { tellingHolders } from './held.ts';
import { numberOf } from './id-rules.ts';
import type { TasksStore } from './store.ts';

const pageSize = 500;

/** All tasks of a plan, read page by page. */
async function tasksOf(store: TasksStore, plan: string): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const after = numberOf(found.at(-1) ?? 'TASK-000');
    const ids = await store.entities.ids(plan, { after, limit: pageSize });
    found.push(...ids);
    if (ids.length < pageSize) return found;
  }
}

export const deleteHandlers: Pick<TasksLifecycleHandlers<TasksStore>, 'tasks_delete'> = tellingHolders({
  async tasks_delete(_, { target, store, tell, progress }) {
    const { id, kind, revision } = target.entity;
    if (target.step) {
      const { step_id, path } = target.step;
      const event = await tell('step_deleted', { task: id, revision: revision + 1, step_id, path });
      return { task: id, revision: revision + 1, step: { step_id, path }, event };
    }
    const tasks = kind === 'plan' ? await tasksOf(store, id) : [];
    for (const [i, task] of tasks.entries()) {
      await tell('task_deleted', { task, kind: 'task', with_plan: id });
      progress(i + 1, tasks.length + 1);
    }
    const event = await tell('task_deleted', { task: id, kind });
    const focus = store.workspace?.focus ?? null;
    if (focus !== null && [...tasks, id].includes(focus)) await leaveFocus({ store, tell });
    return { id, kind, deleted_tasks: kind === 'plan' ? tasks.length : 1, event };
  },
});
