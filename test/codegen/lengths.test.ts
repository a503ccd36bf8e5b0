import { expect, it } from 'vitest';
import { emitValidators } from '../../codegen/emit/validators.ts';
import { manifestWith, object, toolWith } from './manifest-with.ts';

const bounds = [1, 2, 3, 4, 5];
const fields = bounds.flatMap((bound) => [
  [`most_${bound}`, { type: 'string', maxLength: bound }],
  [`least_${bound}`, { type: 'string', minLength: bound }],
]);
const input = object(Object.fromEntries(fields), []);
const code = emitValidators(manifestWith({ tools: [toolWith({ input })] })).get('generated/validators/notes-inputs.js') ?? '';
const { v_keep } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { v_keep(value: unknown): boolean };

/** One character, though JavaScript counts two. */
const wide = '\u{1f600}';

it.each<[text: string, characters: number]>([
  ['', 0],
  ['a', 1],
  [wide, 1],
  ['abc', 3],
  [`a${wide}c`, 3],
  [wide.repeat(3), 3],
  [`${wide}bcd`, 4],
  [wide.repeat(4), 4],
  ['\ud83d'.repeat(4), 4],
  ['abcdefgh', 8],
])('%j is as long as a reader counts it', (text, characters) => {
  for (const bound of bounds) {
    expect(v_keep({ [`most_${bound}`]: text })).toBe(characters <= bound);
    expect(v_keep({ [`least_${bound}`]: text })).toBe(characters >= bound);
  }
});
