import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './manifest.ts';

interface Drift {
  readonly stale: string[];
  readonly missing: string[];
  readonly orphaned: string[];
}

/** Folders that belong to the generator as a whole: a file there that nothing emits is an orphan. */
const owned = ['generated', 'docs/reference'];

async function present(root: string, ignored: (file: string) => boolean): Promise<string[]> {
  const found: string[] = [];
  for (const folder of owned) {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries)
      if (entry.isFile()) found.push(path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  }
  return found.filter((file) => !ignored(file)).sort();
}

export async function compare(root: string, files: Files, ignored: (file: string) => boolean = () => false): Promise<Drift> {
  const drift: Drift = { stale: [], missing: [], orphaned: [] };
  for (const [file, content] of files) {
    const now = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
    if (now === undefined) drift.missing.push(file);
    else if (now !== content) drift.stale.push(file);
  }
  for (const file of await present(root, ignored)) if (!files.has(file)) drift.orphaned.push(file);
  return drift;
}

/** Writes what differs and removes orphans; untouched files keep their times. */
export async function overwrite(root: string, files: Files, ignored?: (file: string) => boolean): Promise<Drift> {
  const drift = await compare(root, files, ignored);
  for (const file of [...drift.stale, ...drift.missing]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), files.get(file) as string);
  }
  for (const file of drift.orphaned) await rm(path.join(root, file));
  return drift;
}
