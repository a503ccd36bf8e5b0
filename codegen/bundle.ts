import { readFile } from 'node:fs/promises';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';

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

/** Of a program that has one room only, validators of the others are never asked for. */
const ownValidators: Plugin = {
  name: 'own-validators',
  setup({ onResolve }) {
    onResolve({ filter: /validators\/.*-inputs\.js$/ }, ({ path }) =>
      path.endsWith('/context-inputs.js') ? undefined : { path, external: true },
    );
  },
};

const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  external: ['better-sqlite3', 'pg', 'pg-native', ...onlyUnderTest],
  logLevel: 'warning',
} satisfies BuildOptions;

/** Programs in a folder that start fast: what each needs at once in its file, everything else in chunks loaded when used. */
export async function bundle(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<void> {
  await build({
    ...common,
    entryPoints: { ...entryPoints },
    outdir,
    splitting: true,
    format: 'esm',
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [shortNames],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  if (Object.values(entryPoints).includes('src/bin/noema.ts')) await bundleHook(outdir);
}

/** The program that answers hooks, in one file that can be kept compiled (src/bin/kept-code). */
const bundleHook = (outdir: string) =>
  build({
    ...common,
    entryPoints: { hook: 'src/bin/hook.ts' },
    outdir,
    format: 'cjs',
    minifyIdentifiers: true,
    outExtension: { '.js': '.cjs' },
    plugins: [shortNames, ownValidators],
  });
