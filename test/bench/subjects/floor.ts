import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import type { Subject } from '../shape.ts';
import { noteText } from './text.ts';

const program = fileURLToPath(new URL('../floor.mjs', import.meta.url));
const fileIn = (folder: string) => path.join(folder, 'floor.db');

export const floor: Subject = {
  name: 'floor',
  command: () => ({ args: [program] }),
  operations: () => [{ measure: 'echo', call: (i) => ({ tool: 'echo', args: { text: noteText(i) } }) }],
  most: 1000,
};

/** The same in one file, as ours is: how much of a start is reading many files. */
export async function bundledFloor(folder: string): Promise<Subject> {
  const outfile = path.join(folder, 'floor.mjs');
  const { build } = await import('esbuild');
  await build({
    entryPoints: [program],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['better-sqlite3'],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    logLevel: 'error',
  });
  return { ...floor, name: 'floor, bundled', command: () => ({ args: [outfile] }) };
}

/** One flushed file for each call. */
export const floorWithFiles: Subject = {
  name: 'floor+file',
  command: (folder) => ({ args: [program, '--files', folder] }),
  operations: () => [{ measure: 'write', writes: true, call: (i) => ({ tool: 'put', args: { text: noteText(i) } }) }],
  most: Number.POSITIVE_INFINITY,
};

async function fill(folder: string, entries: number): Promise<void> {
  const db = new Sqlite(fileIn(folder));
  db.pragma('journal_mode = WAL');
  db.exec('create table notes (id integer primary key, text text not null)');
  const insert = db.prepare('insert into notes (text) values (?)');
  db.transaction(() => {
    for (let i = 0; i < entries; i += 1) insert.run(noteText(i));
  })();
  db.close();
}

export const floorWithSqlite: Subject = {
  name: 'floor+sqlite',
  command: (folder) => ({ args: [program, fileIn(folder)] }),
  fill,
  operations: (entries) => [
    { measure: 'write', writes: true, call: (i) => ({ tool: 'put', args: { text: noteText(i) } }) },
    { measure: 'page of 20', call: () => ({ tool: 'page', args: { limit: 20 } }) },
    { measure: 'point read', call: (i) => ({ tool: 'get', args: { id: 1 + ((i * 7919) % entries) } }) },
  ],
  most: Number.POSITIVE_INFINITY,
};
