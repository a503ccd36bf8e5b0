import type { AnchorsStore } from '../anchors/store.ts';
import type { TasksStore } from '../tasks/store.ts';
import type { ThinkStore } from '../think/store.ts';

export type ViewsStore = TasksStore & ThinkStore & AnchorsStore;
