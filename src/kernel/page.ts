import type { Pagination } from '../../generated/types/index.ts';

/** Before everything that was ever written. */
export const fromTheEnd = Number.MAX_SAFE_INTEGER;

/** The most text that is read for one page: a limit counts entries, and one of them may hold a megabyte. */
export const pageBytes = 1024 * 1024;

/** Who asks for a larger answer is read more. */
export const roomFor = ({ max_chars = 0 }: { readonly max_chars?: number }): number => Math.max(pageBytes, max_chars);

/** Whether a page ended for want of room, before as many came as were asked for. */
export const endedEarly = ({ has_more, count, limit }: Pagination): boolean => has_more && count < limit;

/** A page that was read newest first with one row more than asked, to know whether there is more; there is if it was `cut`. */
export function newestFirst<T>(
  rows: readonly T[],
  seqOf: (row: T) => number,
  { cursor, limit, cut = false }: { cursor?: number; limit: number; cut?: boolean },
): { items: T[]; pagination: Pagination } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const has_more = rows.length > limit || cut;
  const next_cursor = has_more && last !== undefined ? seqOf(last) : null;
  return { items, pagination: { cursor: cursor ?? null, next_cursor, has_more, limit, count: items.length } };
}
