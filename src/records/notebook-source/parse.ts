import { isRecord, parseJson } from '../../kernel/json.ts';
import { nameKey, nameProblem } from './names.ts';
import { closeMark, closesFence, fenceLine, languageNamed, openMarkLine, type WrittenBook, type WrittenCell } from './shape.ts';

export type SourceProblem =
  | 'header-is-missing'
  | 'header-is-no-json'
  | 'language-is-not-known'
  | 'cell-is-never-closed'
  | 'fence-is-never-closed'
  | 'name-is-not-safe'
  | 'name-is-taken'
  | 'package-json-is-twice';

export type Parsed =
  | { readonly kind: 'book'; readonly book: WrittenBook /** Where each cell begins. */; readonly lines: readonly number[] }
  /** The line counts from 1; `what` is the name it is about, where it is about one. */
  | { readonly kind: 'refused'; readonly problem: SourceProblem; readonly line: number; readonly what: string };

interface Placed {
  readonly cell: WrittenCell;
  readonly line: number;
}

class Refusal {
  constructor(
    readonly problem: SourceProblem,
    readonly line: number,
    readonly what = '',
  ) {}
}

const heading = /^###### +(\S.*?)\s*$/;
const title = /^# +(\S.*?)\s*$/;
const header = /^<!-- srcbook:(.*) -->\s*$/s;

const isBlank = (line: string | undefined) => line !== undefined && /^\s*$/.test(line);

/** A cell that was read, and the line after it. */
interface Read {
  readonly cell: WrittenCell;
  readonly next: number;
}

/** Reads lines from a place on; `at` counts from 0, what is said counts from 1. */
class Reader {
  readonly placed: Placed[] = [];
  #prose: number | undefined;

  constructor(readonly lines: readonly string[]) {}

  read(from: number): Placed[] {
    for (let at = from; at < this.lines.length; ) {
      const read = this.#cellAt(at);
      if (read) {
        this.#flush(at);
        this.#place(read.cell, at);
        at = read.next;
        continue;
      }
      this.#prose ??= at;
      at = this.#afterProse(at);
    }
    this.#flush(this.lines.length);
    return this.placed;
  }

  #cellAt(at: number): Read | undefined {
    const line = this.lines[at] ?? '';
    const mark = openMarkLine.exec(line);
    if (mark) return this.#marked(at, mark[1] as 'title' | 'markdown', Number(mark[2] ?? 0));
    const named = title.exec(line)?.[1];
    if (named !== undefined) return { cell: { type: 'title', text: named }, next: at + 1 };
    const filename = heading.exec(line)?.[1];
    return filename === undefined ? undefined : this.#code(at, filename);
  }

  #marked(at: number, type: 'title' | 'markdown', n: number): Read {
    const end = this.#find(at + 1, (line) => line.trim() === closeMark(n));
    if (end === undefined) throw new Refusal('cell-is-never-closed', at + 1);
    return { cell: { type, text: this.lines.slice(at + 1, end).join('\n') }, next: end + 1 };
  }

  /** A heading of the sixth level names a file where a fence with code follows; else it is a heading like others. */
  #code(at: number, filename: string): Read | undefined {
    let opens = at + 1;
    while (isBlank(this.lines[opens])) opens += 1;
    const [, fence, info = ''] = fenceLine.exec(this.lines[opens] ?? '') ?? [];
    if (fence === undefined) return undefined;
    const language = languageNamed(info);
    const isPackage = filename === 'package.json' && info.toLowerCase() === 'json';
    if (language === undefined && !isPackage) return undefined;
    const end = this.#closing(opens, fence);
    const source = this.lines.slice(opens + 1, end).join('\n');
    if (isPackage) return { cell: { type: 'package.json', source }, next: end + 1 };
    return { cell: { type: 'code', filename, language: language as 'javascript', source }, next: end + 1 };
  }

  #closing(opens: number, fence: string): number {
    const end = this.#find(opens + 1, (line) => closesFence(line, fence));
    if (end === undefined) throw new Refusal('fence-is-never-closed', opens + 1);
    return end;
  }

  #find(from: number, isIt: (line: string) => boolean): number | undefined {
    for (let at = from; at < this.lines.length; at += 1) if (isIt(this.lines[at] ?? '')) return at;
    return undefined;
  }

  /** What stands in a fence is nothing but text, whatever it looks like. */
  #afterProse(at: number): number {
    const fence = fenceLine.exec(this.lines[at] ?? '')?.[1];
    return fence === undefined ? at + 1 : this.#closing(at, fence) + 1;
  }

  #flush(end: number): void {
    let [from, to] = [this.#prose ?? end, end];
    this.#prose = undefined;
    while (from < to && isBlank(this.lines[from])) from += 1;
    while (from < to && isBlank(this.lines[to - 1])) to -= 1;
    if (from < to) this.#place({ type: 'markdown', text: this.lines.slice(from, to).join('\n') }, from);
  }

  #place(cell: WrittenCell, at: number): void {
    this.placed.push({ cell, line: at + 1 });
  }
}

/** The cells in a body, without regard to what they are called. */
export const cellsIn = (body: readonly string[]): WrittenCell[] => new Reader(body).read(0).map(({ cell }) => cell);

function refuseNames(placed: readonly Placed[]): void {
  const seen = new Set<string>();
  for (const { cell, line } of placed) {
    if (cell.type !== 'code' && cell.type !== 'package.json') continue;
    const name = cell.type === 'code' ? cell.filename : 'package.json';
    if (cell.type === 'code' && nameProblem(name)) throw new Refusal('name-is-not-safe', line, name);
    if (seen.has(nameKey(name))) {
      if (cell.type === 'package.json') throw new Refusal('package-json-is-twice', line);
      throw new Refusal('name-is-taken', line, name);
    }
    seen.add(nameKey(name));
  }
}

function settingsIn(line: string): Pick<WrittenBook, 'language' | 'tsconfig'> {
  const found = header.exec(line)?.[1];
  if (found === undefined) throw new Refusal('header-is-missing', 1);
  const settings = parseJson(found)?.value;
  if (!isRecord(settings)) throw new Refusal('header-is-no-json', 1);
  const language = typeof settings.language === 'string' ? languageNamed(settings.language) : undefined;
  if (language === undefined) throw new Refusal('language-is-not-known', 1, String(settings.language ?? ''));
  const own = Object.hasOwn(settings, 'tsconfig.json') ? settings['tsconfig.json'] : undefined;
  const tsconfig = typeof own === 'string' ? own : isRecord(own) ? JSON.stringify(own, null, 2) : null;
  return { language, tsconfig };
}

/** Lines of a text; where its first one ends as on Windows, all of them are taken to. */
function linesOf(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  return lines[0]?.endsWith('\r') ? lines.map((line) => line.replace(/\r$/, '')) : lines;
}

/** Reads a notebook, or says in which line it stops being one. */
export function parseSource(text: string): Parsed {
  try {
    const lines = linesOf(text);
    const settings = settingsIn(lines[0] ?? '');
    const placed = new Reader(lines).read(1);
    refuseNames(placed);
    return {
      kind: 'book',
      book: { ...settings, cells: placed.map(({ cell }) => cell) },
      lines: placed.map(({ line }) => line),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { problem, line, what } = error;
    return { kind: 'refused', problem, line, what };
  }
}
