import { constants } from 'node:fs';
import { lstat, mkdir, open, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { BookFiles, FileFound } from '../../kernel/exports.ts';
import { codeOf, isBelow, realOf, replaceFile } from '../files.ts';
import { fromHome, projectRoot } from '../places.ts';

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
        await replaceFile(place, text);
        return { kind: 'written', path: place, bytes: Buffer.byteLength(text) };
      } catch (error) {
        return { kind: 'unwritable', detail: codeOf(error) };
      }
    },
  };
}
