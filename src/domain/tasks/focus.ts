import type { TasksFocusHandlers } from '../../../generated/handlers/tasks.ts';
import { nextCall } from '../../kernel/says.ts';
import { enterFocus, leaveFocus } from './focus-moves.ts';
import type { TasksStore } from './store.ts';

export const focusHandlers: TasksFocusHandlers<TasksStore> = {
  async tasks_focus_get(_, { workspace, store }) {
    return { workspace, focus: store.workspace?.focus ?? null };
  },

  async tasks_focus_set(_, { workspace, target, store, tell, suggest }) {
    const { previous, checkout } = await enterFocus({ store, tell }, target);
    suggest(nextCall('go-on-with-the-focus', { focus: target.id }));
    return { workspace, focus: target.id, previous, checkout };
  },

  async tasks_focus_clear(_, { workspace, store, tell }) {
    const { previous, checkout } = await leaveFocus({ store, tell });
    return { workspace, previous, cleared: previous !== null, checkout };
  },
};
