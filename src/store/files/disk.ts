import { closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { type FileHandle, link, lstat, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './trouble.ts';

/** What the writers here ask of the system. Tests hand in one that fails where they want it to. */
export interface Disk {
  open(file: string, flags: number, mode?: number): Promise<FileHandle>;
  rename(from: string, to: string): Promise<void>;
  link(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
}

/** What is kept is private to its user. */
export const privateFile = 0o600;
const privateFolder = 0o700;

export const systemDisk: Disk = {
  open,
  rename,
  link,
  remove: (file) => rm(file, { force: true }),
};

/** Opens, works, closes; a failure to close is a failure. */
export async function withFile<T>(
  disk: Disk,
  file: string,
  flags: number,
  work: (handle: FileHandle) => Promise<T>,
  mode?: number,
): Promise<T> {
  const handle = await disk.open(file, flags, mode);
  let done: T;
  try {
    done = await work(handle);
  } catch (error) {
    await handle.close().catch(() => {});
    throw error;
  }
  await handle.close();
  return done;
}

/** Names that were made in a folder are there after a power loss once the folder itself was flushed. Windows has no such call. */
export async function flushFolder(disk: Disk, folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await withFile(disk, folder, constants.O_RDONLY, (handle) => handle.sync());
}

/** The first of the folders that were made. Of one that cannot be made, Node says only that it is not there: the system is asked itself. */
function madeFrom(folder: string): string | undefined {
  try {
    return mkdirSync(folder, { recursive: true, mode: privateFolder });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    let top = path.resolve(folder);
    while (!existsSync(path.dirname(top)) && top !== path.dirname(top)) top = path.dirname(top);
    mkdirSync(top, { mode: privateFolder });
    mkdirSync(folder, { recursive: true, mode: privateFolder });
    return top;
  }
}

/** Makes a folder and those above it, and flushes their names. At once, so that callers keep the order in which they came. */
export function makeFolder(folder: string): void {
  const first = madeFrom(folder);
  if (first === undefined || process.platform === 'win32') return;
  const top = path.dirname(path.resolve(first));
  for (let above = path.dirname(path.resolve(folder)); ; above = path.dirname(above)) {
    const handle = openSync(above, constants.O_RDONLY);
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (above === top || above === path.dirname(above)) return;
  }
}

/** Nothing where nothing stands. */
export const look = (file: string) =>
  lstat(file, { bigint: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
