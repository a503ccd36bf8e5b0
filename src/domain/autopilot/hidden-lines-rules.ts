import { isRecord, parseJson } from '../../kernel/json.ts';
import { printable } from '../../kernel/line.ts';
import { hidden } from '../../kernel/secrets/edges.ts';
import { mayName } from '../../kernel/secrets/names.ts';
import { redactText, type Span, spansIn } from '../../kernel/secrets/text.ts';

/** A place between two lines: where it is, and how many characters stand there. None do where the break was hidden. */
interface Seam {
  readonly at: number;
  readonly width: number;
}

/** As often as one text is looked at again. */
const mostRounds = 4;

/** What touches is one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], to)];
    else all.push([from, to]);
  }
  return all;
}

/** The text without its spans, and where its lines meet now. */
function without(text: string, spans: readonly Span[], seams: readonly Seam[]): { text: string; seams: Seam[] } {
  const left: Seam[] = [];
  let [clean, done, next] = ['', 0, 0];
  const seamsUntil = (end: number, move: (at: number) => Seam) => {
    for (; next < seams.length && (seams[next] as Seam).at < end; next += 1) left.push(move(next));
  };
  const kept = (by: number) => (i: number) => ({ at: (seams[i] as Seam).at + by, width: (seams[i] as Seam).width });
  for (const [from, to] of spans) {
    seamsUntil(from, kept(clean.length - done));
    clean += text.slice(done, from) + hidden;
    const at = clean.length;
    seamsUntil(to, () => ({ at, width: 0 }));
    done = to;
  }
  seamsUntil(Number.POSITIVE_INFINITY, kept(clean.length - done));
  return { text: clean + text.slice(done), seams: left };
}

export interface TextLine {
  readonly text: string;
  /** What follows stands on the same line. */
  readonly goes_on?: boolean;
}

/** Lines without what redaction of all of them as one text hides, as many as before: a secret over several leaves its mark in the first. */
export function hideInLines(lines: readonly TextLine[]): string[] {
  let [text, seams] = ['', [] as Seam[]];
  for (const [i, line] of lines.entries()) {
    text += line.text;
    if (i === lines.length - 1) break;
    seams.push({ at: text.length, width: line.goes_on ? 0 : 1 });
    if (!line.goes_on) text += '\n';
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const spans = spansIn(text);
    if (spans.length === 0) break;
    ({ text, seams } = without(text, joined(spans), seams));
  }
  let from = 0;
  return [...seams, { at: text.length, width: 0 }].map(({ at, width }) => {
    const line = text.slice(from, at);
    from = at + width;
    return line;
  });
}

/** The last of these lines, and the first. */
const lastOf = (...lines: readonly string[]): string => hideInLines(lines.map((text) => ({ text }))).at(-1) as string;
const firstOf = (...lines: readonly string[]): string => hideInLines(lines.map((text) => ({ text })))[0] as string;

/** What nobody hides for its own sake, but as a line of a key, and as a value wherever one is awaited. */
const probe = 'Qb7'.repeat(16);
const indented = `${' '.repeat(240)}${probe}`;

/** What a line begins whose end is not in it. */
interface Open {
  readonly line: string;
  /** A key whose lines are those below this beginning, a value on the lines below, or one that ends with a mark. */
  readonly until: { readonly key: string } | 'below' | { readonly mark: string };
}

const dashes = '-----';
const armour = (word: string) => [`${dashes}${word}`, 'PRIVATE', `KEY${dashes}`].join(' ');
const [keyBegins, keyEnds] = [armour('BEGIN'), armour('END')];
const mayBegin = (line: string) => mayName(line) || line.includes('LS0tLS1CRUdJTi');

