import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ByteMeter, TranscriptLine } from '../../src/kernel/transcripts.ts';
import type { Readable } from '../../src/outside/transcripts/chunks.ts';
import { linesOf } from '../../src/outside/transcripts/lines.ts';
import { aroundByte, aroundLine } from '../../src/outside/transcripts/windows.ts';

/** A file in memory that gives out a few bytes at a time, as a slow disk may. */
const inMemory = (content: Buffer, most: number): Readable => ({
  read: (async (buffer: Buffer, offset: number, length: number, position: number) => ({
    bytesRead: content.copy(buffer, offset, position, Math.min(content.length, position + Math.min(length, most))),
    buffer,
  })) as Readable['read'],
});
const meter = (left = 1e9): ByteMeter => ({ left, used: 0, short: false });

const gather = async (lines: AsyncIterable<TranscriptLine>) => {
  const found: TranscriptLine[] = [];
  for await (const line of lines) found.push(line);
  return found;
};

interface Line {
  byte: number;
  line: number;
  text: string;
}
/** The lines of a text, the plain way. */
function plainly(text: string): Line[] {
  let byte = 0;
  const lines = text.split('\n').map((part, i) => {
    const at = { byte, line: i + 1, text: part };
    byte += Buffer.byteLength(part) + 1;
    return at;
  });
  if (lines.at(-1)?.text === '') lines.pop();
  return lines;
}

const someText = fc
  .array(
    fc.oneof(
      fc.constant(''),
      fc.constant('1'),
      fc.constant('"é😀"'),
      fc.constant('{"a":[1,2]}'),
      fc.constant('{'),
      fc.string({ maxLength: 5 }).map((s) => s.replaceAll('\n', '')),
    ),
    { maxLength: 12 },
  )
  .chain((parts) => fc.boolean().map((ended) => parts.join('\n') + (ended ? '\n' : '')));
const chunk = fc.integer({ min: 1, max: 9 });

describe('lines', () => {
  it('are those of the text, wherever chunks end', () =>
    fc.assert(
      fc.asyncProperty(someText, chunk, async (text, most) => {
        const content = Buffer.from(text);
        const found = await gather(linesOf(inMemory(content, most), content.length, { byte: 0, line: 1 }, meter()));
        expect(found.map(({ byte, line }) => ({ byte, line }))).toEqual(plainly(text).map(({ byte, line }) => ({ byte, line })));
      }),
    ));

  it('from a byte begin with the first line at or after it', () =>
    fc.assert(
      fc.asyncProperty(someText, chunk, fc.nat(60), async (text, most, byte) => {
        const content = Buffer.from(text);
        const found = await gather(linesOf(inMemory(content, most), content.length, { byte, line: null, align: true }, meter()));
        const wanted = plainly(text).filter((line) => line.byte >= byte);
        expect(found.map((line) => line.byte)).toEqual(wanted.map((line) => line.byte));
      }),
    ));

  it('never cost more than the meter has, and it knows when that was too little', () =>
    fc.assert(
      fc.asyncProperty(someText, chunk, fc.nat(40), async (text, most, left) => {
        const content = Buffer.from(text);
        const own = meter(left);
        const found = await gather(linesOf(inMemory(content, most), content.length, { byte: 0, line: 1 }, own));
        expect(own.used).toBe(Math.min(left, content.length));
        expect(own.short).toBe(left < content.length);
        if (!own.short) expect(found).toHaveLength(plainly(text).length);
      }),
    ));
});

describe('a window', () => {
  const around = (text: string, before: number, i: number) => {
    const lines = plainly(text);
    return { start: lines[Math.max(0, i - before)]?.byte, at: lines[i]?.byte };
  };

  it('by line is the same as by the byte of that line', () =>
    fc.assert(
      fc.asyncProperty(someText, chunk, fc.nat(4), fc.nat(12), async (text, most, before, i) => {
        const content = Buffer.from(text);
        /** Windows are read in whole chunks; only a short file gives less. */
        const file = inMemory(content, 1e6);
        const byLine = await aroundLine(inMemory(content, most), content.length, i + 1, before, meter());
        const wanted = around(text, before, i);
        expect(byLine && { start: byLine.start.byte, at: byLine.at }).toEqual(wanted.at === undefined ? undefined : wanted);
        if (wanted.at === undefined) return;
        expect(byLine?.start.line).toBe(Math.max(0, i - before) + 1);
        const byByte = await aroundByte(file, content.length, wanted.at, before, meter());
        expect(byByte && { start: byByte.start.byte, at: byByte.at }).toEqual(wanted);
      }),
    ));

  it('by any byte is around the line that holds it', () =>
    fc.assert(
      fc.asyncProperty(someText, fc.nat(80), fc.nat(3), async (text, byte, before) => {
        const content = Buffer.from(text);
        const found = await aroundByte(inMemory(content, 1e6), content.length, byte, before, meter());
        const i = plainly(text).findLastIndex((line) => line.byte <= byte);
        const wanted = byte < content.length ? around(text, before, i) : undefined;
        expect(found && { start: found.start.byte, at: found.at }).toEqual(wanted);
      }),
    ));
});
