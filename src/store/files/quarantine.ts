import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { type Disk, flushFolder, look, privateFile, systemDisk } from './disk.ts';
import { codeOf, typedFor } from './trouble.ts';

/** `20260222T123456Z`: a time that any file system takes in a name. */
export const stampOf = (now: number) => `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A new file beside another, named after it and the time; with a number where the second is not enough. Never one that is there. */
export async function asideOf(
  disk: Disk,
  file: string,
  now: number,
  flags: number,
  mode: number,
): Promise<{ name: string; handle: FileHandle }> {
  const base = `${file}.corrupt.${stampOf(now)}`;
  for (let n = 0; ; n++) {
    const name = n === 0 ? base : `${base}.${n}`;
    try {
      return { name, handle: await disk.open(name, flags | constants.O_CREAT | constants.O_EXCL, mode) };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

export interface QuarantineOptions {
  readonly now?: number;
  readonly disk?: Disk;
}

/**
 * Moves a bad file out of the way and says where it is: `<file>.corrupt.<time>[.n]`, in the same folder, over nothing else.
 * Null where there is no such file any more.
 */
export function quarantine(
  file: string,
  { now = Date.now(), disk = systemDisk }: QuarantineOptions = {},
): Promise<string | null> {
  return typedFor(file, async () => {
    const found = await look(file);
    if (!found) return null;
    /** The name is reserved first: a rename replaces whatever it finds. */
    const { name, handle } = await asideOf(disk, file, now, constants.O_WRONLY, privateFile);
    await handle.close();
    try {
      await disk.rename(file, name);
    } catch (error) {
      await disk.remove(name);
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
    await flushFolder(disk, path.dirname(file));
    return name;
  });
}
