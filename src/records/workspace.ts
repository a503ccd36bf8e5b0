import type { Segment } from '../../generated/handlers/ctx.ts';
import type { Branch } from '../../generated/types/index.ts';
import type { WorkspaceRow } from '../kernel/ports.ts';

/** A branch with the ranges that make up what is seen on it, newest first. */
export interface BranchRow extends Branch {
  readonly id: number;
  readonly view: Segment[];
}

export interface DocRow {
  readonly branch_id: number;
  readonly branch: string;
  readonly doc: string;
  readonly kind: 'notes' | 'trace' | 'graph';
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
  readonly first_seq: number;
}

/** What every handler may read: the workspace itself, its branches and documents. All of it is one snapshot. */
export interface WorkspaceReads {
  readonly workspace: WorkspaceRow | null;
  readonly branches: {
    find(name: string): Promise<BranchRow | undefined>;
    list(page: { after: string | null; limit: number }): Promise<Branch[]>;
    /** Names of branches made directly from this one. */
    basedOn(branch_id: number, limit: number): Promise<string[]>;
    /** Where a caller stood before it had a focus. */
    beforeFocus(caller: string): Promise<string | undefined>;
    /** The same branches whole, the newest first. */
    newestOn(branch_id: number, limit: number): Promise<BranchRow[]>;
  };
  readonly documents: {
    onBranches(branch_ids: readonly number[]): Promise<DocRow[]>;
    find(branch_id: number, doc: string): Promise<DocRow | undefined>;
  };
}
