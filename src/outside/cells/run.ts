import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunOrder, RunOutcome } from '../../kernel/cells.ts';
import { runChild } from './child.ts';
import { type Emission, emit } from './emit.ts';
import type { Folders } from './folders.ts';
import { before, confined } from './permission.ts';
import { below, shownWithin } from './shown.ts';

export interface RunWorld {
  readonly folders: Folders;
  readonly timeMs: number;
  readonly memoryMb: number;
}

/** What a run gets to know about the world outside. */
const environment = (folder: string): Record<string, string> => ({
  HOME: folder,
  TMPDIR: path.join(folder, 'tmp'),
  PATH: '/usr/bin:/bin',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  NO_COLOR: '1',
});

/** A process needs memory beside what its code can use. */
const besideHeapMb = 512;

/** Writes all that a run finds in its folder; answers the files to run first and then. */
async function lay(folder: string, { files, entry }: Emission, { packageJson, tsconfig }: RunOrder) {
  const source = path.join(folder, 'src');
  for (const made of [source, path.join(folder, 'tmp')]) await mkdir(made);
  await writeFile(path.join(folder, 'package.json'), packageJson ?? '{"type":"module"}');
  if (tsconfig !== null) await writeFile(path.join(folder, 'tsconfig.json'), tsconfig);
  for (const { name, text } of files) await writeFile(path.join(source, name), text, { flag: 'wx' });
  const first = path.join(folder, 'before.mjs');
  await writeFile(first, before);
  return { first, then: path.join(source, entry) };
}

/** Runs a cell in a folder of its own, which is gone afterwards. */
export async function runCell(
  { folders, timeMs, memoryMb }: RunWorld,
  order: RunOrder,
  signal: AbortSignal,
): Promise<RunOutcome> {
  const emission = await emit(order.files, order.entry);
  if ('kind' in emission) return emission;
  const { folder, close } = await folders.open(order.notebook, 'run');
  try {
    const { first, then } = await lay(folder, emission, order);
    const modules = path.join(await folders.of(order.notebook), 'node_modules');
    const flags = confined({ read: [below(folder), below(modules)], write: [below(folder)] }, memoryMb);
    const command = [process.execPath, ...flags, '--enable-source-maps', '--import', pathToFileURL(first).href, then];
    const limits = { timeMs, memoryMb: memoryMb + besideHeapMb };
    return shownWithin(folder, await runChild({ command, cwd: folder, env: environment(folder), ...limits }, signal));
  } finally {
    await close();
  }
}
