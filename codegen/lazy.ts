import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type OnLoadResult, type Plugin } from 'esbuild';
import ts from 'typescript';
import { yesOrNo } from './yes-or-no.ts';

/** How each property of an object is made. */
type Makers = readonly (readonly [name: string, made: string])[];

/** Code that gives `target` properties which are made when somebody first reads them. */
const madeWhenRead = (target: string, makers: Makers) =>
  `${makers.map(([name, made]) => `put(${target},${JSON.stringify(name)},()=>${made});`).join('\n')}`;

/** A module whose exports are made when they are first read, which is where they are used and not where they are imported. */
const lazyModule = (code: string): OnLoadResult => ({
  contents: `let whole;${lookedUp}const put=(on,name,make)=>{let made;Object.defineProperty(on,name,{enumerable:true,get:()=>made??=make()})};\n${code}`,
  loader: 'js',
});

const older: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
  noEmitHelpers: true,
  removeComments: true,
};

const isOwn = (name: string) => /^\..*\.[jt]s$/.test(name);
/** A module of the older kind as one of the newer sees it. */
const seen = (name: string) => (isOwn(name) ? `require("${name}")` : `{__proto__:require("${name}"),default:require("${name}")}`);

/**
 * A module as one of the older kind, which asks for each other module where it first uses it and not where it imports it. `using` are
 * the names that the compiler gives to modules; it writes them with a dot behind them and nowhere else.
 */
