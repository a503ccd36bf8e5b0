import Sqlite from 'better-sqlite3';
import type { Swept } from '../kernel/ports.ts';
import { patiently } from './patience.ts';

/** Indexes of words keep those of removed rows in parts of their own, so they are made anew from the rows that there are. */
const indexesAnew = `
  insert into node_text (node_text) values ('rebuild');
  insert into search_words (search_words) values ('delete-all');
  insert into search_words (rowid, words) select id, ws || '_' || replace(words, ' ', ' ' || ws || '_') from search_docs;
  update search_words_upto set id = (select coalesce(max(id), 0) from search_docs);`;

/** The log is only empty when nobody reads from it. */
function emptyLog(db: Sqlite.Database): void {
  const [row] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  if (row?.busy) throw Object.assign(new Error('the log is being read'), { code: 'SQLITE_BUSY' });
}

/**
 * Writes the whole file anew. Removing rows leaves them in free pages, and in the free part of pages that were split before;
 * only a copy of what is there has nothing else in it. Waits for others, who go on reading meanwhile.
 */
export async function sweep(file: string, busyMs: number): Promise<Swept> {
  const db = new Sqlite(file, { timeout: 0, fileMustExist: true });
  try {
    const remake = db.transaction(() => db.exec(indexesAnew));
    await patiently(busyMs, () => remake.immediate());
    await patiently(busyMs, () => db.exec('vacuum'));
    await patiently(busyMs, () => emptyLog(db));
    return { kind: 'clean' };
  } catch (error) {
    return { kind: 'not_clean', detail: error instanceof Error ? error.message : String(error) };
  } finally {
    db.close();
  }
}