const isOdd = (line: string, mark: string) => line.split(mark).length % 2 === 0;
const quotes = ['"""', "'''", '"', "'", '`'];
const tagAtEnd = /<([\w.:-]{1,64})>(?:<!\[CDATA\[)?[^<>]*$/;

/** The key that the line begins, and leaves open; signs of a string may stand behind its beginning. */
function keyIn(line: string): string | undefined {
  if (lastOf(line, probe) !== probe) return line;
  if (!line.includes('BEGIN')) return undefined;
  return lastOf(line, probe, keyEnds) === '' ? keyBegins : undefined;
}

/** What the line begins, as the rules of secrets have it: they are asked what they would hide below it. */
function beginsIn(line: string): Open | undefined {
  if (!mayBegin(line)) return undefined;
  const key = keyIn(line);
  if (key !== undefined) return { line, until: { key } };
  if (lastOf(line, indented) !== indented) return { line, until: 'below' };
  const tag = tagAtEnd.exec(line)?.[1];
  for (const mark of [...quotes.filter((quote) => isOdd(line, quote)), ...(tag ? [`</${tag}>`] : [])])
    if (!lastOf(line, `${probe}${mark}`).includes(probe)) return { line, until: { mark } };
  return undefined;
}

/** What programs put around the lines of a key: numbers, signs of quoting, quotes and escapes of a string over several lines. */
const before = /^[^A-Za-z0-9+/=]*(?:\d{1,7}[^A-Za-z0-9+/=]+)?/;
const behind = /(?:\\+r)?(?:\\+n)?[^A-Za-z0-9/=]*$/;
const longWord = /(?:^|[^A-Za-z0-9+/=])[A-Za-z0-9+/]{40,}={0,2}[^A-Za-z0-9]{0,8}$/;
const longestDecorated = 1000;
const longestPrefix = 200;
/** What stands before the beginning of a key stands before its lines; numbers in it grow. */
const prefixLike = (prefix: string) =>
  new RegExp(`^${prefix.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[\d ]+/g, '[\\d ]+')}`);

/** Whether a line goes on with the key, as it is or decorated as its beginning was. */
function isOfKey(begin: string, key: string, line: string): boolean {
  const isPart = (text: string) => lastOf(key, text) === '' && lastOf(key, text, probe) !== probe;
  if (isPart(line.replace(/\r$/, ''))) return true;
  if (line.length > longestDecorated) return false;
  if (longWord.test(printable(line))) return true;
  const [plain, start] = [printable(line), printable(begin)];
  const prefix = start.slice(0, Math.max(0, start.search(/-{4,5} ?BEGIN/)));
  if (prefix === '') return plain !== line && isPart(plain);
  const known = prefix.length <= longestPrefix ? prefixLike(prefix).exec(plain)?.[0] : undefined;
  if (known !== undefined && isPart(plain.slice(known.length).replace(behind, ''))) return true;
  return isPart(plain.replace(before, '').replace(behind, ''));
}

/** A quote that is still open after so many lines was none that holds a secret. */
const mostQuoted = 20;
/** So many lines are looked at together with the next one. */
const mostRecent = 8;
/** Longer lines stand for themselves. */
const longest = 16_000;

/** Lines of one stream, as they come: each without what earlier ones tell about it. */
export class LinesHidden {
  #open: Open | undefined;
  /** Lines since what is open began. */
  #since = 0;
  #recent: string[] = [];

  /** What may be shown of the next line; empty where nothing of it may. `broke`: a key or a quote was left unfinished before it. */
  next(line: string): { readonly shown: string; readonly broke: boolean } {
    if (isEvent(line)) return { shown: redactText(line), broke: false };
    const begun = this.#open;
    this.#since += 1;
    const isBehind = begun && this.#since > this.#recent.length;
    let shown = lastOf(...(isBehind ? [begun.line] : []), ...this.#recent, line);
    let broke = false;
    if (begun) {
      const state = this.#goesOn(begun, line, shown);
      if (state === 'inside') shown = '';
      if (state !== 'inside' && state !== 'more') this.#open = undefined;
      broke = state === 'broken';
    }
    const isInKey = this.#open !== undefined && typeof this.#open.until === 'object' && 'key' in this.#open.until;
    const begins = isInKey || line.length > longest ? undefined : beginsIn(line);
    if (begins) {
      this.#open = begins;
      this.#since = 0;
      /** What three quotes hold is told by those that close them. */
      if (typeof begins.until === 'object' && 'mark' in begins.until) shown = firstOf(shown, `${probe}${begins.until.mark}`);
    }
    /** What was broken off must not wait for the end of another. */
    if (broke) this.#recent = [];
    this.#recent.push(line.slice(-longest));
    if (this.#recent.length > mostRecent) this.#recent.shift();
    return { shown: redactText(shown), broke };
  }

  /** Whether the line belongs to what is open, wholly or in part; ends it; or shows that it was left unfinished. */
  #goesOn({ line: begin, until }: Open, line: string, shown: string): 'inside' | 'more' | 'ended' | 'broken' {
    if (until === 'below') return lastOf(begin, line, indented) === indented ? 'ended' : 'more';
    if ('key' in until) {
      if (isOfKey(begin, until.key, line)) return 'inside';
      const alone = lastOf(line);
      if (lastOf(begin, line) !== alone) return 'ended';
      /** The lines between tell that it is one of theirs. */
      return shown === alone ? 'broken' : 'more';
    }
    if (lastOf(begin, line, `${probe}${until.mark}`).includes(probe)) return 'ended';
    return this.#since > mostQuoted ? 'broken' : 'inside';
  }
}

/** An event is whole by itself: no secret goes on in another. */
const isEvent = (line: string): boolean => {
  const first = line[0];
  if (first !== '{' && first !== '[') return false;
  const value = parseJson(line)?.value;
  return isRecord(value) || Array.isArray(value);
};

/** One memory for each stream, so that lines of others between do no harm. */
export function linesHidden(): (stream: string, line: string) => string {
  const streams = new Map<string, LinesHidden>();
  return (stream, line) => {
    const own = streams.get(stream) ?? new LinesHidden();
    streams.set(stream, own);
    return own.next(line).shown;
  };
}

type Row = Readonly<Record<string, unknown>>;

interface Piece extends TextLine {
  readonly row: number;
  readonly inside: boolean;
}

/**
 * The last rows of a transcript; those before them are only looked at. What is one text is hidden as one: the lines of a stream, up to
 * where a key breaks off. Of what was hidden before the first row, that row bears the mark.
 */
export function hideInRows(rows: readonly Row[], last = rows.length): Row[] {
  const shown: Row[] = [...rows];
  const streams = new Map<unknown, { lines: LinesHidden; pieces: Piece[] }>();
  const settle = (pieces: readonly Piece[]) => {
    for (const [i, line] of hideInLines(pieces).entries()) {
      const { row, inside } = pieces[i] as Piece;
      const text = inside ? '' : line;
      if (text !== rows[row]?.line) shown[row] = { ...rows[row], line: text };
    }
  };
  for (const [row, { stream, line: text, continues }] of rows.entries()) {
    if (typeof text !== 'string' || isEvent(text)) continue;
    const own = streams.get(stream) ?? { lines: new LinesHidden(), pieces: [] };
    streams.set(stream, own);
    const { shown: left, broke } = own.lines.next(text);
    if (broke) settle(own.pieces.splice(0));
    own.pieces.push({ row, text, goes_on: continues === true, inside: left === '' && text !== '' });
  }
  for (const { pieces } of streams.values()) settle(pieces);
  const from = Math.max(0, rows.length - last);
  const first = shown[from];
  if (from > 0 && first?.line === '' && rows[from]?.line !== '') shown[from] = { ...first, line: hidden };
  return shown.slice(from);
}
