import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A copy of the file beside it, under the first name that is free. */
async function keepCopy(file: string): Promise<string> {
  for (let n = 1; ; n += 1) {
    const copy = n === 1 ? `${file}.bak` : `${file}.bak-${n}`;
    try {
      await copyFile(file, copy, constants.COPYFILE_EXCL);
      return copy;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

export type Written = { readonly kind: 'same' } | { readonly kind: 'made' } | { readonly kind: 'changed'; readonly copy: string };

/** The text of a file; undefined where there is none. */
export const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Writes a file whole or not at all, through a link to where it leads, with the rights that it has. */
export async function replace(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const place = await realpath(file).catch(() => file);
  const mode = await stat(place).then(
    (found) => found.mode & 0o777,
    () => 0o644,
  );
  const temporary = `${place}.${randomUUID()}`;
  try {
    await writeFile(temporary, text, { flag: 'wx', mode });
    await rename(temporary, place);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Changes a file of somebody else's, and keeps a copy of what was there. */
export async function rewrite(file: string, change: (text: string) => string): Promise<Written> {
  const found = await textOf(file);
  const text = change(found ?? '');
  if (text === found) return { kind: 'same' };
  const copy = found === undefined ? undefined : await keepCopy(await realpath(file));
  await replace(file, text);
  return copy === undefined ? { kind: 'made' } : { kind: 'changed', copy };
}
