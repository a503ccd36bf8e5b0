import fc from 'fast-check';

/** Halves of pairs are no characters. */
const [firstHalf, lastHalf] = [0xd800, 0xdfff];
const halves = lastHalf - firstHalf + 1;
const last = 0x10ffff;

function numberOf(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== character) throw new Error('This is not one character.');
  return code > lastHalf ? code - halves : code;
}

/** Any character that there is, for texts of such: the unit "binary" is the same, but writes all of them down when it is first used. */
export const codePoint: fc.Arbitrary<string> = fc
  .nat({ max: last - halves })
  .map((n) => String.fromCodePoint(n < firstHalf ? n : n + halves), numberOf);
