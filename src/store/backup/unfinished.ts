import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { takeLock } from '../files/lock.ts';
import { unstamped } from './names.ts';

/** A name until it is finished, what SQLite puts beside that, and the lock of the process that writes it. */
const form = /^(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp(?=$|-journal$|-lock$)/;
const ends = ['', '-journal', '-lock'] as const;
const lockOf = (unfinished: string) => `${unfinished}-lock`;

/** Before there were locks, and where the file system has none, a file that nobody has written to for so long is left over. */
const abandonedMs = 24 * 60 * 60 * 1000;

interface Unfinished {
  readonly file: string;
  /** What it was to be called. */
  readonly name: string;
}

function unfinishedIn(folder: string): Unfinished[] {
  const found = new Map<string, Unfinished>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [start, name] = (entry.isFile() && form.exec(entry.name)) || [];
    if (start === undefined || name === undefined) continue;
    const file = path.join(folder, start);
    found.set(file, { file, name });
  }
  return [...found.values()];
}

/** Copies and exports in the folder of a store that are not finished: being written, or left by a process that was killed. */
export const unfinishedBeside = (store: string): string[] =>
  unfinishedIn(path.dirname(path.resolve(store))).map(({ file }) => file);

export function remove(unfinished: string): void {
  for (const end of ends) rmSync(`${unfinished}${end}`, { force: true });
}

/**
 * The system releases a lock the moment its process ends, so whoever gets it is the only one who knows the file. It goes while the
 * lock is held: whoever is about to take that same lock finds its file gone, and makes another.
 */
async function removeAbandoned(file: string): Promise<void> {
  const lock = lockOf(file);
  if (!existsSync(lock)) {
    const written = ends.map((end) => statSync(`${file}${end}`, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (Date.now() - Math.max(...written) > abandonedMs) remove(file);
    return;
  }
  const taken = await takeLock(lock, { waitMs: 0 });
  if (taken.kind !== 'taken') return;
  try {
    remove(file);
  } finally {
    taken.lock.release();
    /** Windows removes no file that is open. */
    if (process.platform === 'win32') rmSync(lock, { force: true });
  }
}

/** Removes what killed processes have left of a file, or of backups that are named by their time. What cannot be removed is no reason not to write. */
async function removeLeft(file: string): Promise<void> {
  const name = unstamped(path.basename(file));
  for (const left of unfinishedIn(path.dirname(file)))
    if (unstamped(left.name) === name) await removeAbandoned(left.file).catch(() => {});
}

/** The name of a file until it is finished. While it is written a lock tells it from what a killed process left; that goes first. */
export async function withUnfinished<T>(file: string, work: (unfinished: string) => Promise<T>): Promise<T> {
  /** A folder may be writable and not readable. */
  await removeLeft(file).catch(() => {});
  const unfinished = `${file}.${randomUUID()}.tmp`;
  const lock = lockOf(unfinished);
  /** Some file systems lock nothing; where nothing can be written, the work says so itself. A lock that nobody holds would say that this process is gone. */
  const taken = await takeLock(lock).catch(() => rmSync(lock, { force: true }));
  try {
    return await work(unfinished);
  } finally {
    if (taken?.kind === 'taken') taken.lock.release();
    remove(unfinished);
  }
}
