import { closeSync, existsSync, lstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { databaseAddress } from '../../kernel/database.ts';
import { BackupRefused } from './refused.ts';

const kindOf = (file: string) => {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return 'nothing';
  if (found.isSymbolicLink()) return 'a link';
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a pipe';
  return found.isFile() ? 'a file' : 'a device';
};

/** Files that SQLite keeps beside one that is open, or that was not closed. */
const besides = ['-wal', '-journal', '-shm'];

function checkFolder(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new BackupRefused('BAD_PATH', `There is no folder ${folder}. Make it first, or name a file in another one.`);
}

/** One file has one number, whatever its name: another link to it, or other letters where the file system does not tell them apart. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [one, other].map((file) => lstatSync(file, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

const magic = 'SQLite format 3\0';

function isSqlite(file: string): boolean {
  if (kindOf(file) !== 'a file') return false;
  const handle = openSync(file, 'r');
  try {
    const start = Buffer.alloc(magic.length);
    readSync(handle, start, 0, start.length, 0);
    return start.toString('latin1') === magic;
  } finally {
    closeSync(handle);
  }
}

interface Written {
  readonly name: string;
  readonly example: string;
  /** A database there is an earlier one of its kind. */
  readonly replacesDatabases: boolean;
}

const written = {
  backup: { name: 'A backup', example: '/backups/noema.db', replacesDatabases: true },
  export: { name: 'An export', example: 'acme.jsonl', replacesDatabases: false },
} satisfies Record<string, Written>;

/**
 * Where something made of `store` may be written; null is a store that is no file. What stands there is replaced only when that
 * was said, and never a store in use.
 */
export function destination(given: string, store: string | null, overwrite: boolean, what: keyof typeof written): string {
  const { name, example, replacesDatabases } = written[what];
  if (given === '' || given.includes('\0') || databaseAddress(given).kind !== 'file')
    throw new BackupRefused('BAD_PATH', `${name} goes to a file. Name one, such as ${example}.`);
  const file = path.resolve(given);
  checkFolder(path.dirname(file));
  const place = path.join(realpathSync(path.dirname(file)), path.basename(file));
  const own = store === null ? null : realpathSync(store);
  if (own !== null && ['', ...besides].some((end) => isSame(place, `${own}${end}`)))
    throw new BackupRefused('FILE_IN_USE', `${file} is the store itself. Name another file.`);
  const kind = kindOf(file);
  if (kind !== 'nothing' && kind !== 'a file')
    throw new BackupRefused('BAD_PATH', `${file} is ${kind}. Name a file${kind === 'a folder' ? ' in it' : ''}.`);
  const open = besides.find((end) => existsSync(`${file}${end}`));
  if (open !== undefined)
    throw new BackupRefused(
      'FILE_IN_USE',
      `${file} is a store in use: ${path.basename(file)}${open} is beside it. Name another file.`,
    );
  /** SQLite would take it for the log of that database, and damage it. */
  const end = besides.find((one) => file.endsWith(one) && isSqlite(file.slice(0, -one.length)));
  if (end !== undefined)
    throw new BackupRefused(
      'FILE_IN_USE',
      `${file} belongs to the database ${path.basename(file.slice(0, -end.length))}. Name another file.`,
    );
  if (kind === 'a file' && !overwrite)
    throw new BackupRefused('FILE_EXISTS', `${file} is there already. Name another file, or add --overwrite.`);
  if (!replacesDatabases && isSqlite(file)) throw new BackupRefused('FILE_IN_USE', `${file} is a database. Name another file.`);
  return file;
}
