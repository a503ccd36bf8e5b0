import { defaults } from './defaults.ts';
import { fault } from './fault.ts';
import type { BranchRow, Reads } from './ports.ts';

export async function branchNamed(store: Reads, name: string): Promise<BranchRow> {
  const branch = await store.branches.find(name);
  if (branch) return branch;
  throw fault('UNKNOWN_ID', {
    kind: 'branch',
    id: name,
    fix: 'Use the name of a branch that exists, or make it with branch_create.',
  });
}

export const checkedOut = (store: Reads) => branchNamed(store, store.workspace?.checkout ?? defaults.branch);

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
