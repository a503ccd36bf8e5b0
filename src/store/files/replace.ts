import { constants, realpathSync } from 'node:fs';
import path from 'node:path';
import { type Disk, flushFolder, look, privateFile, systemDisk, withFile } from './disk.ts';
import { inFolder, type Lock, type LockOptions } from './lock.ts';
import { codeOf, troubleWith, typedFor } from './trouble.ts';

export interface ReplaceOptions extends LockOptions {
  /** The lock of the file's folder, for those who hold it. */
  readonly under?: Lock;
  readonly disk?: Disk;
}

/**
 * Every writer of a folder holds its lock, so one name is enough for all that are not finished, and what a stopped writer
 * left under it goes with the next one.
 */
const unfinishedIn = (folder: string) => path.join(folder, '.unfinished');

async function writeUnfinished(disk: Disk, folder: string, content: string | Uint8Array, mode: number): Promise<string> {
  const name = unfinishedIn(folder);
  await disk.remove(name);
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
  await withFile(
    disk,
    name,
    flags,
    async (handle) => {
      await handle.chmod(mode);
      await handle.writeFile(content);
      await handle.sync();
    },
    mode,
  );
  return name;
}

/** The file itself, where a link leads to one. At once: the last of several calls wins. */
function behindLinks(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return path.resolve(file);
    throw troubleWith(file, error);
  }
}

/** Writes under another name first and then lets `settle` give it its own. */
function write<T>(
  file: string,
  content: string | Uint8Array,
  options: ReplaceOptions,
  settle: (disk: Disk, unfinished: string) => Promise<T>,
): Promise<T> {
  const { disk = systemDisk } = options;
  const folder = path.dirname(file);
  return typedFor(file, () =>
    inFolder(
      folder,
      async () => {
        const mode = Number((await look(file))?.mode ?? privateFile) & 0o777;
        let settled: T;
        try {
          settled = await settle(disk, await writeUnfinished(disk, folder, content, mode));
        } finally {
          await disk.remove(unfinishedIn(folder)).catch(() => {});
        }
        await flushFolder(disk, folder);
        return settled;
      },
      options,
    ),
  );
}

/** Writes a file whole or not at all, flushed: a reader sees the old one or the new one. Its rights stay as they were. */
export async function replace(file: string, content: string | Uint8Array, options: ReplaceOptions = {}): Promise<void> {
  const place = behindLinks(file);
  await write(place, content, options, (disk, unfinished) => disk.rename(unfinished, place));
}

/** File systems without links. */
const cannotLink = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Writes a new file whole or not at all, flushed. What stands there already stays as it is: `taken`. */
export function create(file: string, content: string | Uint8Array, options: ReplaceOptions = {}): Promise<'created' | 'taken'> {
  return write(path.resolve(file), content, options, async (disk, unfinished) => {
    try {
      await disk.link(unfinished, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' && !cannotLink.has(codeOf(error))) throw error;
      if (codeOf(error) === 'EEXIST' || (await look(file))) return 'taken';
      await disk.rename(unfinished, file);
    }
    return 'created';
  });
}
