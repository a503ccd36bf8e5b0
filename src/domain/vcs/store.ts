import type { TaskReads } from '../../records/tasks.ts';
import type { GraphStore } from '../graph/store.ts';
import type { NotesStore } from '../notes/store.ts';

/** Beside it: whose canonical branch a branch is. */
export type VcsStore = NotesStore & GraphStore & Pick<TaskReads, 'entities'>;
