import type { TasksFocusHandlers } from '../../../generated/handlers/tasks.ts';
import type { TasksStore } from './store.ts';

export const focusHandlers: TasksFocusHandlers<TasksStore> = {
  async tasks_focus_get(_, { workspace, store }) {
    return { workspace, focus: store.workspace?.focus ?? null };
  },

  async tasks_focus_set(_, { workspace, target, store, tell }) {
    const previous = store.workspace?.focus ?? null;
    if (previous !== target.id) await tell('focus_changed', { previous, current: target.id });
    return { workspace, focus: target.id, previous };
  },

  async tasks_focus_clear(_, { workspace, store, tell }) {
    const previous = store.workspace?.focus ?? null;
    if (previous !== null) await tell('focus_changed', { previous, current: null });
    return { workspace, previous, cleared: previous !== null };
  },
};
