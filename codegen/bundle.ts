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

/** Programs in a folder that start fast: what each needs at once in its file, everything else in chunks loaded when used. */
export const bundle = (entryPoints: Readonly<Record<string, string>>, outdir: string) =>
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
    plugins: [shortNames],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    logLevel: 'warning',
  });
