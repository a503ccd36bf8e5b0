import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineKeeper, LineSplitter, type Piece } from '../../src/outside/lines.ts';

/** All pieces of some bytes that come in chunks. */
function pieces(chunks: readonly Uint8Array[], longest: number): Piece[] {
  const splitter = new LineSplitter(longest);
  return [...chunks.flatMap((chunk) => [...splitter.add(chunk)]), ...splitter.finish()];
}

function joined(parts: readonly Piece[], most: number) {
  const keeper = new LineKeeper(most);
  return parts.flatMap((piece) => keeper.add(piece) ?? []);
}

/** Text, and where it is cut before it arrives. */
const printed = fc.record({
  text: fc
    .array(fc.constantFrom('a', 'bcd', 'é', '€', '😀', '\n', '\r\n', ' ', '\0'), { maxLength: 60 })
    .map((parts) => parts.join('')),
  cuts: fc.array(fc.nat(200), { maxLength: 12 }),
});

const inChunks = (bytes: Buffer, cuts: readonly number[]) => {
  const at = [0, ...[...cuts].sort((a, b) => a - b).filter((cut) => cut < bytes.length), bytes.length];
  return at.slice(1).map((end, i) => bytes.subarray(at[i], end));
};

/** Line by line, the plain way. */
const plainLines = (text: string) => {
  const lines = text.split('\n');
  const last = lines.pop() as string;
  return [...lines.map((line) => line.replace(/\r$/, '')), ...(last === '' ? [] : [last])];
};

describe('lines', () => {
  test('are the same wherever they are cut', () => {
    fc.assert(
      fc.property(printed, fc.integer({ min: 1, max: 8 }), ({ text, cuts }, longest) => {
        const parts = pieces(inChunks(Buffer.from(text), cuts), longest);
        expect(parts.every((piece) => piece.text.length <= longest)).toBe(true);
        expect(joined(parts, 1000)).toEqual(plainLines(text).map((line) => ({ text: line, whole: true })));
      }),
    );
  });

  test('are kept up to what is kept of one', () => {
    fc.assert(
      fc.property(printed, fc.nat(10), ({ text, cuts }, most) => {
        const kept = joined(pieces(inChunks(Buffer.from(text), cuts), 3), most);
        expect(kept).toEqual(plainLines(text).map((line) => ({ text: line.slice(0, most), whole: line.length <= most })));
      }),
    );
  });

  test('may be made of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.array(fc.nat(100)), (bytes, cuts) => {
        const text = new TextDecoder().decode(bytes);
        expect(joined(pieces(inChunks(Buffer.from(bytes), cuts), 5), 1000).map((line) => line.text)).toEqual(plainLines(text));
      }),
    );
  });
});
