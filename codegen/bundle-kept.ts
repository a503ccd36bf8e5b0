import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { common, oneLanguage, onlyOf, roomsInFiles, shortNames } from './bundle-common.ts';
import { type AtOnce, asAscii, dataWhenRead, modulesWhenUsed, validatorsWhenUsed, whenUsed } from './lazy.ts';

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

/** A program that is over soon waits for its files, instead of having threads wait for them. */
const filesAtOnce: Plugin = {
  name: 'files-at-once',
  setup({ onResolve }) {
    onResolve({ filter: /^node:fs\/promises$/ }, () => whenUsed('src/bin/files-at-once.ts'));
  },
};

/** Of the package only its version is asked for. */
const versionAlone: Plugin = {
  name: 'version-alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]package\.json$/ }, async ({ path: file }) => {
      const { version } = JSON.parse(await readFile(file, 'utf8')) as { readonly version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};

/** What reads lines that are not plain: who leaves those to another program has no use for it. */
const plainAlone: Plugin = {
  name: 'plain-alone',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/parse\.ts$/ }, ({ path: file }) => ({ path: file, external: true }));
  },
};

/** Validators of what these programs never see stay out of them. */
const othersOut: Plugin = {
  name: 'others-out',
  setup({ onResolve }) {
    onResolve({ filter: /validators\/(answers|evidence|prompt-rules|takes)\.js$/ }, ({ path: file }) => ({
      path: file,
      external: true,
    }));
  },
};

/** How short forms are read, as far as these tools have some. */
const readingsOf = (names: readonly string[]): Plugin => ({
  name: 'own-readings',
  setup({ onResolve, onLoad }) {
    const namespace = 'own-readings';
    onResolve({ filter: /validators\/readings\.js$/ }, ({ path: file, resolveDir }) => ({
      path: path.resolve(resolveDir, file),
      namespace,
    }));
    onLoad({ filter: /.*/, namespace }, async ({ path: file }) => {
      const { readings } = (await import(pathToFileURL(file).href)) as { readings: Record<string, unknown> };
      const own = Object.fromEntries(Object.entries(readings).filter(([name]) => names.includes(name)));
      return { contents: `exports.readings=${JSON.stringify(own)}`, loader: 'js' };
    });
  },
});

/** A program of the older kind has what requires for it, and need not load what makes one. */
const ownRequire: Plugin = {
  name: 'own-require',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:module$/ }, ({ path: name }) => ({ path: name, namespace: 'own-require' }));
    onLoad({ filter: /.*/, namespace: 'own-require' }, () => ({
      contents: 'export const createRequire=()=>require',
      loader: 'js',
    }));
  },
};

/** Validators that stand in files of their own. */
const beside = ['autopilot-inputs', 'autopilot-facts', 'claims-facts', 'files'];

/** What a run, and what asks the Mind, needs of the world stands in files of their own: few commands do. */
const runBeside: Plugin = {
  name: 'run-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/mi-(run|mind)\.ts$/ }, ({ path: file }) => ({ path: file.replace(/ts$/, 'cjs'), external: true }));
  },
};

/** Validators of the autopilot, which stand beside the programs: a server checks few of its lines. */
const autopilotBeside: Plugin = {
  name: 'autopilot-beside',
  setup({ onResolve }) {
    const known = new RegExp(`validators/(${beside.join('|')})\\.js$`);
    onResolve({ filter: known }, ({ path: file }) => ({ path: `./${path.basename(file, '.js')}.cjs`, external: true }));
  },
};

/**
 * What a module exports is put into an object without a shape: each of hundreds of modules has other names, and to the engine every new
 * name is another shape of a plain object.
 */
function withPlainExports(code: string): string {
  const plain = code.replace(/\{exports:\{\}\}/, '{exports:{__proto__:null}}');
  if (plain === code) throw new Error('the bundler makes modules in another way than it did');
  return plain;
}

/**
 * Signs beyond ASCII, which the bundler leaves in patterns, are spelled out: kept code is read byte by byte, which is far faster. It
 * stands in a function as Node itself would put it in one, so that it need not be copied for that. Before it stands what tells it from
 * what was kept of another.
 */
async function asFunction(file: string): Promise<void> {
  const bundled = asAscii(await readFile(file, 'utf8'));
  const code = `(function (exports, require, module, __filename, __dirname) {${withPlainExports(bundled)}\n})`;
  const stamp = createHash('sha256').update(code).digest('hex').slice(0, 16);
  await writeFile(file, `/*${stamp}*/${code}`);
}

/** What stands in a program, of what all products have. */
interface Parts {
  /** Rooms whose inputs it checks, and whose facts. */
  readonly inputs: readonly string[];
  readonly facts: readonly string[];
  /** Data that every start of it needs. */
  readonly atOnce: AtOnce;
  /** Of some modules of validators, those that it uses. */
  readonly validators?: Readonly<Record<string, readonly string[]>>;
}

const all = (...names: readonly string[]): AtOnce =>
  Object.fromEntries(names.map((name) => [name, { of: (value: unknown) => value }]));

/** What stands in a file of the registry. */
const registered = async <T>(name: string, exported: string): Promise<Readonly<Record<string, T>>> => {
  const module = (await import(pathToFileURL(path.resolve(`generated/registry/${name}.ts`)).href)) as Record<string, object>;
  return module[exported] as Readonly<Record<string, T>>;
};

/** Of facts, by their rooms, those that become lines of files. */
const ownFacts = (rooms: unknown) =>
  Object.fromEntries(Object.entries(rooms as Readonly<Record<string, string>>).filter(([, room]) => roomsInFiles.includes(room)));

interface Commands {
  readonly commands: readonly { readonly calls?: { readonly tool: string } }[];
}

