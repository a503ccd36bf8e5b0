import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type Sqlite from 'better-sqlite3';
import type { Outlook } from '../../../kernel/upkeep.ts';
import { shellWord } from '../shell.ts';
import { count } from '../table.ts';
import { type Check, codeOf, fail, info, ok, said, warn } from './check.ts';

/** How long another process may hold the file before it is worth a word. */
const patienceMs = 1000;
/** Reading all pages of a larger file would make people wait. */
const largestChecked = 256 * 1024 * 1024;

/** A store from the future says so itself; it is left untouched. */
export function newer(error: unknown): Check | undefined {
  const [found] = /^This store was written by a newer version[^;]*;[^.]*\./.exec(said(error)) ?? [];
  return found === undefined
    ? undefined
    : fail('Store', found, 'Update this program and run npm run build, or name another store with --database.');
}

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
  /** Looking may not take it back; whether the file is ours cannot be told before. */
  if (code === 'SQLITE_READONLY_ROLLBACK')
    return fail(
      'Store',
      `a process ended amid a write to ${file}; what it had half written is still in the file`,
      'The next command that opens the store takes it back.',
    );
  if (code.startsWith('SQLITE_READONLY') || code === 'SQLITE_CANTOPEN')
    return fail('Store', `${file} cannot be written to`, 'Give this user the right to write the file and its folder.');
  return fail('Store', said(error), 'Put a copy back, or name another store with --database.');
}

function checkLock(file: string, Driver: typeof Sqlite): Check {
  const db = new Driver(file, { fileMustExist: true, timeout: patienceMs });
  try {
    db.exec('begin immediate; rollback');
    return ok('Lock', 'no other process is writing');
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    return warn(
      'Lock',
      `another process has been writing for ${patienceMs} ms; calls that write have to wait`,
      `If it lasts, end that process: lsof ${shellWord(file)} names it.`,
    );
  } finally {
    db.close();
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

/** A handle that may write would take back what a killed process has half written, or would write its log into the file. */
const leftBeside = (file: string) => ['-wal', '-journal'].some((end) => existsSync(`${file}${end}`));

/** Opening it would make it a file with a log. */
function unopened(db: Sqlite.Database, { to }: Outlook): Check {
  const workspaces = db.prepare('select count(*) from workspaces').pluck().get() as number;
  return ok('Store', `schema ${to} is current, ${count(workspaces, 'workspace')}; not opened, which would set wal`);
}

interface Questions {
  readonly file: string;
  readonly durability: 'full' | 'normal';
  /** Refuses what is not ours, and what is from the future. */
  readonly outlook: (file: string) => Promise<Outlook>;
  /** Opens the store, which is ours and of this schema. */
  readonly opens: () => Promise<Check>;
  /** Says what opening would do; where that is nothing, whatever `otherwise` finds. */
  readonly ahead: (outlook: Outlook, otherwise: () => Promise<Check>) => Promise<Check[]>;
}

/**
 * Looks at a file that is there without changing it or its log. The first handle looks, and stays until all others are closed:
 * the last one to close would write the log into the file, and one that only reads does not.
 */
export async function checkSqliteFile({ file, durability, outlook, opens, ahead }: Questions): Promise<Check[]> {
  const { default: Driver } = await import('better-sqlite3');
  const { size } = await stat(file);
  let db: Sqlite.Database | undefined;
  try {
    const keeper = new Driver(file, { readonly: leftBeside(file), fileMustExist: true, timeout: patienceMs });
    db = keeper;
    keeper.prepare('select count(*) from sqlite_master').get();
    const seen = await outlook(file);
    const checks = [checkLock(file, Driver), checkJournal(keeper, durability), checkPages(keeper, size)];
    if (checks.some(({ status }) => status === 'fail')) return checks;
    const logged = keeper.pragma('journal_mode', { simple: true }) === 'wal';
    return [...checks, ...(await ahead(seen, async () => (logged ? opens() : unopened(keeper, seen))))];
  } catch (error) {
    return [newer(error) ?? sqliteTrouble(file, error)];
  } finally {
    db?.close();
  }
}
