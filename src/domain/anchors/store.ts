import type { AnchorReads } from '../../records/anchors.ts';
import type { GraphStore } from '../graph/store.ts';
import type { NotesStore } from '../notes/store.ts';

export type AnchorsStore = NotesStore & GraphStore & AnchorReads;
