import type { WorkspaceReads } from '../../records/workspace.ts';

export type ModelsStore = WorkspaceReads;
