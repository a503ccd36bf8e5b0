import type { AnchorReads } from '../../records/anchors.ts';
import type { JobReads } from '../../records/jobs.ts';
import type { TaskReads } from '../../records/tasks.ts';
import type { GraphStore } from '../graph/store.ts';
import type { NotesStore } from '../notes/store.ts';

/** Beside it: what a name of an anchor means. */
export type TasksStore = NotesStore & GraphStore & TaskReads & JobReads & AnchorReads;
