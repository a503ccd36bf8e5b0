import type { NotebookReads } from '../../records/notebooks.ts';
import type { WorkspaceReads } from '../../records/workspace.ts';

export type NotebooksStore = WorkspaceReads & NotebookReads;
