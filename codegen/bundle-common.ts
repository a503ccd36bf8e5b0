import { readFile } from 'node:fs/promises';
import { type BuildOptions, type Plugin, transform } from 'esbuild';

/** Names are kept where a stack trace may lead a person: not in validators, nor in packages. */
export const shortNames: Plugin = {
  name: 'short-names',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](node_modules|generated[\\/]validators)[\\/].*\.[cm]?js$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { minify: true, loader: 'js', sourcefile: path });
      return { contents: code, loader: 'js' };
    });
  },
};

/** Of the languages in which Zod says what is wrong, the one that it is set to. */
export const oneLanguage: Plugin = {
  name: 'one-language',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'",
      loader: 'js',
    }));
  },
};

/** Answers are held against their schemas only under test. */
const onlyUnderTest = ['*-outputs.js'];

/** Rooms whose facts become lines of files, which people may change: they are held against their schemas always. */
export const roomsInFiles = ['claims', 'autopilot'];

/** Validators that a program never asks for are left out of it: of these, only those of some rooms stay. */
export const onlyOf = (kind: 'inputs' | 'facts', rooms: readonly string[]): Plugin => ({
  name: `own-${kind}`,
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`validators/.*-${kind}\\.js$`) }, ({ path }) =>
      rooms.some((room) => path.endsWith(`/${room}-${kind}.js`)) ? undefined : { path, external: true },
    );
  },
});

export const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  external: ['better-sqlite3', 'pg', 'pg-native', '@swc/wasm-typescript', ...onlyUnderTest],
  logLevel: 'warning',
} satisfies BuildOptions;
