import type { Entry, Pagination } from '../../../generated/types/index.ts';
import type { StoredEntry } from '../../records/notes.ts';

/**
 * A page read newest first, with one row more than asked to know whether there is more; shown oldest first. It ends before the
 * first row that there was no room to read.
 */
export function toPage(
  rows: readonly StoredEntry[],
  cursor: number | undefined,
  limit: number,
): { entries: Entry[]; pagination: Pagination } {
  const room = rows.findIndex((row) => row.unread);
  const entries = rows
    .slice(0, room < 0 ? limit : Math.min(room, limit))
    .map((row) => row.entry)
    .reverse();
  const has_more = rows.length > limit || room >= 0;
  return {
    entries,
    pagination: {
      cursor: cursor ?? null,
      next_cursor: has_more ? (entries[0]?.seq ?? null) : null,
      has_more,
      limit,
      count: entries.length,
    },
  };
}
