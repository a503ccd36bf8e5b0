import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { longestLine } from '../files/index.ts';
import { codeOf } from '../files/trouble.ts';
import type { FileText, ItemFiles } from './collection.ts';
import { doubted, fileStamp } from './stamps.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Names in a folder, folders with a slash behind; what begins with a dot is nobody's business. None where there is no folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw error;
  }
}

/** Reads the files of an item, and remembers what each of them looked like just before. */
export class ReadFiles implements ItemFiles {
  readonly stamps = new Map<string, string>();
  readonly #names = new Map<string, readonly string[]>();

  constructor(
    readonly key: string,
    private readonly place: string,
    /** The largest file that is read, in bytes. */
    private readonly longest = longestLine,
  ) {}

  readonly names = (folder = ''): readonly string[] => {
    const known = this.#names.get(folder) ?? namesIn(path.join(this.place, folder));
    this.#names.set(folder, known);
    return known;
  };

  read(file: string): FileText {
    const name = path.join(this.place, file);
    const stamp = fileStamp(name);
    this.stamps.set(file, doubted(stamp));
    try {
      const { size, mtimeMs } = statSync(name);
      if (size > this.longest) return { kind: 'unreadable', why: 'too_long' };
      return { kind: 'text', text: utf8.decode(readFileSync(name)), changed_ms: Math.floor(mtimeMs) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return { kind: 'missing' };
      return { kind: 'unreadable', why: error instanceof TypeError ? 'not_utf8' : codeOf(error) };
    }
  }
}
