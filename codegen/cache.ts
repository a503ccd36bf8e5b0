import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Gives what `make` would, and makes it only if it was not made before from the same `given`. */
export type Remember = <T>(name: string, given: unknown, make: () => T) => T;
export type RememberLater = <T>(name: string, given: unknown, make: () => Promise<T>) => Promise<T>;

export interface Cache {
  readonly remember: Remember;
  readonly rememberLater: RememberLater;
}

/** Makes everything anew: what verifies must not trust what was kept. */
export const noCache: Cache = { remember: (_name, _given, make) => make(), rememberLater: (_name, _given, make) => make() };

/** The last few of a name are kept, so that going back and forth between branches costs nothing. */
const kept = 4;

const digest = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 32);
};

/** What decides about results besides what they are made from: the generator itself and the packages it uses. */
function generatorOf(root: string): string {
  const sources = readdirSync(path.join(root, 'codegen'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return digest(...[...sources, path.join(root, 'package-lock.json')].map((file) => readFileSync(file, 'utf8')));
}

function read(file: string): { value: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { value: unknown };
  } catch {
    return undefined;
  }
}

function prune(folder: string, name: string): void {
  const own = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => path.join(folder, file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const file of own.slice(kept)) rmSync(file, { force: true });
}

/** Two generators may run at once, and one may be killed: a result is there whole or not at all. */
function write(folder: string, name: string, file: string, value: unknown): void {
  try {
    mkdirSync(folder, { recursive: true });
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, JSON.stringify({ value }));
    renameSync(temporary, file);
    prune(folder, name);
  } catch {
    /* Where nothing can be kept, it is made again. */
  }
}

/** Results by content, in a folder that may be deleted at any time. */
export function cacheIn(root: string, folder = path.join(root, 'node_modules', '.cache', 'noema')): Cache {
  const generator = generatorOf(root);
  const place = (name: string, given: unknown) => path.join(folder, `${name}.${digest(generator, JSON.stringify(given))}.json`);
  return {
    remember<T>(name: string, given: unknown, make: () => T): T {
      const file = place(name, given);
      const found = read(file);
      if (found) return found.value as T;
      const value = make();
      write(folder, name, file, value);
      return value;
    },
    async rememberLater<T>(name: string, given: unknown, make: () => Promise<T>): Promise<T> {
      const file = place(name, given);
      const found = read(file);
      if (found) return found.value as T;
      const value = await make();
      write(folder, name, file, value);
      return value;
    },
  };
}
