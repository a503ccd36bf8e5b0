import type { TasksStore } from '../tasks/store.ts';
import type { ThinkStore } from '../think/store.ts';

/** Besides what it reads itself, it asks the search of the workspace. */
export type ContextStore = TasksStore & ThinkStore & { of(room: string): object };
