import { readFile } from 'node:fs/promises';
import { build, type Plugin, transform } from 'esbuild';

/** Names are kept where a stack trace may lead a person: not in validators, nor in packages. */
const shortNames: Plugin = {
  name: 'short-names',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](node_modules|generated[\\/]validators)[\\/].*\.[cm]?js$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { minify: true, loader: 'js', sourcefile: path });
      return { contents: code, loader: 'js' };
    });
  },
};

/** Answers and facts are held against their schemas only under test. */
const onlyUnderTest = ['*-outputs.js', '../validators/facts.js'];

/** A program that another one starts without loading the rest: in files of its own, so that few are read. */
const apart = { hook: 'src/bin/hook.ts' };

const leftApart: Plugin = {
  name: 'left-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/hook\.ts$/ }, ({ importer, path }) =>
      /[\\/]src[\\/]bin[\\/]noema\.ts$/.test(importer) ? { path: path.replace(/ts$/, 'js'), external: true } : undefined,
    );
  },
};

/** Programs in a folder that start fast: what each needs at once in its file, everything else in chunks loaded when used. */
export async function bundle(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<void> {
  await built(entryPoints, outdir);
  if (Object.values(entryPoints).includes('src/bin/noema.ts')) await built(apart, outdir);
}

const built = (entryPoints: Readonly<Record<string, string>>, outdir: string) =>
  build({
    entryPoints: { ...entryPoints },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    chunkNames: 'chunks/[name]-[hash]',
    external: ['better-sqlite3', 'pg', 'pg-native', ...onlyUnderTest],
    plugins: [shortNames, leftApart],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    logLevel: 'warning',
  });
