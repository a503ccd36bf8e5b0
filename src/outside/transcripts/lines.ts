import { parseJson } from '../../kernel/json.ts';
import type { ByteMeter, TranscriptLine } from '../../kernel/transcripts.ts';
import { chunkBytes, type Readable, take } from './chunks.ts';

/** A longer line is passed over: no message is worth holding more. */
const longestLine = 1024 * 1024;

/** Most first lines fit, and most files of other projects need no more than their first lines. */
const firstChunk = 16 * 1024;

const newline = 0x0a;

/** Gathers the bytes of one line across chunks, up to the longest that is kept. */
class Gathered {
  private parts: Buffer[] = [];
  private held = 0;
  private tooLong = false;

  add(bytes: Buffer): void {
    this.held += bytes.length;
    if (this.held > longestLine) {
      this.tooLong = true;
      this.parts = [];
    }
    /** A copy, since the chunk's memory is used again. */
    if (!this.tooLong && bytes.length) this.parts.push(Buffer.from(bytes));
  }

  get empty(): boolean {
    return this.held === 0;
  }

  finish(byte: number, line: number | null): TranscriptLine {
    const { tooLong } = this;
    /** What is not UTF-8 becomes replacement characters, which JSON text may hold. */
    const text = Buffer.concat(this.parts)
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .trim();
    this.parts = [];
    this.held = 0;
    this.tooLong = false;
    if (tooLong) return { byte, line, record: undefined, problem: 'too_long' };
    if (text === '') return { byte, line, record: undefined, problem: null };
    const parsed = parseJson(text);
    return { byte, line, record: parsed?.value, problem: parsed ? null : 'malformed' };
  }
}

interface From {
  readonly byte: number;
  readonly line: number | null;
  readonly align?: true;
}

/** The lines of a file from a place on, one chunk at a time, until the file or the meter ends. */
export async function* linesOf(file: Readable, size: number, from: From, meter: ByteMeter): AsyncGenerator<TranscriptLine> {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  const line = new Gathered();
  /** One byte earlier, to see whether the line before ends exactly there. */
  let seeking = from.align === true && from.byte > 0;
  let at = seeking ? from.byte - 1 : from.byte;
  let start = at;
  let number = from.line;
  let chunk = firstChunk;
  while (at < size) {
    const data = await take(file, buffer, at, Math.min(chunk, size - at), meter);
    if (data.length === 0) return;
    chunk = chunkBytes;
    let next = 0;
    for (let end = data.indexOf(newline); end >= 0; end = data.indexOf(newline, next)) {
      if (!seeking) {
        line.add(data.subarray(next, end));
        yield line.finish(start, number);
        if (number !== null) number += 1;
      }
      seeking = false;
      next = end + 1;
      start = at + next;
    }
    if (!seeking) line.add(data.subarray(next));
    at += data.length;
  }
  if (!line.empty) yield line.finish(start, number);
}
