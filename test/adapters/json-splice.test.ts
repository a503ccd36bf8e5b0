import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spliced } from '../../src/adapters/cli/clients/json-splice.ts';

type Json = Record<string, unknown>;
const value = fc.jsonValue({ maxDepth: 3 });
const object = fc.dictionary(fc.string({ maxLength: 4 }), value, { maxKeys: 4 });
const spaces = fc.constantFrom<string | number | undefined>(undefined, 1, 2, 4, '\t');

test('what comes out says what it should, however the file is written', () => {
  fc.assert(
    fc.property(object, object, spaces, fc.boolean(), (from, to, indent, crlf) => {
      const [before, after] = [from, to].map((one) => JSON.parse(JSON.stringify(one)) as Json) as [Json, Json];
      const lines = JSON.stringify(before, null, indent);
      const text = crlf ? lines.replaceAll('\n', '\r\n') : lines;
      expect(JSON.parse(spliced(text, before, after))).toEqual(after);
      expect(spliced(text, before, before)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('a member that is added and taken away again leaves the file as it was', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ maxLength: 4 }), value, { minKeys: 1, maxKeys: 4 }),
      value,
      spaces,
      (given, more, indent) => {
        const before = JSON.parse(JSON.stringify(given)) as Json;
        fc.pre(!Object.hasOwn(before, 'added'));
        const text = JSON.stringify(before, null, indent);
        const after = { ...before, added: JSON.parse(JSON.stringify(more)) as unknown };
        expect(spliced(spliced(text, before, after), after, before)).toBe(text);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  [
    '{ "a": [1,2],\n  "b": {"c":  1} }',
    { a: [1, 2], b: { c: 1 } },
    { a: [1, 2], b: { c: 1, d: 2 } },
    '{ "a": [1,2],\n  "b": {"c":  1, "d": 2} }',
  ],
  [
    '{\n\t"a": {"x": 1}\n}\n',
    { a: { x: 1 } },
    { a: { x: 1 }, b: { y: 2 } },
    '{\n\t"a": {"x": 1},\n\t"b": {\n\t\t"y": 2\n\t}\n}\n',
  ],
  ['{"a": [ {"k":1}, {"k":2} ]}', { a: [{ k: 1 }, { k: 2 }] }, { a: [{ k: 2 }] }, '{"a": [ {"k":2} ]}'],
  ['{"a": [ {"k":1} ]}', { a: [{ k: 1 }] }, { a: [{ k: 1 }, { k: 2 }] }, '{"a": [ {"k":1}, {\n  "k": 2\n} ]}'],
  ['{"a":1,  "b":2,"c":3}', { a: 1, b: 2, c: 3 }, { a: 1, c: 3 }, '{"a":1,"c":3}'],
])('%j stays as it is written around what changes', (text, before, after, expected) => {
  expect(spliced(text, before as Json, after as Json)).toBe(expected);
});
