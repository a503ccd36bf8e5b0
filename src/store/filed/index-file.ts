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

/** Opens an index, or makes one where there is none that this version can use. Runs while nobody else of ours writes. */
export async function openIndex(options: IndexOptions): Promise<OpenIndex> {
  for (let tries = 0; tries <= mostDeletions; tries += 1) {
    const index = await openOnce(options);
    if (index) return index;
  }
  throw new Error(`The index ${options.file} is deleted whenever it is made.`);
}

/** An empty file to make an index in; what was beside the one before is gone. */
function beginAnew(file: string): void {
  discardIndex(file);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'wx', 0o600));
}

/** Gives the file a second name, which keeps its number from being given to another one. False where it was deleted just now. */
function hold(file: string, held: string): boolean {
  try {
    rmSync(held, { force: true });
    if (inodeOf(file) === undefined) beginAnew(file);
    linkSync(file, held);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Undefined where it was deleted while it was opened: whoever writes and whoever reads could then have opened different files, or
 * another one than was looked at; and whatever went wrong, went wrong because of it.
 */
async function openOnce(options: IndexOptions): Promise<OpenIndex | undefined> {
  const { file } = options;
  const held = `${file}.held`;
  if (!hold(file, held)) return undefined;
  const inode = inodeOf(held) ?? '';
  const isHere = () => inodeOf(file) === inode;
  try {
    const about = aboutIn(file);
    /** Begun anew with nothing beside it, unless it is empty: then nobody has begun yet. */
    if (!about && statSync(file).size > 0) {
      discardIndex(file);
      return undefined;
    }
    const index = await opened(about, inode, options);
    if (isHere()) return index;
    await index.opened.close();
  } catch (error) {
    if (isHere()) throw error;
  } finally {
    rmSync(held, { force: true });
  }
  return undefined;
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
