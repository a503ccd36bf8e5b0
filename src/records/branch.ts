import type { BranchTarget } from '../../generated/handlers/ctx.ts';
import { fault } from '../kernel/fault.ts';
import { defaults } from './defaults.ts';
import type { BranchRow, WorkspaceReads } from './workspace.ts';

export async function branchNamed(store: WorkspaceReads, name: string): Promise<BranchRow> {
  const branch = await store.branches.find(name);
  if (branch) return branch;
  throw fault('UNKNOWN_ID', {
    kind: 'branch',
    id: name,
    fix: 'Use the name of a branch that exists, or make it with branch_create.',
  });
}

/** A branch as handlers are given it: named, or the one checked out. */
export async function branchTarget(store: WorkspaceReads, name: string | undefined): Promise<BranchTarget> {
  const row = name === undefined ? await checkedOut(store) : await branchNamed(store, name);
  return { branch: row.name, branch_id: row.id, base_branch: row.base_branch, base_seq: row.base_seq, view: [...row.view] };
}

export const checkedOut = (store: WorkspaceReads) => branchNamed(store, store.workspace?.checkout ?? defaults.branch);

/** Where a merge goes: named, or the base of what is merged. */
export function decideInto(from: BranchRow, into: string | undefined, toBase: boolean): string {
  if (toBase && from.base_branch === null)
    throw fault('MERGE_NOT_SUPPORTED', { from: from.name, into: '(its base)', because: 'it was not made from another branch' });
  const base = toBase ? (from.base_branch as string) : undefined;
  if (into !== undefined && base !== undefined && into !== base)
    throw fault('INVALID_INPUT', { problem: `into is ${into}, but merge_to_base means ${base}.`, fix: 'Keep one of the two.' });
  const chosen = into ?? base;
  if (chosen === undefined)
    throw fault('INVALID_INPUT', { problem: 'into is missing.', fix: 'Add into, or merge_to_base=true.' });
  if (chosen === from.name)
    throw fault('INVALID_INPUT', { problem: `${chosen} cannot be merged into itself.`, fix: 'Name two different branches.' });
  return chosen;
}
