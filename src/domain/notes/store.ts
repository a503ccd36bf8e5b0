import type { NotesReads } from '../../records/notes.ts';
import type { WorkspaceReads } from '../../records/workspace.ts';

export type NotesStore = WorkspaceReads & NotesReads;
