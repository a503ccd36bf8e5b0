import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BookFiles, FileFound } from '../../kernel/exports.ts';
import { fromHome, projectRoot } from '../places.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Where a path really leads: links resolved as far as it exists, the rest as it stands. */
async function realOf(file: string): Promise<string> {
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
function isBelow(root: string, file: string): boolean {
  const way = path.relative(root, file);
  const steps = way.split(path.sep);
  return way !== '' && !path.isAbsolute(way) && steps[0] !== '..' && !steps.some(isGit);
}

type Found = 'nothing' | 'replaceable' | 'taken' | 'link';

/** More than any export holds: such a file is somebody else's. */
const largest = 256 * 1024 * 1024;

async function lookAt(file: string, mayReplace: (found: string) => boolean): Promise<Found> {
  const stat = await lstat(file).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!stat) return 'nothing';
  if (stat.isSymbolicLink()) return 'link';
  if (!stat.isFile() || stat.size > largest) return 'taken';
  return mayReplace(await readFile(file, 'utf8')) ? 'replaceable' : 'taken';
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
async function replace(file: string, text: string): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file).slice(0, 64)}.${randomUUID()}`);
  let handle: FileHandle | undefined;
  try {
    handle = await open(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, 0o644);
    await handle.writeFile(text);
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

export interface ExportOptions {
  /** The project that files are written for; null: the one around the working directory. */
  readonly project_root?: string | null;
  /** Other folders that the operator allows. */
  readonly folders?: readonly string[];
}

/** For a server that keeps nothing on disk. */
export const noExports: BookFiles = { write: async () => ({ kind: 'nowhere' }), read: async () => ({ kind: 'nowhere' }) };

/** A file as it stands, and no link in its place. */
async function readWhole(file: string, most: number): Promise<FileFound> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) return { kind: 'unreadable', detail: 'ENOTSUP' };
    if (stat.size > most) return { kind: 'unreadable', detail: 'EFBIG' };
    return { kind: 'read', text: await handle.readFile('utf8') };
  } finally {
    await handle.close();
  }
}

export function createExports({ project_root = null, folders = [] }: ExportOptions = {}): BookFiles {
  const project = project_root === null ? projectRoot(process.cwd()) : path.resolve(fromHome(project_root));
  const roots = [project, ...folders.map((folder) => path.resolve(project, fromHome(folder)))];

  /** Where a file would stand, links resolved, and whether that is below one of the folders. */
  async function placeOf(file: string) {
    const real = await Promise.all(roots.map(realOf));
    const allowed = (place: string) => real.some((root) => isBelow(root, place));
    const asked = path.resolve(project, fromHome(file));
    return { place: path.join(await realOf(path.dirname(asked)), path.basename(asked)), allowed };
  }

  return {
    async read(file, most) {
      try {
        const { place, allowed } = await placeOf(file);
        return allowed(place) ? await readWhole(place, most) : { kind: 'outside' };
      } catch (error) {
        const detail = codeOf(error);
        return detail === 'ELOOP' ? { kind: 'outside' } : { kind: 'unreadable', detail };
      }
    },
    async write(file, text, mayReplace) {
      try {
        const { place, allowed } = await placeOf(file);
        if (!allowed(place)) return { kind: 'outside' };
        await mkdir(path.dirname(place), { recursive: true });
        /** A link that was put in the way meanwhile leads elsewhere. */
        if (!allowed(path.join(await realpath(path.dirname(place)), path.basename(place)))) return { kind: 'outside' };
        const found = await lookAt(place, mayReplace);
        if (found === 'link') return { kind: 'outside' };
        if (found === 'taken') return { kind: 'taken' };
        await replace(place, text);
        return { kind: 'written', path: place, bytes: Buffer.byteLength(text) };
      } catch (error) {
        return { kind: 'unwritable', detail: codeOf(error) };
      }
    },
  };
}
