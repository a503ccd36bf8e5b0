import { AsyncLocalStorage } from 'node:async_hooks';
import { accessSync, constants, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import type Sqlite from 'better-sqlite3';
import { parseJson } from '../../kernel/json.ts';
import { patienceMs, patiently } from '../patience.ts';
import { makeFolder } from './disk.ts';
import { codeOf, FileTrouble, troubleWith } from './trouble.ts';
import { Turns } from './turns.ts';

/**
 * The lock is one of the operating system's, on a file that SQLite keeps open: the system releases it the moment its process
 * ends, however it ends. So there is no stale lock to detect and nothing can be taken from the living, not even where process
 * numbers are used again or mean nothing, as between containers. Threads of one process must not lock the same file.
 */
export interface Lock {
  readonly file: string;
  release(): void;
}

/** Who said that they hold it. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly purpose: string;
  readonly since_ms: number;
}

export type Locking =
  | { readonly kind: 'taken'; readonly lock: Lock }
  | { readonly kind: 'held'; readonly waited_ms: number; readonly holder: Holder | null }
  /** The caller stands inside this lock already, and would wait for itself. */
  | { readonly kind: 'reentered' };

export interface LockOptions {
  /** How long to wait for others; 0 asks once. */
  readonly waitMs?: number;
  /** Shown to others while they wait. For locks that are held for long. */
  readonly purpose?: string;
  /** For locks that are taken again and again: its file stays open in between, until `closeLock`. */
  readonly keep?: boolean;
}

/** The open file of a lock. */
interface Handle {
  readonly db: Sqlite.Database;
  readonly begin: Sqlite.Statement;
  readonly end: Sqlite.Statement;
  readonly inode: bigint;
}

const turns = new Turns();
/** A lock that nobody refers to any more is still held. */
const handles = new Set<Handle>();
/** Files that stay open between two takings: to open one takes longer than to take it. */
const kept = new Map<string, Handle>();
const names = new Map<string, string>();
const inside = new AsyncLocalStorage<ReadonlyMap<string, { over: boolean }>>();

/** How many work while they hold one. What is known across waits costs every promise of the process, so it is known only meanwhile. */
let holding = 0;

const isInside = (file: string) => inside.getStore()?.get(file)?.over === false;

/** One name for a file, however it is reached. */
function nameOf(file: string): string {
  const folder = path.dirname(path.resolve(file));
  makeFolder(folder);
  return path.join(realpathSync(folder), path.basename(file));
}

const holderFile = (file: string) => `${file}.holder`;

function holderOf(file: string): Holder | null {
  try {
    return (parseJson(readFileSync(holderFile(file), 'utf8'))?.value as Holder | undefined) ?? null;
  } catch {
    return null;
  }
}

/** For people only, so a failure is none. */
function sayWho(file: string, purpose: string): void {
  const holder: Holder = { pid: process.pid, host: hostname(), purpose, since_ms: Date.now() };
  try {
    writeFileSync(holderFile(file), `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  } catch {}
}

const inodeOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

/** Only the file that stands there now counts: somebody who removes the folder takes the lock along. */
function isTaken({ begin, inode }: Handle, file: string): boolean {
  begin.run();
  return inodeOf(file) === inode;
}

/** Takes it with the file that stayed open, unless another one stands there meanwhile. */
function seizeAgain(file: string): Handle | undefined {
  const before = kept.get(file);
  if (!before) return undefined;
  const isOurs = isTaken(before, file);
  kept.delete(file);
  if (isOurs) return before;
  before.db.close();
  return undefined;
}

/** Fails with SQLITE_BUSY while another process holds it. */
function seize(file: string, open: typeof Sqlite): Handle {
  for (;;) {
    const inode = inodeOf(file);
    if (inode === undefined) {
      makeFolder(path.dirname(file));
      /** SQLite would only say that it cannot open it. */
      accessSync(path.dirname(file), constants.W_OK);
    }
    const db = new open(file, { timeout: 0 });
    try {
      /** Nothing is ever written; without this, SQLite would make a journal beside it. */
      db.pragma('journal_mode = memory');
      /** One that was not there is looked at again, now that it has a number. */
      const handle = { db, begin: db.prepare('begin immediate'), end: db.prepare('rollback'), inode: inode ?? -1n };
      if (isTaken(handle, file)) return handle;
    } catch (error) {
      db.close();
      throw error;
    }
    db.close();
  }
}

/** Lets others have it, and stays ready to take it again. */
function keepOpen(file: string, handle: Handle): void {
  handle.end.run();
  kept.set(file, handle);
}

/** Closes the file of a lock that was kept open and is not held now. */
export function closeLock(file: string): void {
  const name = names.get(file) ?? file;
  names.delete(file);
  kept.get(name)?.db.close();
  kept.delete(name);
}

async function take(file: string, { waitMs = patienceMs, purpose, keep }: LockOptions): Promise<Locking> {
  if (isInside(file)) return { kind: 'reentered' };
  const began = performance.now();
  const leave = await turns.wait(file, waitMs);
  const held = (): Locking => ({
    kind: 'held',
    waited_ms: Math.round(performance.now() - began),
    holder: holderOf(file),
  });
  if (!leave) return held();
  try {
    /** Loaded here, so that whoever takes no lock does not wait for it. */
    const { default: open } = await import('better-sqlite3');
    const handle = await patiently(
      Math.max(0, waitMs - (performance.now() - began)),
      () => seizeAgain(file) ?? seize(file, open),
    );
    handles.add(handle);
    if (purpose !== undefined) sayWho(file, purpose);
    let released = false;
    const release = () => {
      if (released) return;
      released = true;
      if (purpose !== undefined) rmSync(holderFile(file), { force: true });
      handles.delete(handle);
      if (keep) keepOpen(file, handle);
      else handle.db.close();
      leave();
    };
    return { kind: 'taken', lock: { file, release } };
  } catch (error) {
    leave();
    if (codeOf(error).startsWith('SQLITE_BUSY')) return held();
    throw error;
  }
}

/** Takes a lock until it is released, or says why not. The file is made, with its folder, and stays; it is empty. */
export async function takeLock(file: string, options: LockOptions = {}): Promise<Locking> {
  try {
    if (!options.keep) return await take(nameOf(file), options);
    const name = names.get(file) ?? nameOf(file);
    names.set(file, name);
    return await take(name, options);
  } catch (error) {
    throw troubleWith(file, error);
  }
}

const reentered = (file: string) =>
  new FileTrouble('reentered', file, 'EDEADLK', 'This call holds the lock already: hand it on as `under`.');

/** For those who leave the waiting to somebody else. */
export function refuseInside(file: string): void {
  if (inside.getStore() && isInside(nameOf(file))) throw reentered(file);
}

/** Runs work while it holds a lock. */
export async function withLock<T>(file: string, work: (lock: Lock) => Promise<T>, options: LockOptions = {}): Promise<T> {
  const taken = await takeLock(file, options);
  if (taken.kind === 'held')
    throw new FileTrouble('busy', file, 'ETIMEDOUT', `Another process held it for ${taken.waited_ms} ms: try again.`);
  if (taken.kind === 'reentered') throw reentered(file);
  const { lock } = taken;
  const standing = { over: false };
  holding += 1;
  try {
    return await inside.run(new Map([...(inside.getStore() ?? []), [lock.file, standing]]), () => work(lock));
  } finally {
    standing.over = true;
    holding -= 1;
    if (holding === 0) inside.disable();
    lock.release();
  }
}

/** Work that outlives the call that began it holds none of that call's locks. */
export const outsideOfLocks = <T>(work: () => T): T => (inside.getStore() ? inside.run(new Map(), work) : work());

/** The lock of everything that is written in a folder. */
export const folderLock = (folder: string) => path.join(folder, '.lock');

/** Runs work as the only writer of a folder. With the lock of that folder in hand, at once. */
export function inFolder<T>(
  folder: string,
  work: (lock: Lock) => Promise<T>,
  { under, ...options }: LockOptions & { readonly under?: Lock | undefined } = {},
): Promise<T> {
  if (!under) return withLock(folderLock(folder), work, options);
  if (under.file !== nameOf(folderLock(folder))) throw new Error(`The lock ${under.file} is not that of ${folder}.`);
  return work(under);
}
