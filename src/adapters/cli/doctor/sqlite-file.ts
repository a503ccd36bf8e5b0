import { stat } from 'node:fs/promises';
import type Sqlite from 'better-sqlite3';
import { shellWord } from '../shell.ts';
import { type Check, codeOf, fail, info, ok, said, warn } from './check.ts';

/** How long another process may hold the file before it is worth a word. */
const patienceMs = 1000;
/** Reading all pages of a larger file would make people wait. */
const largestChecked = 256 * 1024 * 1024;

/** Why the file could not be used at all. */
export function sqliteTrouble(file: string, error: unknown): Check {
  const code = codeOf(error);
  if (code.startsWith('SQLITE_BUSY'))
    return fail(
      'Store',
      `${file} is locked by another process`,
      `End the process that holds it: lsof ${shellWord(file)} names it.`,
    );
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return fail('Store', `${file} is damaged or no SQLite file`, 'Put a copy back, or name another file with --database.');
  if (code.startsWith('SQLITE_READONLY') || code === 'SQLITE_CANTOPEN')
    return fail('Store', `${file} cannot be written to`, 'Give this user the right to write the file and its folder.');
  return fail('Store', said(error), 'Put a copy back, or name another store with --database.');
}

function checkLock(db: Sqlite.Database): Check {
  try {
    db.exec('begin immediate; rollback');
    return ok('Lock', 'no other process is writing');
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    return warn(
      'Lock',
      `another process has been writing for ${patienceMs} ms; calls that write have to wait`,
      `If it lasts, end that process: lsof ${shellWord(db.name)} names it.`,
    );
  }
}

function checkJournal(db: Sqlite.Database, durability: 'full' | 'normal'): Check {
  const mode = db.pragma('journal_mode', { simple: true });
  if (mode !== 'wal')
    return info('Journal', `${mode}; the next server that starts sets wal`, 'If it stays so, the disk does not support it.');
  return durability === 'full'
    ? ok('Journal', 'wal, durability full: an acknowledged write survives power loss')
    : ok('Journal', 'wal, durability normal: the newest writes may be lost with the power');
}

function checkPages(db: Sqlite.Database, bytes: number): Check {
  if (bytes > largestChecked)
    return info('Pages', 'not looked at, the file is large', `sqlite3 ${shellWord(db.name)} "pragma quick_check" does it.`);
  const verdict = String(db.pragma('quick_check(1)', { simple: true }));
  return verdict === 'ok'
    ? ok('Pages', 'whole')
    : fail('Pages', verdict.split('\n').slice(0, 2).join(' '), 'Put a copy back. What can be read: sqlite3 <file> .recover');
}

/** Looks at a file that is there, without changing it. */
export async function checkSqliteFile(file: string, durability: 'full' | 'normal'): Promise<Check[]> {
  const { default: Driver } = await import('better-sqlite3');
  const { size } = await stat(file);
  let db: Sqlite.Database | undefined;
  try {
    db = new Driver(file, { fileMustExist: true, timeout: patienceMs });
    db.prepare('select count(*) from sqlite_master').get();
    return [checkLock(db), checkJournal(db, durability), checkPages(db, size)];
  } catch (error) {
    return [sqliteTrouble(file, error)];
  } finally {
    db?.close();
  }
}
