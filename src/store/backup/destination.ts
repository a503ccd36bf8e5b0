import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { databaseAddress } from '../../kernel/database.ts';
import { BackupRefused } from './refused.ts';

const kindOf = (file: string) => {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return 'nothing';
  if (found.isSymbolicLink()) return 'a link';
  if (found.isDirectory()) return 'a folder';
  return found.isFile() ? 'a file' : 'a device';
};

/** Files that SQLite keeps beside one that is open, or that was not closed. */
const besides = ['-wal', '-journal', '-shm'];

function checkFolder(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new BackupRefused('BAD_PATH', `There is no folder ${folder}. Make it first, or name a file in another one.`);
}

/** Where a copy of `store` may be written. What stands there is replaced only when that was said, and never a store in use. */
export function destination(given: string, store: string, overwrite: boolean): string {
  if (given === '' || given.includes('\0') || databaseAddress(given).kind !== 'file')
    throw new BackupRefused('BAD_PATH', 'A backup goes to a file. Name one, such as /backups/noema.db.');
  const file = path.resolve(given);
  checkFolder(path.dirname(file));
  const place = path.join(realpathSync(path.dirname(file)), path.basename(file));
  const own = realpathSync(store);
  if (['', ...besides].some((end) => place === `${own}${end}`))
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
  if (kind === 'a file' && !overwrite)
    throw new BackupRefused('FILE_EXISTS', `${file} is there already. Name another file, or add --overwrite.`);
  return file;
}
