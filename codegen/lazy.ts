import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type OnLoadResult, type Plugin } from 'esbuild';

const requireHere = createRequire(import.meta.url);

/** How each property of an object is made. */
type Makers = readonly (readonly [name: string, made: string])[];

/** Code that gives `target` properties which are made when somebody first reads them. */
const madeWhenRead = (target: string, makers: Makers) =>
  `${makers.map(([name, made]) => `put(${target},${JSON.stringify(name)},()=>${made});`).join('\n')}`;

/** A module whose exports are made when they are first read, which is where they are used and not where they are imported. */
const lazyModule = (code: string): OnLoadResult => ({
  contents: `const put=(on,name,make)=>{let made;Object.defineProperty(on,name,{enumerable:true,get:()=>made??=make()})};\n${code}`,
  loader: 'js',
});

/** What few commands use of Node, and what takes it long to load. */
const slow = ['node:crypto', 'node:zlib', 'node:stream', 'node:stream/promises', 'node:readline'];

/** Of Node, what is slow to load is loaded by whoever first uses it. */
export const slowWhenUsed: Plugin = {
  name: 'slow-when-used',
  setup({ onResolve, onLoad }) {
    const namespace = 'slow-when-used';
    onResolve({ filter: /^node:/ }, ({ path: name, namespace: asking }) =>
      slow.includes(name) && asking !== namespace ? { path: name, namespace } : undefined,
    );
    onLoad({ filter: /.*/, namespace }, ({ path: name }) => {
      const whole = `require(${JSON.stringify(name)})`;
      return lazyModule(
        madeWhenRead(
          'exports',
          Object.keys(requireHere(name) as object).map((key) => [key, `${whole}.${key}`]),
        ),
      );
    });
  },
};

/** As it may stand in strings and patterns of code. */
export const asAscii = (code: string) =>
  code.replaceAll(/[^\0-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** One sign beyond Latin-1 would double the space of the whole text. */
const plainJson = (value: unknown) => asAscii(JSON.stringify(value));

const constants =
  /[\\/]generated[\\/](registry[\\/](refusals|codes|commands|settings|forms|next-calls|prompts|texts[\\/]index|rooms[\\/]\w+)\.ts|.*\.json)$/;

/** Of these a program wants the part of one product. */
const byProduct = ['commands', 'settings'];

/**
 * Constants are read when they are first used: compiled, they would be most of what is kept. What a program always uses stands in it
 * as text (`atOnce`, by names as `settings.autopilot`), the rest in files beside it.
 */
export const dataWhenRead = (outdir: string, atOnce: readonly string[]): Plugin => ({
  name: 'data-when-read',
  setup({ onResolve, onLoad }) {
    const kept = async (name: string, value: unknown): Promise<string> => {
      if (atOnce.includes(name)) return `JSON.parse(${JSON.stringify(plainJson(value))})`;
      const file = `data/${name.replaceAll('/', '-')}.json`;
      await mkdir(path.join(outdir, 'data'), { recursive: true });
      await writeFile(path.join(outdir, file), plainJson(value));
      return `require(${JSON.stringify(`./${file}`)})`;
    };
    const namespace = 'data-when-read';
    onResolve({ filter: /^\.\/data\// }, ({ path: file }) => ({ path: file, external: true }));
    /** In a name space of its own: modules of this package would be taken for the newer kind. */
    onResolve({ filter: /\.(ts|json)$/ }, ({ path: file, resolveDir }) => {
      const whole = path.resolve(resolveDir, file);
      return constants.test(whole) ? { path: whole, namespace } : undefined;
    });
    onLoad({ filter: /\.json$/, namespace }, async ({ path: file }) => {
      const name = path
        .relative('generated', file)
        .replaceAll('\\', '/')
        .replace(/\.json$/, '');
      return { contents: `module.exports=${await kept(name, JSON.parse(await readFile(file, 'utf8')))}`, loader: 'js' };
    });
    onLoad({ filter: /\.ts$/, namespace }, async ({ path: file }) => {
      const name = (/registry[\\/](.*)\.ts$/.exec(file)?.[1] ?? '').replaceAll('\\', '/');
      const exported = Object.entries((await import(pathToFileURL(file).href)) as Record<string, object>);
      const code = exported.map(async ([key, value]) => {
        const own = exported.length > 1 ? `${name}.${key}` : name;
        if (!byProduct.includes(name)) return madeWhenRead('exports', [[key, await kept(own, value)]]);
        const parts = Object.entries(value).map(async ([part, of]) => [part, await kept(`${name}.${part}`, of)] as const);
        return `const ${key}=exports.${key}={};\n${madeWhenRead(key, await Promise.all(parts))}`;
      });
      return lazyModule((await Promise.all(code)).join('\n'));
    });
  },
});

/** Each validator of a module by itself, as code of the older kind. */
async function apart(file: string): Promise<ReadonlyMap<string, string>> {
  const names = Object.keys((await import(pathToFileURL(file).href)) as object);
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: name, out: name })),
    outdir: '.',
    write: false,
    bundle: true,
    minify: true,
    format: 'cjs',
    plugins: [
      {
        name: 'one-export',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ kind, path: name }) =>
            kind === 'entry-point' ? { path: name, namespace: 'one' } : undefined,
          );
          onLoad({ filter: /.*/, namespace: 'one' }, ({ path: name }) => ({
            contents: `export { ${name} as validate } from ${JSON.stringify(file)};`,
            resolveDir: path.dirname(file),
          }));
        },
      },
    ],
  });
  return new Map(outputFiles.map(({ path: made, text }) => [path.basename(made, '.js'), text]));
}

/** Of many validators a command uses few, and each is loaded by itself. Node compiles none before. */
export const validatorsWhenUsed: Plugin = {
  name: 'validators-when-used',
  setup({ onResolve, onLoad }) {
    const known = new Map<string, Promise<ReadonlyMap<string, string>>>();
    const of = (file: string) => {
      const found = known.get(file) ?? apart(file);
      known.set(file, found);
      return found;
    };
    onResolve(
      { filter: /[\\/]validators[\\/](.*-(facts|inputs)|files|answers|evidence)\.js$/ },
      ({ path: file, resolveDir }) => ({
        path: path.resolve(resolveDir, file),
        namespace: 'validators',
      }),
    );
    onResolve({ filter: /.*/, namespace: 'validators' }, ({ path: one }) => ({ path: one, namespace: 'validator' }));
    onLoad({ filter: /.*/, namespace: 'validators' }, async ({ path: file }) => {
      const names = [...(await of(file)).keys()];
      return lazyModule(
        madeWhenRead(
          'exports',
          names.map((name) => [name, `require(${JSON.stringify(`${file}#${name}`)}).validate`]),
        ),
      );
    });
    onLoad({ filter: /.*/, namespace: 'validator' }, async ({ path: one }) => {
      const [file = '', name = ''] = one.split('#');
      return { contents: (await of(file)).get(name) ?? '', loader: 'js' };
    });
  },
};
