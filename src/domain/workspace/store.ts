import type { TaskReads } from '../../records/tasks.ts';
import type { NotesStore } from '../notes/store.ts';

/** Beside it: what happened last; and each room's own store, for what rooms contribute. */
export type WorkspaceStore = NotesStore & Pick<TaskReads, 'events'> & { of(room: string): object };
