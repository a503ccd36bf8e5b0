import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { bundle } from '../../codegen/bundle.ts';

/** Programs that tests start as processes of their own. */
const sources = {
  noema: 'src/bin/noema.ts',
  broken: 'test/conformance/broken-stdio.ts',
  claimer: 'test/support/claimer.ts',
  editor: 'test/support/editor.ts',
  writer: 'test/store/writer.ts',
} as const;

export type Program = keyof typeof sources;

let built: Promise<string> | undefined;

/** Bundled as a user's program is, from the sources as they are now: it starts several times faster than from source. */
async function build(): Promise<string> {
  const home = path.join(inject('runFolder'), String(process.pid));
  const folder = path.join(home, 'dist');
  await bundle(sources, folder);
  for (const beside of ['generated', 'package.json']) symlinkSync(path.resolve(beside), path.join(home, beside));
  return folder;
}

/** The file to start, made once however many tests start it. */
export async function programFile(name: Program): Promise<string> {
  built ??= build();
  return path.join(await built, `${name}.js`);
}

/** How one would type it. */
export const programLine = async (name: Program): Promise<string> => `"${process.execPath}" "${await programFile(name)}"`;
