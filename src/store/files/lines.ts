import { isUtf8 } from 'node:buffer';
import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { parseJson } from '../../kernel/json.ts';
import { systemDisk } from './disk.ts';
import { codeOf, troubleWith } from './trouble.ts';

/** With its end. What is longer is neither written nor kept in memory when it is read. */
export const longestLine = 16 * 1024 * 1024;

const chunkBytes = 64 * 1024;
const newline = 0x0a;
const byteOrderMark = '\ufeff';

/** Where a line begins. */
export interface LineStart {
  readonly byte: number;
  /** From 1. */
  readonly line: number;
}

export const fileStart: LineStart = { byte: 0, line: 1 };

interface Placed extends LineStart {
  /** Where the next line begins. */
  readonly next: number;
}

export type Line =
  | (Placed & { readonly kind: 'record'; readonly value: unknown; readonly text: string })
  | (Placed & { readonly kind: 'malformed'; readonly reason: 'not_json' | 'not_utf8' | 'too_long' })
  /** The last line, which has no end yet: its writer is still at it, or was stopped. */
  | (Placed & { readonly kind: 'unfinished' });

/** What stands in the bytes of a line; undefined for a blank one. */
export function lineOf(bytes: Buffer | null, placed: Placed): Line | undefined {
  if (bytes === null) return { kind: 'malformed', reason: 'too_long', ...placed };
  if (!isUtf8(bytes)) return { kind: 'malformed', reason: 'not_utf8', ...placed };
  const whole = bytes.toString('utf8');
  const text = whole.startsWith(byteOrderMark) ? whole.slice(1) : whole;
  if (text.trim() === '') return undefined;
  const parsed = parseJson(text);
  return parsed ? { kind: 'record', value: parsed.value, text, ...placed } : { kind: 'malformed', reason: 'not_json', ...placed };
}

/** Gathers the bytes of one line across chunks, up to the longest that is kept. */
class Gathering {
  #parts: Buffer[] = [];
  held = 0;

  constructor(readonly longest: number) {}

  add(bytes: Buffer): void {
    this.held += bytes.length;
    if (this.held >= this.longest) this.#parts = [];
    /** A copy, since the chunk's memory is used again. */ else if (bytes.length > 0) this.#parts.push(Buffer.from(bytes));
  }

  /** Null when it was too long to keep. */
  finish(): Buffer | null {
    const bytes = this.held >= this.longest ? null : Buffer.concat(this.#parts);
    this.#parts = [];
    this.held = 0;
    return bytes;
  }
}

export interface ReadOptions {
  readonly longest?: number;
}

/** The lines of an open file, in groups of what one chunk held, from the start of a line to the end that the file has when it gets there. */
export async function* linesIn(
  handle: Pick<FileHandle, 'read'>,
  from: LineStart = fileStart,
  { longest = longestLine }: ReadOptions = {},
): AsyncGenerator<readonly Line[]> {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  const gathering = new Gathering(longest);
  let { byte, line } = from;
  for (let at = byte; ; ) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
    if (bytesRead === 0) break;
    const chunk = buffer.subarray(0, bytesRead);
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      gathering.add(chunk.subarray(start, end));
      start = end + 1;
      const next = at + start;
      const found = lineOf(gathering.finish(), { byte, line, next });
      if (found) lines.push(found);
      byte = next;
      line += 1;
    }
    gathering.add(chunk.subarray(start));
    at += bytesRead;
    if (lines.length > 0) yield lines;
  }
  if (gathering.held > 0) yield [{ kind: 'unfinished', byte, line, next: byte + gathering.held }];
}

/** A file that is one record. An empty one is no record either. */
export async function wholeFile(
  handle: Pick<FileHandle, 'read' | 'stat'>,
  { longest = longestLine }: ReadOptions = {},
): Promise<{ readonly bytes: Buffer | null; readonly line: Line }> {
  const gathering = new Gathering(longest);
  const buffer = Buffer.allocUnsafe(chunkBytes);
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, gathering.held);
    if (bytesRead === 0) break;
    gathering.add(buffer.subarray(0, bytesRead));
  }
  const placed = { ...fileStart, next: gathering.held };
  const bytes = gathering.finish();
  return { bytes, line: lineOf(bytes, placed) ?? { kind: 'malformed', reason: 'not_json', ...placed } };
}

/** The lines of a file; none where there is no file. What is no record is told and passed over. */
export async function* readLines(file: string, from: LineStart = fileStart, options: ReadOptions = {}): AsyncGenerator<Line> {
  let handle: FileHandle;
  try {
    handle = await systemDisk.open(file, constants.O_RDONLY);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw troubleWith(file, error);
  }
  try {
    for await (const lines of linesIn(handle, from, options)) yield* lines;
  } catch (error) {
    throw troubleWith(file, error);
  } finally {
    await handle.close();
  }
}
