import type { MemoryKind, MindScope, RecalledItem } from '../../generated/types/index.ts';

/**
 * What earlier work can be recalled from: snapshots of segments, workflows that are enabled, and claims and nodes that are active.
 * One index for all projects, derived from their files; what is rolled back there is gone here.
 */
export interface MemoryItem extends Omit<RecalledItem, 'snippet'> {
  readonly body: string;
}

export interface FoundMemory extends MemoryItem {
  readonly score: number;
}

export interface MemoryFilter {
  readonly kinds: readonly MemoryKind[];
  /** Nothing of this project. */
  readonly without_project?: string | undefined;
  readonly limit: number;
}

export interface MemoryGroup {
  readonly kind: MemoryKind;
  readonly scope: MindScope;
  readonly project_id: string;
  readonly count: number;
}

export interface MemoryStatus {
  readonly backend: 'sqlite_fts' | 'in_memory';
  readonly db_path: string;
  readonly exists: boolean;
  readonly fts_version: 'fts5' | 'none';
  readonly total_items: number;
  readonly groups: readonly MemoryGroup[];
}

export interface MemoryReads {
  readonly memory: {
    /** What holds some of these words, best first. */
    search(query: string, filter: MemoryFilter): Promise<FoundMemory[]>;
    status(): Promise<MemoryStatus>;
  };
}

/** `claim:project:0123456789abcdef:cl_…`, `node:global:global:nd_…` */
export const memoryId = (kind: MemoryKind, scope: MindScope, project_id: string, id: string): string =>
  `${kind}:${scope}:${scope === 'global' ? 'global' : project_id}:${id}`;
