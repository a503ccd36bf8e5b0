import { rm } from 'node:fs/promises';
import { build, type Metafile, type Plugin } from 'esbuild';
import { common, onlyOf, roomsInFiles, shortNames } from './bundle-common.ts';
import { bundleKept } from './bundle-kept.ts';
import { dataAsText } from './lazy.ts';

/** Of the languages in which Zod says what is wrong, the one that it is set to. */
const oneLanguage: Plugin = {
  name: 'one-language',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'",
      loader: 'js',
    }));
  },
};

/** Chunks that nothing loads: what would have loaded them is not part of the program. */
function unused({ outputs }: Metafile, programs: readonly string[]): string[] {
  const used = new Set(Object.keys(outputs).filter((file) => programs.includes(outputs[file]?.entryPoint ?? '')));
  for (const file of used) for (const { path } of outputs[file]?.imports ?? []) if (path in outputs) used.add(path);
  return Object.keys(outputs).filter((file) => !used.has(file));
}

/** Programs in a folder that start fast: what each needs at once in its file, everything else in chunks loaded when used. */
export async function bundle(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<void> {
  const { metafile } = await build({
    ...common,
    metafile: true,
    entryPoints: { ...entryPoints },
    /** The autopilot runs from the file that is built for it. */
    external: [...common.external, './mi-main.ts', './mi-world.ts'],
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
