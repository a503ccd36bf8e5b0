import { closeSync, linkSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import type { Clock, Log } from '../../kernel/ports.ts';
import { codeOf } from '../files/trouble.ts';
import { lookInto } from '../look.ts';
import { schemaVersion } from '../migrations/index.ts';
import { openTables } from '../open.ts';
import { patienceMs } from '../patience.ts';
import type { Opened } from '../tables.ts';
import { createFiledTables, filedVersion } from './tables.ts';

/** An index of another version of the tables, or of what is put into them, is made anew. */
const version = `${filedVersion}.${schemaVersion}`;

export const inodeOf = (file: string): string | undefined => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
};

/** When this machine was started. */
const bootMs = () => Date.now() - uptime() * 1000;

/** Clocks are set now and then, so only what differs by more than this was another start. */
const driftMs = 60_000;

/** SQLite says these of a file that it cannot make sense of, or that is not the one that was opened. */
export const isDamage = (error: unknown) =>
  /^SQLITE_(CORRUPT|NOTADB|FORMAT|IOERR_SHORT_READ|READONLY_DBMOVED)/.test(codeOf(error));

export interface OpenIndex {
  readonly opened: Opened;
  readonly inode: string;
  /** Whether all files were read into it once. */
  readonly isWhole: boolean;
  /** Whether the machine has been off since it was last written to: then it may lack what was written last. */
  readonly mayLag: boolean;
}

export interface IndexOptions {
  readonly file: string;
  readonly clock: Clock;
  readonly busyMs?: number;
  readonly log?: Log;
}

interface About {
  readonly version: string;
  readonly boot_ms: number;
  readonly whole: number;
}

/** What an index says about itself; undefined where there is none that could be used. */
function aboutIn(file: string): About | undefined {
  if (inodeOf(file) === undefined) return undefined;
  try {
    const db = lookInto(file, patienceMs);
    try {
      const about = db.prepare('select version, boot_ms, whole from filed_about').get() as About | undefined;
      return about?.version === version ? about : undefined;
    } finally {
      db.close();
    }
  } catch (error) {
    /** No such table: it is another file, or one whose making was broken off. */
    if (isDamage(error) || codeOf(error) === 'SQLITE_ERROR') return undefined;
    throw error;
  }
}

export function discardIndex(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
}

/** Says that all files were looked at, and are in the index as they are. */
export const sayWhole = async ({ opened }: OpenIndex, looked_ms: number): Promise<void> => {
  await opened.writer
    .updateTable('filed_about')
    .set({ whole: 1, looked_ms, boot_ms: Math.round(bootMs()) })
    .execute();
};

export const lastLook = async ({ opened }: OpenIndex): Promise<number> =>
  (await opened.reader.selectFrom('filed_about').select('looked_ms').executeTakeFirst())?.looked_ms ?? 0;

/** How often in a row it is opened again because it was deleted meanwhile. */
const mostDeletions = 20;

/** What is said of a file or a folder that was deleted after it had been found or made. */
const isGone = (error: unknown) => {
  const { cause = error } = error as { cause?: unknown };
  return /^(SQLITE_CANTOPEN|SQLITE_READONLY_DBMOVED|ENOENT)/.test(codeOf(cause));
};

/** Opens an index, or makes one where there is none that this version can use. Runs while nobody else of ours writes. */
export async function openIndex(options: IndexOptions): Promise<OpenIndex> {
  for (let deletions = 1; ; deletions += 1)
    try {
      const index = await openOnce(options);
      if (index) return index;
      if (deletions > mostDeletions) throw new Error(`The index ${options.file} is deleted whenever it is made.`);
    } catch (error) {
      if (!isGone(error) || deletions > mostDeletions) throw error;
    }
}

/** An empty file to make an index in; what was beside the one before is gone. */
function beginAnew(file: string): void {
  discardIndex(file);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'wx', 0o600));
}

/**
 * Undefined where it was deleted while it was opened: one that writes and one that reads could then have opened different files, or
 * another one than was looked at. A second name keeps the number of the first file from being given to another meanwhile.
 */
async function openOnce(options: IndexOptions): Promise<OpenIndex | undefined> {
  const { file } = options;
  const held = `${file}.held`;
  rmSync(held, { force: true });
  const isThere = inodeOf(file) !== undefined;
  if (!isThere) beginAnew(file);
  linkSync(file, held);
  try {
    const inode = inodeOf(held) as string;
    const about = isThere ? aboutIn(file) : undefined;
    if (isThere && !about) {
      discardIndex(file);
      return undefined;
    }
    const index = await opened(about, inode, options);
    if (inodeOf(file) === inode) return index;
    await index.opened.close();
    return undefined;
  } finally {
    rmSync(held, { force: true });
  }
}

async function opened(about: About | undefined, inode: string, { file, clock, busyMs, log }: IndexOptions): Promise<OpenIndex> {
  const { opened: tables } = await openTables({
    url: file,
    durability: 'normal',
    clock,
    ...(busyMs ? { busyMs } : {}),
    ...(log ? { log } : {}),
  });
  try {
    const boot_ms = Math.round(bootMs());
    const mayLag = about !== undefined && Math.abs(about.boot_ms - boot_ms) > driftMs;
    if (!about)
      await tables.writer.transaction().execute(async (kysely) => {
        await createFiledTables({ engine: 'sqlite', kysely });
        await kysely.insertInto('filed_about').values({ version, boot_ms, whole: 0, looked_ms: 0 }).execute();
      });
    return { opened: tables, inode, isWhole: about?.whole === 1, mayLag };
  } catch (error) {
    await tables.close();
    throw error;
  }
}
