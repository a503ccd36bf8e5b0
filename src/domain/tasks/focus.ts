import type { TasksFocusHandlers } from '../../../generated/handlers/tasks.ts';
import { enterFocus, leaveFocus } from './focus-moves.ts';
import type { TasksStore } from './store.ts';

export const focusHandlers: TasksFocusHandlers<TasksStore> = {
  async tasks_focus_get(_, { workspace, store }) {
    return { workspace, focus: store.workspace?.focus ?? null };
  },

  async tasks_focus_set(_, { workspace, target, store, tell }) {
    const { previous, checkout } = await enterFocus({ store, tell }, target);
    return { workspace, focus: target.id, previous, checkout };
  },

  async tasks_focus_clear(_, { workspace, store, tell }) {
    const { previous, checkout } = await leaveFocus({ store, tell });
    return { workspace, previous, cleared: previous !== null, checkout };
  },
};
