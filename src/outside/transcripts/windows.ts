import type { ByteMeter, TranscriptWindow } from '../../kernel/transcripts.ts';
import { chunkBytes, type Readable, take } from './chunks.ts';

const newline = 0x0a;

/** Counts lines from the beginning, remembering where the last few began. */
export async function aroundLine(
  file: Readable,
  size: number,
  line: number,
  before: number,
  meter: ByteMeter,
): Promise<TranscriptWindow | undefined> {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  const starts = [0];
  let number = 1;
  let at = 0;
  while (number < line) {
    const data = await take(file, buffer, at, Math.min(chunkBytes, size - at), meter);
    if (data.length === 0) return undefined;
    for (let end = data.indexOf(newline); end >= 0 && number < line; end = data.indexOf(newline, end + 1)) {
      number += 1;
      starts.push(at + end + 1);
      if (starts.length > before + 1) starts.shift();
    }
    at += data.length;
  }
  const found = starts.at(-1) as number;
  if (found >= size) return undefined;
  return { start: { byte: starts[0] as number, line: line - starts.length + 1 }, at: found };
}

/** Looks backwards for the ends of lines. */
export async function aroundByte(
  file: Readable,
  size: number,
  byte: number,
  before: number,
  meter: ByteMeter,
): Promise<TranscriptWindow | undefined> {
  if (byte >= size) return undefined;
  const buffer = Buffer.allocUnsafe(chunkBytes);
  /** Starts of lines, the last one first. */
  const starts: number[] = [];
  let upto = byte;
  while (upto > 0 && starts.length <= before) {
    const from = Math.max(0, upto - chunkBytes);
    const data = await take(file, buffer, from, upto - from, meter);
    /** A chunk cut by the meter would leave a hole before what was seen. */
    if (data.length < upto - from) break;
    for (
      let end = data.lastIndexOf(newline);
      end >= 0 && starts.length <= before;
      end = end === 0 ? -1 : data.lastIndexOf(newline, end - 1)
    )
      starts.push(from + end + 1);
    upto = from;
  }
  const whole = upto === 0 && starts.length <= before;
  if (whole) starts.push(0);
  const [at] = starts;
  if (at === undefined) return undefined;
  return { start: { byte: starts.at(-1) as number, line: whole ? 1 : null }, at };
}
