import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { common, onlyOf, roomsInFiles, shortNames } from './bundle-common.ts';
import { asAscii, dataWhenRead, slowWhenUsed, validatorsWhenUsed } from './lazy.ts';

/** Whoever starts no program needs nothing to start one with, which takes a while to load. */
const noProcesses: Plugin = {
  name: 'no-processes',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer, path: name }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: name, namespace: 'no-processes' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'no-processes' }, () => ({ contents: 'module.exports = {}', loader: 'js' }));
  },
};

/** SQLite without the files around it, which take longer to find than to run. Where its library is not where it is built, it is looked for. */
const sqliteInside: Plugin = {
  name: 'sqlite-inside',
  setup({ onResolve, onLoad }) {
    const namespace = 'sqlite-inside';
    onResolve({ filter: /^bindings$/ }, () => ({ path: 'bindings', namespace }));
    onResolve({ filter: /.*/, namespace }, ({ path: file }) => ({ path: file, external: true }));
    onLoad({ filter: /.*/, namespace }, () => ({
      contents: `module.exports=()=>{
  try{return require('better-sqlite3/build/Release/better_sqlite3.node')}
  catch{return require('node:module').createRequire(require.resolve('better-sqlite3'))('bindings')('better_sqlite3.node')}
}`,
      loader: 'js',
    }));
  },
};

/** What a run, and what asks the Mind, needs of the world stands in files of their own: few commands do. */
const runBeside: Plugin = {
  name: 'run-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/mi-(run|mind)\.ts$/ }, ({ path: file }) => ({ path: file.replace(/ts$/, 'cjs'), external: true }));
  },
};

/** Signs beyond ASCII, which the bundler leaves in patterns, are spelled out: kept code is read byte by byte, which is far faster. */
async function spellOut(file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  await writeFile(file, asAscii(code));
}

/** What stands in a program, of what all products have. */
interface Parts {
  /** Rooms whose inputs it checks, and whose facts. */
  readonly inputs: readonly string[];
  readonly facts: readonly string[];
  /** Data that every start of it needs. */
  readonly atOnce: readonly string[];
}

/** Programs that start often and are over soon, each in one file that can be kept compiled (src/bin/kept-code). */
export async function bundleKept(outdir: string): Promise<void> {
  const kept = {
    ...common,
    outdir,
    format: 'cjs',
    minifyIdentifiers: true,
    /** Code that is kept compiled cannot import by itself without a warning of Node's; it requires. */
    supported: { 'dynamic-import': false },
    outExtension: { '.js': '.cjs' },
  } satisfies BuildOptions;
  const pluginsFor = ({ inputs, facts, atOnce }: Parts): Plugin[] => [
    dataWhenRead(outdir, atOnce),
    slowWhenUsed,
    noProcesses,
    sqliteInside,
    onlyOf('inputs', inputs),
    onlyOf('facts', facts),
    validatorsWhenUsed,
    shortNames,
    runBeside,
  ];
  const program = async (name: string, source: string, parts: Parts) => {
    const external = kept.external.filter((one) => one !== 'better-sqlite3');
    await build({ ...kept, external, entryPoints: { [name]: source }, plugins: pluginsFor(parts) });
    await spellOut(path.join(outdir, `${name}.cjs`));
  };
  await program('hook', 'src/bin/hook.ts', { inputs: ['context'], facts: [], atOnce: ['settings.memory', 'rooms/context'] });
  await program('mi-program', 'src/bin/mi-main.ts', {
    inputs: roomsInFiles,
    facts: roomsInFiles,
    atOnce: [
      'texts/index',
      'commands.autopilot',
      'settings.autopilot',
      'forms.forms',
      'forms.free',
      ...roomsInFiles.map((room) => `rooms/${room}`),
    ],
  });
  const knowsItsPlace: BuildOptions = {
    define: { 'import.meta.url': 'thisFile' },
    banner: { js: "const thisFile=require('node:url').pathToFileURL(__filename).href;" },
  };
  await build({
    ...kept,
    ...knowsItsPlace,
    entryPoints: { 'mi-run': 'src/bin/mi-run.ts', 'mi-mind': 'src/bin/mi-mind.ts' },
    plugins: [dataWhenRead(outdir, []), onlyOf('inputs', []), onlyOf('facts', []), shortNames],
  });
  await build({ ...kept, entryPoints: { 'demo-hands': 'src/bin/demo-hands.ts', 'demo-mind': 'src/bin/demo-mind.ts' } });
  /** Node takes longer to begin with a module of the newer kind. */
  await build({
    ...kept,
    ...knowsItsPlace,
    entryPoints: { mi: 'src/bin/mi.ts' },
    external: [...common.external, './mi-main.ts'],
  });
}
