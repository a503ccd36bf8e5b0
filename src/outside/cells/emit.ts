import { setImmediate } from 'node:timers/promises';
import type { CellFile, Unreadable } from '../../kernel/cells.ts';

interface Emitted {
  readonly name: string;
  readonly text: string;
}

export interface Emission {
  readonly files: readonly Emitted[];
  /** The file to run. */
  readonly entry: string;
}

const key = (name: string) => name.normalize('NFC').toLowerCase();

const extension = /\.[^.]*$/;

/** As what a cell is run: JavaScript under its own name, anything else under one that Node knows. */
function namesOf(files: readonly CellFile[]): Map<string, string> {
  const used = new Set(files.map(({ filename }) => key(filename)));
  const names = new Map<string, string>();
  for (const { filename, language } of files) {
    if (language === 'javascript' && /\.[cm]?js$/.test(filename)) {
      names.set(filename, filename);
      continue;
    }
    const as = /\.c[jt]s$/.test(filename) ? '.cjs' : '.mjs';
    const candidates = [filename.replace(extension, '') + as, filename + as];
    for (let n = 2; candidates.every((name) => used.has(key(name))); n += 1) candidates.push(`${filename}-${n}${as}`);
    const name = candidates.find((candidate) => !used.has(key(candidate))) as string;
    used.add(key(name));
    names.set(filename, name);
  }
  return names;
}

/** What an import of another cell may be written as: its name, the name it will have as JavaScript, or no ending. */
function meant(specifier: string, files: readonly CellFile[]): string | undefined {
  const [, path = '', rest = ''] = /^\.\/([^?#]*)(.*)$/s.exec(specifier) ?? [];
  if (path === '' || rest !== '') return undefined;
  const name = decoded(path);
  const written = [name, name.replace(/\.([cm]?)js$/, '.$1ts'), `${name}.ts`, `${name}.js`, `${name}.mts`, `${name}.mjs`];
  return written.find((candidate) => files.some(({ filename }) => filename === candidate));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface Linked {
  readonly text: string;
  /** The cells that it imports; all of them, where a name is made only when it runs. */
  readonly imports: readonly string[] | 'any';
}

/** Imports between cells lead to what those are run as. What cannot be read is left for Node to complain about. */
async function linked(code: string, files: readonly CellFile[], names: ReadonlyMap<string, string>): Promise<Linked> {
  const { init, parse } = await import('es-module-lexer/minimal');
  await init();
  let found: ReturnType<typeof parse>[0];
  try {
    [found] = parse(code);
  } catch {
    return { text: code, imports: [] };
  }
  let text = code;
  const imports = new Set<string>();
  for (const { n, s, e, d } of found.toReversed()) {
    const cell = n === undefined ? undefined : meant(n, files);
    if (cell === undefined) continue;
    imports.add(cell);
    const specifier = `./${encodeURIComponent(names.get(cell) as string).replaceAll("'", '%27')}`;
    text = text.slice(0, s) + (d >= 0 ? JSON.stringify(specifier) : specifier) + text.slice(e);
  }
  const isOpen = found.some(({ n, d }) => n === undefined && d >= 0);
  return { text, imports: isOpen ? 'any' : [...imports] };
}

interface SwcTrouble {
  readonly message: string;
  readonly snippet?: string;
  readonly startLine?: number;
  readonly startColumn?: number;
}

/** TypeScript as JavaScript, with a map, so that a failure points at the cell as it was written. */
async function compiled({ filename, source }: CellFile): Promise<string | Unreadable> {
  const { transformSync } = await import('@swc/wasm-typescript');
  try {
    const options = {
      mode: 'transform',
      sourceMap: true,
      filename,
      module: true,
      transform: { verbatimModuleSyntax: false },
    } as const;
    const { code, map } = transformSync(source, options);
    const about = { ...JSON.parse(map ?? '{}'), sources: [filename], sourcesContent: [source] };
    return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(about)).toString('base64')}\n`;
  } catch (error) {
    const { message, snippet = '', startLine = 1, startColumn = 0 } = error as SwcTrouble;
    return { kind: 'unreadable', filename, line: startLine, column: startColumn + 1, problem: String(message), snippet };
  }
}

/** A cell that cannot be read fails those who import it, and nobody else. */
const failing = ({ filename, line, column, problem, snippet }: Unreadable): string =>
  `throw new SyntaxError(${JSON.stringify(`${filename}:${line}:${column}: ${problem}\n${snippet}`)});\n`;

/**
 * The files of a run: each cell as it is; and what a cell is run as where that is something else, of the one that is run and of those that
 * it imports. Reading TypeScript takes its time, so that others are let through in between.
 */
export async function emit(files: readonly CellFile[], entry: string): Promise<Emission | Unreadable> {
  const names = namesOf(files);
  const emitted = new Map(files.map(({ filename, source }) => [filename, source]));
  const wanted = new Set([entry]);
  for (const filename of wanted) {
    const file = files.find((one) => one.filename === filename) as CellFile;
    const code = file.language === 'typescript' ? await compiled(file) : file.source;
    if (typeof code !== 'string' && filename === entry) return code;
    const { text, imports } = typeof code === 'string' ? await linked(code, files, names) : { text: failing(code), imports: [] };
    emitted.set(names.get(filename) as string, text);
    for (const next of imports === 'any' ? names.keys() : imports) wanted.add(next);
    await setImmediate();
  }
  return { files: [...emitted].map(([name, text]) => ({ name, text })), entry: names.get(entry) as string };
}
