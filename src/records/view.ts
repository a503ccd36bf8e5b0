import type { Segment } from '../../generated/handlers/ctx.ts';

/** Whether an entry of a branch is seen in a view. */
export const isSeen = (view: readonly Segment[], branch_id: number, seq: number): boolean =>
  view.some((s) => s.branch_id === branch_id && s.after < seq && seq <= s.upto);

/** The part of a view between two numbers. */
export const clip = (view: readonly Segment[], after: number, upto: number): Segment[] =>
  view.map((s) => ({ ...s, after: Math.max(s.after, after), upto: Math.min(s.upto, upto) })).filter((s) => s.after < s.upto);

/** What `view` shows and `other` does not. A branch's entries are seen from its beginning up to a cut, so one bound decides. */
export function subtract(view: readonly Segment[], other: readonly Segment[]): Segment[] {
  const cut = new Map(other.map((s) => [s.branch_id, s.upto]));
  return view.map((s) => ({ ...s, after: Math.max(s.after, cut.get(s.branch_id) ?? 0) })).filter((s) => s.after < s.upto);
}

/** The last number up to which two views show the same; 0 where they share no branch. */
export function forkOf(view: readonly Segment[], other: readonly Segment[]): number {
  const cut = new Map(other.map((s) => [s.branch_id, s.upto]));
  return Math.max(0, ...view.map((s) => Math.min(s.upto, cut.get(s.branch_id) ?? 0)));
}
