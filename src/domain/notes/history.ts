import type { Segment } from '../../../generated/handlers/ctx.ts';
import { fromTheEnd, pageBytes } from '../../kernel/page.ts';
import type { StoredEntry } from '../../records/notes.ts';
import { clip } from '../../records/view.ts';
import type { NotesStore } from './store.ts';

export interface HistoryPage {
  /** Only this entry and what came before it. */
  readonly upto: number;
  readonly before: number;
  readonly limit: number;
}

/**
 * The notes that lead to a pointer, newest first. A reset is a jump: what stands between it and the entry it went to is
 * not part of the history that follows. Costs by the page and by the resets it crosses.
 */
export async function history(
  store: NotesStore,
  view: readonly Segment[],
  doc: string,
  page: HistoryPage,
): Promise<StoredEntry[]> {
  const found: StoredEntry[] = [];
  let ceiling = page.upto;
  let bytes = pageBytes;
  while (found.length < page.limit) {
    const [reset] = await store.resets.before(view, doc, { before: Math.min(ceiling, fromTheEnd - 1) + 1, limit: 1 });
    const segment = clip(view, reset?.move.seq ?? 0, ceiling);
    const rows = await store.entries.before(segment, doc, {
      before: page.before,
      limit: page.limit - found.length,
      notesOnly: true,
      bytes,
      shown: view,
    });
    found.push(...rows);
    bytes = Math.max(1, bytes - rows.reduce((sum, { entry }) => sum + (entry.kind === 'note' ? entry.content.length : 0), 0));
    if (!reset || rows.some((row) => row.unread)) break;
    ceiling = reset.move.new_seq;
  }
  return found;
}

/** Where the pointer of a document stands. */
export async function headOf(store: NotesStore, view: readonly Segment[], doc: string): Promise<number | null> {
  const [newest] = await history(store, view, doc, { upto: fromTheEnd, before: fromTheEnd, limit: 1 });
  return newest?.entry.seq ?? null;
}
