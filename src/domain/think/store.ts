import type { AnchorReads } from '../../records/anchors.ts';
import type { CardReads } from '../../records/cards.ts';
import type { TaskReads } from '../../records/tasks.ts';
import type { GraphStore } from '../graph/store.ts';
import type { NotesStore } from '../notes/store.ts';

/** Beside it: the plan, task or step that a thought belongs to, and what a name of an anchor means. */
export type ThinkStore = NotesStore & GraphStore & CardReads & Pick<TaskReads, 'entities' | 'steps'> & AnchorReads;
