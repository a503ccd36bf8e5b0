import { build } from 'esbuild';
import { common, onlyOf, roomsInFiles, shortNames } from './bundle-common.ts';
import { bundleKept } from './bundle-kept.ts';

/** Programs in a folder that start fast: what each needs at once in its file, everything else in chunks loaded when used. */
export async function bundle(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<void> {
  await build({
    ...common,
    entryPoints: { ...entryPoints },
    /** The autopilot runs from the file that is built for it. */
    external: [...common.external, './mi-main.ts', './mi-world.ts'],
    outdir,
    splitting: true,
    format: 'esm',
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [shortNames, onlyOf('facts', roomsInFiles)],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  if (Object.values(entryPoints).includes('src/bin/noema.ts')) await bundleKept(outdir);
}
