import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { VcsBranchesHandlers } from '../../../generated/handlers/vcs.ts';
import type { Branch } from '../../../generated/types/index.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import { branchNamed, checkedOut } from '../../records/branch.ts';
import { maxBranchDepth } from '../../records/defaults.ts';
import type { BranchRow } from '../../records/workspace.ts';
import { refuseBadName, refuseTagName } from './name-rules.ts';
import type { VcsStore } from './store.ts';

/** Makes a branch from what its base shows now. */
export async function branchOff(
  store: VcsStore,
  base: BranchRow,
  name: string,
  seq: number,
  tell: Tell<'branch_created'>,
): Promise<Branch> {
  refuseBadName(name);
  await refuseTagName(store, name);
  if (base.view.length > maxBranchDepth) throw fault('BRANCH_DEPTH_EXCEEDED', { from: base.name, depth: maxBranchDepth });
  return tell('branch_created', { name, base_branch: base.name, base_seq: seq });
}

const exists = (id: string) => refuse('branch-exists-already', { id });

export const branchHandlers: VcsBranchesHandlers<VcsStore> = {
  async branch_create({ name, from }, { workspace, store, tell, seq }) {
    if (await store.branches.find(name)) throw exists(name);
    const base = from === undefined ? await checkedOut(store) : await branchNamed(store, from);
    return { workspace, branch: await branchOff(store, base, name, seq(), tell) };
  },

  async branch_list({ limit, after }, { workspace, store }) {
    const rows = await store.branches.list({ after: after ?? null, limit: limit + 1 });
    const branches = rows.slice(0, limit);
    const truncated = rows.length > limit;
    const next_after = truncated ? (branches.at(-1)?.name ?? null) : null;
    return { workspace, checkout: store.workspace?.checkout ?? null, branches, next_after, truncated };
  },

  async branch_rename({ old, new: current }, { workspace, store, tell }) {
    const branch = await branchNamed(store, old);
    refuseBadName(old);
    refuseBadName(current);
    await refuseTagName(store, current);
    if (await store.branches.find(current)) throw exists(current);
    await tell('branch_renamed', { branch_id: branch.id, previous: old, current });
    return { workspace, previous: old, current };
  },

  async branch_delete({ name }, { workspace, store, tell }) {
    const branch = await branchNamed(store, name);
    if (store.workspace?.checkout === name) throw refuse('branch-is-checked-out', { name });
    const derived = await store.branches.basedOn(branch.id, 5);
    if (derived.length) throw refuse('branch-is-a-base', { name, derived: derived.join(', ') });
    const owner = await store.entities.owningBranch(branch.id);
    if (owner) throw refuse('branch-belongs-to-an-entity', { name, owner });
    await tell('branch_deleted', { branch_id: branch.id, name });
    return { workspace, name, deleted: true };
  },

  async checkout({ ref }, { workspace, store, tell }) {
    const { name: current } = await branchNamed(store, ref);
    const previous = store.workspace?.checkout ?? null;
    if (previous !== current) await tell('branch_checked_out', { previous, current });
    return { workspace, previous, current };
  },
};