const explanations: readonly string[] = ['summary', 'meaning', 'examples', 'groups'];

/** What is said in help and where something is wrong, the whole program says. */
const unexplained = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unexplained);
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value).filter(([name]) => !explanations.includes(name));
  return Object.fromEntries(left.map(([name, part]) => [name, unexplained(part)]));
};

/** Tools that look, and commands that call one: what else there is, the whole program knows. */
async function looks(): Promise<{ readonly names: readonly string[]; readonly atOnce: AtOnce }> {
  const tools = await registered<{ readonly group: string }>('rooms/autopilot', 'tools');
  const texts = await registered('texts/autopilot', 'texts');
  const own = Object.fromEntries(Object.entries(tools).filter(([, { group }]) => group === 'looks'));
  const atOnce: AtOnce = {
    ...all('settings.autopilot', 'facts.logOf'),
    'forms.free': {
      of: (value) => Object.fromEntries(Object.entries(value as object).filter(([tool]) => Object.hasOwn(own, tool))),
    },
    'facts.factRooms': { of: ownFacts },
    'rooms/autopilot': { of: () => own },
    'rooms/claims': { of: () => ({}) },
    'texts/index': { of: () => texts, byKey: true },
    'commands.autopilot': {
      of: (value) => {
        const program = value as Commands;
        return unexplained({
          ...program,
          commands: program.commands.filter(({ calls }) => calls && Object.hasOwn(own, calls.tool)),
        });
      },
    },
  };
  return { names: Object.keys(own), atOnce };
}

/** Records that the latest batch, and the list of runs, are mostly read from; validators of others are loaded where they are met. */
const recordsOfBatches = [
  ...['run_start', 'run_end', 'hands_input', 'evidence', 'check_plan', 'auto_answer', 'risk_event', 'decide_next', 'user_input'],
  ...['checkpoint', 'mind_error', 'learn_suggested', 'state_corrupt'],
];

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
  const pluginsFor = ({ inputs, facts, atOnce, validators }: Parts): Plugin[] => [
    dataWhenRead(outdir, atOnce),
    versionAlone,
    noProcesses,
    sqliteInside,
    onlyOf('inputs', inputs),
    onlyOf('facts', facts),
    othersOut,
    validatorsWhenUsed(validators),
    shortNames,
    runBeside,
  ];
  const alone = async (name: string, source: string, options: Partial<BuildOptions>) => {
    const external = [...kept.external.filter((one) => one !== 'better-sqlite3'), ...(options.external ?? [])];
    await build({ ...kept, ...options, external, entryPoints: { [name]: source } });
    await asFunction(path.join(outdir, `${name}.cjs`));
  };
  const program = (name: string, source: string, parts: Parts, ...plugins: Plugin[]) =>
    alone(name, source, { plugins: [...plugins, ...pluginsFor(parts), modulesWhenUsed] });
  /**
   * A server's modules share one scope, since what one uses of another must cost nothing while it runs for hours; only what is
   * imported later is run later. Names stay for whoever reads a stack trace. The autopilot runs from files of its own.
   */
  await alone('noema-program', 'src/bin/main.ts', {
    minifyIdentifiers: false,
    external: ['./mi-world.ts'],
    plugins: [
      oneLanguage,
      dataWhenRead(outdir, {}),
      versionAlone,
      noProcesses,
      sqliteInside,
      autopilotBeside,
      onlyOf('facts', []),
      shortNames,
    ],
  });
  await program('hook', 'src/bin/hook.ts', { inputs: ['context'], facts: [], atOnce: all('settings.memory', 'rooms/context') });
  await program('mi-program', 'src/bin/mi-main.ts', {
    inputs: roomsInFiles,
    facts: roomsInFiles,
    atOnce: all(
      'texts/index',
      'commands.autopilot',
      'settings.autopilot',
      'forms.forms',
      'forms.free',
      'facts.logOf',
      'facts.factRooms',
      ...roomsInFiles.map((room) => `rooms/${room}`),
    ),
  });
  const { names, atOnce } = await looks();
  await program(
    'mi-looks',
    'src/bin/mi-looks.ts',
    {
      inputs: ['autopilot'],
      facts: roomsInFiles,
      atOnce,
      validators: {
        'autopilot-inputs': names.map((tool) => `v_${tool}`),
        'autopilot-facts': ['overlay_saved', 'selection_saved', ...recordsOfBatches].map((fact) => `v_${fact}`),
        'claims-facts': [],
        files: ['v_AutopilotConfig'],
      },
    },
    filesAtOnce,
    plainAlone,
    readingsOf(names),
  );
  await build({ ...kept, entryPoints: beside.map((module) => `generated/validators/${module}.js`) });
  const knowsItsPlace: BuildOptions = {
    define: { 'import.meta.url': 'thisFile' },
    banner: { js: "const thisFile=require('node:url').pathToFileURL(__filename).href;" },
  };
  await build({
    ...kept,
    ...knowsItsPlace,
    entryPoints: { 'mi-run': 'src/bin/mi-run.ts', 'mi-mind': 'src/bin/mi-mind.ts' },
    plugins: [dataWhenRead(outdir, {}), onlyOf('inputs', []), onlyOf('facts', []), shortNames],
  });
  await build({ ...kept, entryPoints: { 'demo-hands': 'src/bin/demo-hands.ts', 'demo-mind': 'src/bin/demo-mind.ts' } });
  /** Node takes longer to begin with a module of the newer kind. */
  await build({
    ...kept,
    define: { 'import.meta.dirname': '__dirname' },
    entryPoints: { mi: 'src/bin/mi.ts' },
    external: [...common.external, './mi-main.ts'],
    plugins: [ownRequire],
  });
}
