import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, readlink, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Where a path really leads: links resolved as far as it exists, the rest as it stands. */
export async function realOf(file: string): Promise<string> {
  try {
    return await realpath(file);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error)) || path.dirname(file) === file) throw error;
    /** A link to what is not there yet leads there all the same. */
    const link = await readlink(file).catch(() => undefined);
    if (link !== undefined) return realOf(path.resolve(path.dirname(file), link));
    return path.join(await realOf(path.dirname(file)), path.basename(file));
  }
}

/** Names that some file systems take for `.git`: in any case, with dots or blanks behind, its short form, with marks that are not seen. */
const isGit = (name: string) =>
  /^(\.git|git~\d)[. ]*(:.*)?$/i.test(name.replaceAll(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, ''));

/** Below a root, and not among what version control keeps there. */
export function isBelow(root: string, file: string): boolean {
  const way = path.relative(root, file);
  const steps = way.split(path.sep);
  return way !== '' && !path.isAbsolute(way) && steps[0] !== '..' && !steps.some(isGit);
}

/** A name that is there for good once it is answered: its folder is told to remember it. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Beside its place and under another name first, so that a reader sees the old file or the new one, never a part. */
export async function replaceFile(file: string, content: string | Uint8Array, mode = 0o644): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file).slice(0, 64)}.${randomUUID()}`);
  let handle: FileHandle | undefined;
  try {
    handle = await open(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, mode);
    await handle.writeFile(content);
    await handle.sync();
    await handle.close();
    await rename(temporary, file);
    await settle(path.dirname(file));
  } catch (error) {
    await handle?.close().catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
}
