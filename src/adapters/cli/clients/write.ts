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

/** Changes a file of somebody else's: whole or not at all, through a link to where it leads, and with a copy of what was there. */
export async function rewrite(file: string, change: (text: string) => string): Promise<Written> {
  const found = await readFile(file, 'utf8').catch((error) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  const text = change(found ?? '');
  if (text === found) return { kind: 'same' };
  await mkdir(path.dirname(file), { recursive: true });
  const place = found === undefined ? file : await realpath(file);
  const mode = found === undefined ? 0o644 : (await stat(place)).mode & 0o777;
  const copy = found === undefined ? undefined : await keepCopy(place);
  const temporary = `${place}.${randomUUID()}`;
  try {
    await writeFile(temporary, text, { flag: 'wx', mode });
    await rename(temporary, place);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return copy === undefined ? { kind: 'made' } : { kind: 'changed', copy };
}
