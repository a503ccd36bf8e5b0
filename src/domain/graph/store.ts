import type { GraphReads } from '../../records/graph.ts';
import type { WorkspaceReads } from '../../records/workspace.ts';

export type GraphStore = WorkspaceReads & GraphReads;
