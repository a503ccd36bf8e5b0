import { closeSync, constants, existsSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Backup } from '../../kernel/upkeep.ts';
import { flushFolder, privateFile, systemDisk, withFile } from '../files/disk.ts';
import { codeOf, troubleWith } from '../files/trouble.ts';
import { lookInto, migrationsIn } from '../look.ts';
import { refuseForeign } from '../ownership.ts';
import { patienceMs } from '../patience.ts';
import { StoreUnusable } from '../trouble.ts';
import { BackupRefused } from './refused.ts';
import { remove, withUnfinished } from './unfinished.ts';

/** Every page and index is read. */
function check(copy: string, schema: number): void {
  const db = new Sqlite(copy, { readonly: true, fileMustExist: true });
  try {
    const verdict = String(db.pragma('integrity_check(1)', { simple: true }));
    if (verdict !== 'ok')
      throw new BackupRefused('COPY_FAILED', `The copy is not whole: ${verdict}. Run noema doctor on the store.`);
    if (migrationsIn(db).length < schema)
      throw new BackupRefused('COPY_FAILED', 'The copy lacks migrations of the store. Try again.');
  } finally {
    db.close();
  }
}

/** Gives the finished copy its name. Unless it may replace what is there, another file that came meanwhile stays. */
export async function settle(unfinished: string, file: string, overwrite: boolean): Promise<void> {
  if (overwrite) return systemDisk.rename(unfinished, file);
  try {
    await systemDisk.link(unfinished, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST')
      throw new BackupRefused('FILE_EXISTS', `${file} is there already. Name another file, or add --overwrite.`);
    /** A file system without links. */
    if (existsSync(file)) throw error;
    await systemDisk.rename(unfinished, file);
  }
}

export interface CopyOptions {
  /** Says where it goes once the schema is known. */
  readonly place: (schema: number) => string;
  readonly overwrite?: boolean;
  /** Its name until it is finished, for those who are alone; what a stopped one left there goes. */
  readonly unfinished?: string;
}

function makeEmpty(file: string): string {
  closeSync(openSync(file, 'wx', privateFile));
  return file;
}

/** For those who are alone with a name: what a stopped one left there goes. */
async function withOwn<T>(unfinished: string, work: (unfinished: string) => Promise<T>): Promise<T> {
  remove(unfinished);
  try {
    return await work(unfinished);
  } finally {
    remove(unfinished);
  }
}

/** What the system said is about the copy once its place is known, unless the store itself cannot be read. */
function failed(store: string, file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof StoreUnusable || !/^(SQLITE_|E[A-Z])/.test(code)) return error;
  const { message } = troubleWith(/^SQLITE_(CORRUPT|NOTADB)/.test(code) ? store : file, error) as Error;
  return new BackupRefused('COPY_FAILED', `No backup was written: ${message}`, { cause: error });
}

/** One moment of a SQLite store, while others write to it: whole, checked, flushed and private, or not there at all. */
export async function copyStore(store: string, { place, overwrite = false, unfinished: own }: CopyOptions): Promise<Backup> {
  let opened: Sqlite.Database | undefined;
  let file = store;
  try {
    const db = lookInto(store, patienceMs);
    opened = db;
    refuseForeign(db);
    const schema = migrationsIn(db).length;
    file = place(schema);
    const write = async (unfinished: string) => {
      db.prepare('vacuum into ?').run(makeEmpty(unfinished));
      check(unfinished, schema);
      await withFile(systemDisk, unfinished, constants.O_RDWR, (handle) => handle.sync());
      await settle(unfinished, file, overwrite);
    };
    await (own ? withOwn(own, write) : withUnfinished(file, write));
    await flushFolder(systemDisk, path.dirname(file));
    return { file, bytes: statSync(file).size, schema };
  } catch (error) {
    throw failed(store, file, error);
  } finally {
    opened?.close();
  }
}
