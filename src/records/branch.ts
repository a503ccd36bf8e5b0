import type { BranchTarget } from '../../generated/handlers/ctx.ts';
import { refuse } from '../kernel/fault.ts';
import { defaults } from './defaults.ts';
import type { BranchRow, WorkspaceReads } from './workspace.ts';

export async function branchNamed(store: WorkspaceReads, name: string): Promise<BranchRow> {
  const branch = await store.branches.find(name);
  if (branch) return branch;
  throw refuse('branch-is-not-known', { id: name });
}

/** A branch as handlers are given it: named, or the one checked out. */
export async function branchTarget(store: WorkspaceReads, name: string | undefined): Promise<BranchTarget> {
  const row = name === undefined ? await checkedOut(store) : await branchNamed(store, name);
  return { branch: row.name, branch_id: row.id, base_branch: row.base_branch, base_seq: row.base_seq, view: [...row.view] };
}

/** Where one works on what is in focus: on its branch, or on a what-if from there that is checked out. */
export async function workingBranch(store: WorkspaceReads, home: string): Promise<BranchTarget> {
  const own = await branchTarget(store, home);
  const { checkout } = store.workspace ?? {};
  if (!checkout || checkout === home) return own;
  const standing = await branchTarget(store, checkout);
  return standing.base_branch !== null && standing.view.some(({ branch_id }) => branch_id === own.branch_id) ? standing : own;
}

export const checkedOut = (store: WorkspaceReads) => branchNamed(store, store.workspace?.checkout ?? defaults.branch);

/** Where a merge goes: named, or the base of what is merged. */
export function decideInto(from: BranchRow, into: string | undefined, toBase: boolean): string {
  if (toBase && from.base_branch === null) throw refuse('branch-has-no-base', { from: from.name, into: '(its base)' });
  const base = toBase ? (from.base_branch as string) : undefined;
  if (into !== undefined && base !== undefined && into !== base) throw refuse('into-is-not-the-base', { into, base });
  const chosen = into ?? base;
  if (chosen === undefined) throw refuse('into-is-missing');
  if (chosen === from.name) throw refuse('branch-is-merged-into-itself', { branch: chosen });
  return chosen;
}
