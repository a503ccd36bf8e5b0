import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ended, InstallOrder, InstallOutcome } from '../../kernel/cells.ts';
import { runChild } from './child.ts';
import { type Folders, removeFolder } from './folders.ts';
import { isFetch, npmArguments, npmEnvironment, npmSettings, unreachable, withoutFetches } from './npm.ts';
import { confined } from './permission.ts';
import { below, shownWithin } from './shown.ts';

export interface InstallWorld {
  readonly folders: Folders;
  readonly timeMs: number;
  readonly npm: string;
  readonly env: NodeJS.ProcessEnv;
}

const heapMb = 512;
const memoryMb = 2048;

/** Tells how much was fetched, line by line. */
function counting(tick: (fetched: number) => void): (chunk: Buffer) => void {
  let fetched = 0;
  let line = '';
  tick(0);
  return (chunk) => {
    const lines = `${line}${chunk.toString('latin1')}`.split('\n');
    line = (lines.pop() ?? '').slice(0, 1000);
    const more = lines.filter(isFetch).length;
    fetched += more;
    if (more > 0) tick(fetched);
  };
}

/** Puts what was installed in the place of what was there; a run finds one or the other. */
async function exchange(book: string, made: string): Promise<void> {
  const modules = path.join(book, 'node_modules');
  const old = path.join(book, `old-${path.basename(made).slice('install-'.length)}`);
  await rename(modules, old).catch(() => {});
  await rename(path.join(made, 'node_modules'), modules).catch(() => {});
  await copyFile(path.join(made, 'package-lock.json'), path.join(book, 'package-lock.json')).catch(() => {});
  await removeFolder(old);
}

/** What npm said, without what it fetched. */
const inBrief = (ended: Ended): Ended => {
  const { head, tail } = ended.stderr;
  return { ...ended, stderr: { ...ended.stderr, head: withoutFetches(head), tail: withoutFetches(tail) } };
};

/** A registry that npm could not reach is told apart from what it found there. */
function failed(ended: Ended): InstallOutcome {
  const { head, tail } = ended.stderr;
  const detail = ended.by === 'exit' ? unreachable(`${head}\n${tail}`) : undefined;
  return detail === undefined ? { ...ended, packageJson: null } : { kind: 'unreachable', detail };
}

/** Installs beside what is there, and takes its place only when all of it is there. */
export async function installPackages(
  { folders, timeMs, npm, env }: InstallWorld,
  { notebook, packageJson, packages }: InstallOrder,
  signal: AbortSignal,
  tick: (fetched: number) => void,
): Promise<InstallOutcome> {
  const { folder, close } = await folders.open(notebook, 'install');
  try {
    const book = await folders.of(notebook);
    const cache = await folders.cache();
    const manifest = path.join(folder, 'package.json');
    await writeFile(manifest, packageJson);
    await copyFile(path.join(book, 'package-lock.json'), path.join(folder, 'package-lock.json')).catch(() => {});
    const settings = npmSettings(env);
    const own = [below(folder), below(cache)];
    const may = { read: [process.execPath, below(path.dirname(path.dirname(npm))), settings, ...own], write: own };
    const words = npmArguments({ folder, cache, settings, packages });
    const command = [process.execPath, ...confined(may, heapMb), npm, ...words];
    const order = { command, cwd: folder, env: npmEnvironment(env, folder), timeMs, memoryMb, hears: counting(tick) };
    const outcome = shownWithin(folder, await runChild(order, signal));
    if (outcome.kind !== 'ended') return outcome;
    const ended = inBrief(outcome);
    if (ended.exitCode !== 0) return failed(ended);
    await exchange(book, folder);
    return { ...ended, packageJson: await readFile(manifest, 'utf8') };
  } finally {
    await close();
  }
}
