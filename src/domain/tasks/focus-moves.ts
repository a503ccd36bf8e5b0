import type { EntityTarget, Tell } from '../../../generated/handlers/ctx.ts';
import type { CheckoutMove } from '../../../generated/types/index.ts';
import { defaults } from '../../records/defaults.ts';
import type { WorkspaceReads } from '../../records/workspace.ts';

interface Moving {
  readonly store: Pick<WorkspaceReads, 'workspace' | 'branches'>;
  readonly tell: Tell<'focus_changed' | 'branch_checked_out'>;
}

export interface FocusMoved {
  readonly previous: string | null;
  readonly checkout: CheckoutMove;
}

async function stand({ store, tell }: Moving, current: string): Promise<CheckoutMove> {
  const previous = store.workspace?.checkout ?? null;
  if (previous !== current) await tell('branch_checked_out', { previous, current });
  return { previous, current };
}

/** Whoever works on a plan or task stands on its branch. */
export async function enterFocus(moving: Moving, { id, reasoning_ref }: EntityTarget): Promise<FocusMoved> {
  const previous = moving.store.workspace?.focus ?? null;
  if (previous !== id) await moving.tell('focus_changed', { previous, current: id });
  return { previous, checkout: await stand(moving, reasoning_ref.branch) };
}

/** Whoever leaves it returns to where it stood before, if that is still there. */
export async function leaveFocus(moving: Moving): Promise<FocusMoved> {
  const { focus: previous = null, checkout = null, caller = '' } = moving.store.workspace ?? {};
  if (previous === null) return { previous, checkout: { previous: checkout, current: checkout ?? defaults.branch } };
  const before = await moving.store.branches.beforeFocus(caller);
  await moving.tell('focus_changed', { previous, current: null });
  return { previous, checkout: await stand(moving, before ?? defaults.branch) };
}
