import { rm } from 'node:fs/promises';
import { build, type Metafile } from 'esbuild';
import { common, oneLanguage, onlyOf, roomsInFiles, shortNames } from './bundle-common.ts';
import { bundleKept } from './bundle-kept.ts';
import { dataAsText } from './lazy.ts';

/** Chunks that nothing loads: what would have loaded them is not part of the program. */
function unused({ outputs }: Metafile, programs: readonly string[]): string[] {
  const used = new Set(Object.keys(outputs).filter((file) => programs.includes(outputs[file]?.entryPoint ?? '')));
  for (const file of used) for (const { path } of outputs[file]?.imports ?? []) if (path in outputs) used.add(path);
  return Object.keys(outputs).filter((file) => !used.has(file));
}

/** What all programs of a folder have in common stands in chunks, and so does what is loaded when it is used. */
export async function bundle(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<void> {
  const { metafile } = await build({
    ...common,
    metafile: true,
    entryPoints: { ...entryPoints },
    /** From source alone: what is built stands in files of its own. */
    external: [...common.external, './main.ts', './mi-main.ts', './mi-world.ts'],
    outdir,
    splitting: true,
    format: 'esm',
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [oneLanguage, dataAsText, shortNames, onlyOf('facts', roomsInFiles)],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  for (const file of unused(metafile, Object.values(entryPoints))) await rm(file);
  if (Object.values(entryPoints).includes('src/bin/noema.ts')) await bundleKept(outdir);
}
