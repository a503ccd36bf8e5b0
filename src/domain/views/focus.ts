import type { EntityTarget, Tell } from '../../../generated/handlers/ctx.ts';
import type { CheckoutMove } from '../../../generated/types/index.ts';
import { enterFocus } from '../tasks/focus-moves.ts';
import type { ViewsStore } from './store.ts';

interface Named {
  readonly target?: string | { readonly id: string } | undefined;
  readonly task?: string | undefined;
  readonly plan?: string | undefined;
}

/** The id that a call names; null where the focus is meant. */
export const requestedIn = ({ target, task, plan }: Named): string | null =>
  (typeof target === 'object' ? target.id : target) ?? task ?? plan ?? null;

interface Ctx {
  readonly target: EntityTarget;
  readonly store: ViewsStore;
  readonly tell: Tell<'focus_changed' | 'branch_checked_out'>;
}

export interface FocusMove {
  readonly focus: string | null;
  /** What the answer says about it; nothing where the focus stayed. */
  readonly moved: { focus_restored?: boolean; focus_previous?: string | null; checkout?: CheckoutMove };
}

/** Puts what is resumed in focus, unless the call only reads. */
export async function restoreFocus(read_only: boolean, { target, store, tell }: Ctx): Promise<FocusMove> {
  const previous = store.workspace?.focus ?? null;
  if (read_only || previous === target.id) return { focus: previous, moved: {} };
  const { checkout } = await enterFocus({ store, tell }, target);
  return { focus: target.id, moved: { focus_restored: true, focus_previous: previous, checkout } };
}
