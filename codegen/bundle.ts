import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
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

/** Answers are held against their schemas only under test. */
const onlyUnderTest = ['*-outputs.js'];

/** Rooms whose facts become lines of files, which people may change: they are held against their schemas always. */
const roomsInFiles = ['claims', 'autopilot'];

/** Validators that a program never asks for are left out of it: of these, only those of some rooms stay. */
const onlyOf = (kind: 'inputs' | 'facts', rooms: readonly string[]): Plugin => ({
  name: `own-${kind}`,
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`validators/.*-${kind}\\.js$`) }, ({ path }) =>
      rooms.some((room) => path.endsWith(`/${room}-${kind}.js`)) ? undefined : { path, external: true },
    );
  },
});

const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  external: ['better-sqlite3', 'pg', 'pg-native', '@swc/wasm-typescript', ...onlyUnderTest],
  logLevel: 'warning',
} satisfies BuildOptions;

/** Programs in a folder that start fast: what each needs at once in its file, everything else in chunks loaded when used. */
export async function bundle(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<void> {
  await build({
    ...common,
    entryPoints: { ...entryPoints },
    /** The autopilot runs from the file that is built for it. */
    external: [...common.external, './mi-main.ts'],
    outdir,
    splitting: true,
    format: 'esm',
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [shortNames, onlyOf('facts', roomsInFiles)],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  if (Object.values(entryPoints).includes('src/bin/noema.ts')) await bundleKept(outdir);
}

/** Whoever starts no program needs nothing to start one with, which takes a while to load. */
const noProcesses: Plugin = {
  name: 'no-processes',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer, path }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path, namespace: 'no-processes' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'no-processes' }, () => ({ contents: 'module.exports = {}', loader: 'js' }));
  },
};

/** Constants as text that is read when the program starts: compiled, they would be most of what is kept. */
const dataAsText: Plugin = {
  name: 'data-as-text',
  setup({ onLoad }) {
    /** One sign beyond Latin-1 would double the space of the whole text. */
    const plain = (json: string) =>
      json.replaceAll(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const read = (value: unknown) => `JSON.parse(${JSON.stringify(plain(JSON.stringify(value)))})`;
    const constants =
      /[\\/]generated[\\/]registry[\\/](refusals|codes|commands|settings|forms|next-calls|(texts|rooms)[\\/]\w+)\.ts$/;
    onLoad({ filter: constants }, async ({ path }) => {
      if (path.endsWith('index.ts')) return undefined;
      const exported = Object.entries((await import(pathToFileURL(path).href)) as object);
      return { contents: exported.map(([name, value]) => `export const ${name} = ${read(value)};`).join('\n'), loader: 'js' };
    });
    onLoad({ filter: /\.json$/ }, async ({ path }) => ({
      contents: `export default ${read(JSON.parse(await readFile(path, 'utf8')))};`,
      loader: 'js',
    }));
  },
};

/** Validators of facts stand in files of their own: most commands tell none. */
const factsBeside: Plugin = {
  name: 'facts-beside',
  setup({ onResolve }) {
    onResolve({ filter: /validators\/.*-facts\.js$/ }, ({ path }) => ({
      path: `./${path.replace(/^.*\//, '').replace(/\.js$/, '.cjs')}`,
      external: true,
    }));
  },
};

/** What a run needs of the world stands in a file of its own: only one command runs anything. */
const runBeside: Plugin = {
  name: 'run-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/mi-run\.ts$/ }, () => ({ path: './mi-run.cjs', external: true }));
  },
};

/** Programs that start often and are over soon, each in one file that can be kept compiled (src/bin/kept-code). */
async function bundleKept(outdir: string): Promise<void> {
  const kept: BuildOptions = {
    ...common,
    outdir,
    format: 'cjs',
    minifyIdentifiers: true,
    /** Code that is kept compiled cannot import by itself without a warning of Node's; it requires. */
    supported: { 'dynamic-import': false },
    outExtension: { '.js': '.cjs' },
  };
  const program = (name: string, source: string, rooms: readonly string[]) =>
    build({
      ...kept,
      entryPoints: { [name]: source },
      plugins: [shortNames, dataAsText, noProcesses, onlyOf('inputs', rooms), factsBeside, runBeside],
    });
  await program('hook', 'src/bin/hook.ts', ['context']);
  await program('mi-program', 'src/bin/mi-main.ts', roomsInFiles);
  await build({
    ...kept,
    entryPoints: Object.fromEntries(roomsInFiles.map((room) => [`${room}-facts`, `generated/validators/${room}-facts.js`])),
  });
  const knowsItsPlace: BuildOptions = {
    define: { 'import.meta.url': 'thisFile' },
    banner: { js: "const thisFile=require('node:url').pathToFileURL(__filename).href;" },
  };
  await build({
    ...kept,
    ...knowsItsPlace,
    entryPoints: { 'mi-run': 'src/bin/mi-run.ts' },
    plugins: [shortNames, dataAsText, onlyOf('inputs', []), factsBeside],
  });
  /** Node takes longer to begin with a module of the newer kind. */
  await build({
    ...kept,
    ...knowsItsPlace,
    entryPoints: { mi: 'src/bin/mi.ts' },
    external: [...common.external, './mi-main.ts'],
  });
}
