import { readFileSync, statSync } from 'node:fs';
import { isRecord } from '../../kernel/json.ts';
import type { LogPage } from '../../records/evidence-log.ts';
import type { PassedOver } from '../files/derived.ts';
import { lineOf } from '../files/lines.ts';

/** A record of a log, and where it begins. */
export interface PlacedRecord {
  readonly byte: number;
  readonly record: Readonly<Record<string, unknown>>;
}

/** A log that is not larger is read as it is: to open an index takes longer. */
export const smallLogBytes = 256 * 1024;

const newline = 0x0a;
const space = 0x20;
const colon = 0x3a;
/** However a word is written in JSON, it stands there in quotes, or some letter of it is escaped. */
const escaped = '\\u';

/** As those who read lines one by one see it: a byte order mark is none of it. */
const isBlank = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trim() === '';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A log in memory. It finds the same records as the index of the log does. */
export class SmallLog {
  readonly #known = new Map<number, PlacedRecord | undefined>();
  /** Where the last whole line ends; what follows is still being written. */
  readonly #end: number;
  readonly #hasEscapes: boolean;

  constructor(readonly bytes: Buffer) {
    this.#end = bytes.lastIndexOf(newline) + 1;
    this.#hasEscapes = bytes.includes(escaped);
  }

  #recordAt(byte: number): PlacedRecord | undefined {
    if (!this.#known.has(byte)) {
      const end = this.bytes.indexOf(newline, byte);
      const found = lineOf(this.bytes.subarray(byte, end), { byte, line: 0, next: end + 1 });
      this.#known.set(byte, found?.kind === 'record' && isRecord(found.value) ? { byte, record: found.value } : undefined);
    }
    return this.#known.get(byte);
  }

  /** Where the line begins that holds this place. */
  #lineAt = (at: number): number => (at <= 0 ? 0 : this.bytes.lastIndexOf(newline, at - 1) + 1);

  /** The same where a line begins there, else where the next one does. */
  #lineFrom(at: number): number {
    if (at >= this.#end) return this.#end;
    return this.#lineAt(at) === at ? at : this.bytes.indexOf(newline, at) + 1;
  }

  /** Whether a word that stands here is the name of a field: the name of a kind is a value. */
  #isName(at: number, word: string): boolean {
    let end = at + word.length;
    while (this.bytes[end] === space) end += 1;
    return this.bytes[end] === colon;
  }

  #wordAfter(from: number, word: string): number {
    let at = this.bytes.indexOf(word, from);
    while (at >= 0 && this.#isName(at, word)) at = this.bytes.indexOf(word, at + 1);
    return at < 0 ? this.#end : at;
  }

  #wordBefore(upto: number, word: string): number {
    let at = this.bytes.lastIndexOf(word, upto - 1);
    while (at >= 0 && this.#isName(at, word)) at = at === 0 ? -1 : this.bytes.lastIndexOf(word, at - 1);
    return at;
  }

  /** Where the next line begins, from `from` on, that holds one of these words. */
  #after(from: number, words: readonly string[] | undefined): number | undefined {
    if (from >= this.#end) return undefined;
    if (!words) return from;
    const first = Math.min(...words.map((word) => this.#wordAfter(from, word)));
    return first < this.#end ? this.#lineAt(first) : undefined;
  }

  /** Where the last line begins, before `upto`, that holds one of these words. */
  #before(upto: number, words: readonly string[] | undefined): number | undefined {
    if (upto <= 0) return undefined;
    const last = words ? Math.max(...words.map((word) => this.#wordBefore(upto, word))) : upto - 1;
    return last < 0 ? undefined : this.#lineAt(last);
  }

  page({ limit, before = this.#end, since = 0, oldest_first, kinds, run_id }: LogPage): PlacedRecord[] {
    const words = kinds && [...kinds.map((kind) => JSON.stringify(kind)), ...(this.#hasEscapes ? [escaped] : [])];
    const upto = this.#lineFrom(Math.max(0, before));
    const first = oldest_first ? this.#after(this.#lineFrom(Math.max(0, since)), words) : this.#before(upto, words);
    const found: PlacedRecord[] = [];
    for (let at = first; at !== undefined && found.length < limit; ) {
      if (oldest_first ? at >= upto : at < since) break;
      const placed = this.#recordAt(at);
      const { kind, run_id: run } = placed?.record ?? {};
      const isWanted = (!kinds || kinds.includes(textOf(kind))) && (run_id === undefined || run_id === textOf(run));
      if (placed && isWanted) found.push(placed);
      at = oldest_first ? this.#after(this.bytes.indexOf(newline, at) + 1, words) : this.#before(at, words);
    }
    return found;
  }

  /** Bytes behind the last whole line. */
  get unfinished(): number {
    return this.bytes.length - this.#end;
  }

  /** What it holds, from a place on, that is no record. */
  passedOver(since: number): PassedOver {
    let [lines, first] = [0, 0];
    for (let at = this.#lineFrom(since); at < this.#end; ) {
      const next = this.bytes.indexOf(newline, at) + 1;
      if (!this.#recordAt(at) && !isBlank(this.bytes.subarray(at, next))) {
        if (lines === 0) first = this.#numberOf(at);
        lines += 1;
      }
      at = next;
    }
    return { lines, first };
  }

  /** The number of the line that begins here, from 1. */
  #numberOf(byte: number): number {
    let number = 1;
    for (let at = this.bytes.indexOf(newline); at >= 0 && at < byte; at = this.bytes.indexOf(newline, at + 1)) number += 1;
    return number;
  }
}

/** The log in this file, where it is a small one. Whatever stands in the way, the index knows what to say of it. */
export function smallLog(file: string): SmallLog | undefined {
  try {
    const { size = Number.POSITIVE_INFINITY } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return size > smallLogBytes ? undefined : new SmallLog(readFileSync(file));
  } catch {
    return undefined;
  }
}
