import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { isBuilt } from '../../codegen/built.ts';
import { bundle } from '../../codegen/bundle.ts';
import { buildPage } from '../../codegen/page.ts';

/** What users run, and programs that tests start as processes of their own. */
const product = 'src/bin/noema.ts';
const sources = [
  product,
  'test/boundary/killed-between.ts',
  'test/conformance/broken-stdio.ts',
  'test/outside/hands/runner.ts',
  'test/outside/cell-host.ts',
  'test/store/filed/thinker.ts',
  'test/store/files/writer.ts',
  'test/store/importer.ts',
  'test/store/stopped.ts',
  'test/store/writer.ts',
  'test/support/claimer.ts',
  'test/support/editor.ts',
  'test/upgrades/opener.ts',
  'test/upgrades/upgrader.ts',
] as const;

export type Program = (typeof sources)[number];

const nameOf = (source: Program) => source.replace('src/bin/', '').replaceAll('/', '-').replace('.ts', '');

let built: Promise<string> | undefined;

/**
 * Bundled as a user's program is, from the sources as they are now: it starts several times faster than from source. What `dist` holds
 * already, as after `npm ci`, is taken from there.
 */
async function build(home: string): Promise<void> {
  const folder = path.join(home, 'dist');
  const built = isBuilt();
  const left = sources.filter((source) => !built || source !== product);
  if (built) await cp('dist', folder, { recursive: true });
  await bundle(Object.fromEntries(left.map((source) => [nameOf(source), source])), folder);
  if (!built) await buildPage(path.join(folder, 'observatory'));
  for (const beside of ['generated', 'package.json']) symlinkSync(path.resolve(beside), path.join(home, beside));
}

/** Whoever makes the folder builds; the other workers wait for its word, which is empty when all went well. */
async function buildOnce(): Promise<string> {
  const home = path.join(inject('runFolder'), 'programs');
  const word = `${home}.said`;
  const isFirst = await mkdir(home).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const said = await build(home).then(
      () => '',
      (error) => String(error),
    );
    await writeFile(`${word}.new`, said);
    await rename(`${word}.new`, word);
  }
  while (!existsSync(word)) await setTimeout(50);
  const said = readFileSync(word, 'utf8');
  if (said) throw new Error(said);
  return path.join(home, 'dist');
}

/** The file to start, made once however many tests start it. */
export async function programFile(source: Program): Promise<string> {
  built ??= buildOnce();
  return path.join(await built, `${nameOf(source)}.js`);
}

/** How one would type it. */
export const programLine = async (source: Program): Promise<string> => `"${process.execPath}" "${await programFile(source)}"`;

/** What a program needs of our environment that gets none of it, or it would compile anew: where it keeps compiled code. */
export const compiledCode = (): { readonly XDG_CACHE_HOME: string } => ({ XDG_CACHE_HOME: process.env.XDG_CACHE_HOME ?? '' });