export function askingWhenUsed(code: string, file: string): string {
  const { outputText } = ts.transpileModule(code, { compilerOptions: older, fileName: file });
  const using: [name: string, as: string][] = [];
  const lazy = outputText
    .replace('Object.defineProperty(exports, "__esModule", { value: true });\n', '')
    .replaceAll(/__import(?:Star|Default)\(require\(["']([^"']+)["']\)\)/g, (_, name: string) => `(${seen(name)})`)
    .replaceAll(
      /^(?:const|var) (\w+) = \(?((?:\{__proto__:)?require\("([^"]+)"\).*?)\)?;$/gm,
      (_, name: string, whole: string, of: string) => {
        /** Own modules are at hand once they were run; others are looked up, so it is remembered what was found. */
        using.push([name, isOwn(of) ? whole : `${name}()`]);
        return isOwn(of) ? '' : `let ${name}_;const ${name}=()=>${name}_??=${whole};`;
      },
    );
  return using.reduce(
    (text, [name, as]) =>
      text
        .replaceAll(new RegExp(`new ${name}((?:\\.\\w+)+)`, 'g'), (_, member: string) => `new (${as}${member})`)
        .replaceAll(new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name}\\.`, 'g'), () => `${as}.`),
    lazy,
  );
}

/** Made once, however many programs a module is a part of. */
const asking = new Map<string, Promise<string>>();
const askingIn = (file: string): Promise<string> => {
  const made = asking.get(file) ?? readFile(file, 'utf8').then((code) => askingWhenUsed(code, file));
  asking.set(file, made);
  return made;
};

/** In a name space of its own: modules of this package would be taken for the newer kind. */
const namespace = 'when-used';
export const whenUsed = (file: string) => ({ path: path.resolve(file), namespace });

/** Of a program of many modules a command uses few: only those are run, and compiled. */
export const modulesWhenUsed: Plugin = {
  name: 'modules-when-used',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.ts$/ }, ({ path: file, resolveDir }) => whenUsed(path.resolve(resolveDir, file)));
    onLoad({ filter: /.*/, namespace }, async ({ path: file }) => ({
      contents: await askingIn(file),
      loader: 'js',
      resolveDir: path.dirname(file),
    }));
  },
};

/** As it may stand in strings and patterns of code. */
export const asAscii = (code: string) =>
  code.replaceAll(/[^\0-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** One sign beyond Latin-1 would double the space of the whole text. */
const plainJson = (value: unknown) => asAscii(JSON.stringify(value));

const constants =
  /[\\/]generated[\\/](registry[\\/](refusals|codes|facts|commands|settings|forms|next-calls|prompts|texts[\\/]index|rooms[\\/]\w+)\.ts|.*\.json)$/;

/** Of these a program wants the part of one product. */
const byProduct = ['commands', 'settings'];

/** What a program needs of the data that it always uses, by name; and whether it asks for single keys of it, and for others all the same. */
export type AtOnce = Readonly<Record<string, { of(value: unknown): unknown; readonly byKey?: true }>>;

/** One line for each key, so that only what is asked for is read. */
const keyed = (value: object) =>
  `\n${Object.entries(value)
    .map(([key, part]) => `${key}\t${plainJson(part)}\n`)
    .join('')}`;

/** Looks up keys in such lines; others in the whole, which stands in a file. */
const lookedUp = `const lookedUp=(lines,rest)=>new Proxy({__proto__:null},{get:(known,key)=>{
if(typeof key!=='string'||key in known)return known[key];
const at=lines.indexOf('\\n'+key+'\\t');
return known[key]=at<0?rest()[key]:JSON.parse(lines.slice(at+key.length+2,lines.indexOf('\\n',at+1)))}});`;

/**
 * Constants are read when they are first used: compiled, they would be most of what is kept. What a program always uses stands in it
 * as text (`atOnce`, by names as `settings.autopilot`, with how much it needs of it), the rest in files beside it.
 */
export const dataWhenRead = (outdir: string, atOnce: AtOnce): Plugin => ({
  name: 'data-when-read',
  setup({ onResolve, onLoad }) {
    const kept = async (name: string, value: unknown): Promise<string> => {
      const { of: part, byKey } = atOnce[name] ?? {};
      if (part && !byKey) return `JSON.parse(${JSON.stringify(plainJson(part(value)))})`;
      const file = `data/${name.replaceAll('/', '-')}.json`;
      await mkdir(path.join(outdir, 'data'), { recursive: true });
      await writeFile(path.join(outdir, file), plainJson(value));
      /** Node would look for it in many places, and at a package of it. It is plain ASCII. */
      const whole = `JSON.parse(require('node:fs').readFileSync(__dirname+${JSON.stringify(`/${file}`)},'latin1'))`;
      return part ? `lookedUp(${JSON.stringify(keyed(part(value) as object))},()=>whole??=${whole})` : whole;
    };
    const namespace = 'data-when-read';
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

/** Constants as text that is parsed: an engine reads that faster than the same as code, and all of it stands in a server's way when it starts. */
export const dataAsText: Plugin = {
  name: 'data-as-text',
  setup({ onLoad }) {
    const parsed = (value: unknown) => `/* @__PURE__ */JSON.parse(${JSON.stringify(plainJson(value))})`;
    onLoad({ filter: constants }, async ({ path: file }) => {
      if (file.endsWith('.json'))
        return { contents: `export default ${parsed(JSON.parse(await readFile(file, 'utf8')))}`, loader: 'js' };
      const exported = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>);
      return { contents: exported.map(([name, value]) => `export const ${name}=${parsed(value)};`).join('\n'), loader: 'js' };
    });
  },
};

type Ways = (code: string) => string;
const asItIs: Ways = (code) => code;

/** Each of these validators of a module by itself, as code of the older kind. */
async function apart(file: string, names: readonly string[], made: Ways): Promise<ReadonlyMap<string, string>> {
  const code = made(await readFile(file, 'utf8'));
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: name, out: name })),
    outdir: '.',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    plugins: [
      {
        name: 'one-export',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ kind, path: name }) => ({
            path: name,
            namespace: kind === 'entry-point' ? 'one' : 'all',
          }));
          onLoad({ filter: /.*/, namespace: 'one' }, ({ path: name }) => ({
            contents: `export { ${name} as validate } from ${JSON.stringify(file)};`,
          }));
          onLoad({ filter: /.*/, namespace: 'all' }, () => ({ contents: code }));
        },
      },
    ],
  });
  /** As the older kind of module, and without what stands around one that is made so: there are many of them. */
  const older = (text: string) => text.replace(/export\{(\S+) as validate\};\s*$/, 'exports.validate=$1;');
  return new Map(outputFiles.map(({ path: one, text }) => [path.basename(one, '.js'), older(text)]));
}

/** One that answers yes by itself, and leaves it to the whole one, in a file beside the program, to say what is wrong. */
const orWhole = `const orWhole=(yes,name)=>{const check=data=>{check.errors=null;if(yes(data))return true;
const whole=beside()[name],fits=whole(data);check.errors=whole.errors;return fits};return check};`;

/**
 * Of many validators a command uses few, and each is loaded by itself. Node compiles none before. Where a program names those that it
 * uses (`own`, by module), they stand in it as such that say yes or no; the whole of that module stands in a file beside it.
 */
export const validatorsWhenUsed = (own: Readonly<Record<string, readonly string[]>> = {}): Plugin => ({
  name: 'validators-when-used',
  setup({ onResolve, onLoad }) {
    const known = new Map<string, Promise<ReadonlyMap<string, string>>>();
    const namesIn = async (file: string) => Object.keys((await import(pathToFileURL(file).href)) as object);
    const of = async (file: string) => {
      const few = own[path.basename(file, '.js')];
      const found = known.get(file) ?? apart(file, few ?? (await namesIn(file)), few ? yesOrNo : asItIs);
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
    onResolve({ filter: /.*/, namespace: 'validators' }, ({ path: one }) =>
      one.endsWith('.cjs') ? { path: one, external: true } : { path: one, namespace: 'validator' },
    );
    onLoad({ filter: /.*/, namespace: 'validators' }, async ({ path: file }) => {
      const module = path.basename(file, '.js');
      const few = own[module];
      const names = [...(await of(file)).keys()];
      const one = (name: string) => `require(${JSON.stringify(`${file}#${name}`)}).validate`;
      const code = (made: (name: string) => string) =>
        madeWhenRead(
          'exports',
          names.map((name) => [name, made(name)]),
        );
      if (!few) return lazyModule(code(one));
      const beside = `const beside=()=>require('./${module}.cjs');${orWhole}`;
      const rest = `module.exports=Object.setPrototypeOf(exports,new Proxy({},{get:(_,name)=>String(name).startsWith('v_')?beside()[name]:undefined}));`;
      return lazyModule(`${beside}\n${code((name) => `orWhole(${one(name)},${JSON.stringify(name)})`)}\n${rest}`);
    });
    onLoad({ filter: /.*/, namespace: 'validator' }, async ({ path: one }) => {
      const [file = '', name = ''] = one.split('#');
      return { contents: (await of(file)).get(name) ?? '', loader: 'js' };
    });
  },
});
