import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, realpath, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { standing, thisProcess } from './owner.ts';

/**
 * All that is kept on disk for runs stands below one folder: one folder for each notebook that has packages or is run just now, with
 * its `node_modules`, and in it one for each run. Names of those say whose they are, so that what a dead process left can be told.
 */
export interface Folders {
  /** The folder of a notebook; it need not be there. */
  of(notebook: string): Promise<string>;
  /** A new folder inside that of a notebook, gone when this process ends, however it ends. */
  open(notebook: string, purpose: Purpose): Promise<Opened>;
  /** Where npm keeps what it has fetched. */
  cache(): Promise<string>;
  /** Removes what processes left that are no longer there. */
  sweep(): Promise<void>;
}

export interface Opened {
  readonly folder: string;
  close(): Promise<void>;
}

type Purpose = 'run' | 'install';

const left = /^(?:run|install|old)-([0-9a-f]+_\d+_\d+)-/;
const temporary = 'noema-cells-';

/** What is open in this process: removed at its end, whatever ends it. */
const open = new Set<string>();
const removeAll = () => {
  for (const folder of open) rmSync(folder, { recursive: true, force: true });
};

export function keepUntilExit(folder: string): void {
  if (open.size === 0) process.once('exit', removeAll);
  open.add(folder);
}

function forget(folder: string): void {
  open.delete(folder);
  if (open.size === 0) process.removeListener('exit', removeAll);
}

/** A folder that its owner has locked up cannot be emptied. */
async function unlock(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await unlock(path.join(folder, entry.name));
}

/** Removes a folder with whatever a run has put into it. */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } catch {
    await unlock(folder).catch(() => {});
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

/** Whoever leaves the folder of a notebook last takes it away, maybe just before it is entered again. */
async function makeInside(book: string, folder: string, tries = 100): Promise<void> {
  try {
    await mkdir(book, { recursive: true, mode: 0o700 });
    if (!(await lstat(book)).isDirectory()) throw Object.assign(new Error(book), { code: 'ELOOP' });
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 0) throw error;
    await makeInside(book, folder, tries - 1);
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** Notebooks are named by the store, and a name from there is no path. */
const nameOf = (notebook: string) =>
  /^[A-Za-z0-9-]{1,64}$/.test(notebook) ? notebook : createHash('sha256').update(notebook).digest('hex').slice(0, 40);

/** No run takes so long: what is older was left behind by somebody of whom nothing is known. */
const oldMs = 2 * 3_600_000;

async function isLeft(folder: string, owner: string): Promise<boolean> {
  const is = standing(owner);
  if (is !== 'unknown') return is === 'gone';
  const stat = await lstat(folder).catch(() => undefined);
  return stat !== undefined && Date.now() - stat.mtimeMs > oldMs;
}

async function sweepBook(book: string): Promise<void> {
  for (const name of await namesIn(book)) {
    const owner = left.exec(name)?.[1];
    const folder = path.join(book, name);
    if (owner !== undefined && (await isLeft(folder, owner))) await removeFolder(folder);
  }
  /** Only an empty one goes. */
  await rmdir(book).catch(() => {});
}

/** Folders of servers that kept nothing, whose process is gone. */
async function sweepTemporary(): Promise<void> {
  const uid = process.getuid?.();
  for (const name of await namesIn(tmpdir())) {
    const owner = name.startsWith(temporary) ? name.slice(temporary.length) : undefined;
    const folder = path.join(tmpdir(), name);
    if (owner === undefined || !(await isLeft(folder, owner))) continue;
    const stat = await lstat(folder).catch(() => undefined);
    if (stat?.isDirectory() && (uid === undefined || stat.uid === uid)) await removeFolder(folder);
  }
}

/** Below a folder that stays; null: below one that goes when the process ends. */
export function foldersBelow(given: string | null): Folders {
  let made: Promise<string> | undefined;
  const make = async (): Promise<string> => {
    const folder = given ?? path.join(tmpdir(), `${temporary}${thisProcess()}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stat = await lstat(folder);
    /** In a folder that all can write to, somebody else may have been first. */
    if (given === null && (stat.isSymbolicLink() || (process.getuid && stat.uid !== process.getuid())))
      throw new Error(`${folder} belongs to somebody else`);
    if (given === null) keepUntilExit(folder);
    /** What may be touched is said by paths without links. */
    return realpath(folder);
  };
  const root = () => {
    made ??= make();
    return made;
  };
  const of = async (notebook: string) => path.join(await root(), nameOf(notebook));
  return {
    of,
    async open(notebook, purpose) {
      const book = await of(notebook);
      const folder = path.join(book, `${purpose}-${thisProcess()}-${randomUUID().slice(0, 8)}`);
      await makeInside(book, folder);
      keepUntilExit(folder);
      const close = async () => {
        await removeFolder(folder);
        forget(folder);
        await rmdir(book).catch(() => {});
      };
      return { folder, close };
    },
    async cache() {
      const folder = path.join(await root(), '.npm');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return folder;
    },
    async sweep() {
      if (given === null) return sweepTemporary();
      for (const name of await namesIn(given)) await sweepBook(path.join(given, name));
    },
  };
}
