import { describe, expect, test } from 'vitest';
import { bind, differences, pointed } from '../../src/adapters/conformance/match.ts';

const saved = new Map<string, unknown>([
  ['n', 7],
  ['branch', 'idea'],
  ['nothing', null],
]);

/** [what it is, what is wanted, what fits, what does not] */
const table: readonly [string, unknown, readonly unknown[], readonly unknown[]][] = [
  ['a plain value', 'x', ['x'], ['X', '', null, undefined, 1, ['x']]],
  ['a number', 1, [1], [2, '1', true, null]],
  ['null', null, [null, undefined], [0, '', false, {}]],
  ['an object by the fields named', { a: 1 }, [{ a: 1 }, { a: 1, b: 2 }], [{ a: 2 }, { b: 1 }, [], 'a', null]],
  ['a field that is null', { a: null }, [{ a: null }, {}], [{ a: 0 }]],
  ['a deep field', { a: { b: { c: 1 } } }, [{ a: { b: { c: 1, d: 2 }, e: 3 } }], [{ a: { b: {} } }, { a: 1 }]],
  ['a list in order and length', [1, { a: 2 }], [[1, { a: 2, b: 3 }]], [[1], [{ a: 2 }, 1], [1, { a: 2 }, 3], {}, null]],
  ['an empty list', [], [[]], [[1], null, undefined, {}]],
  ['$any', { $any: true }, [0, '', false, {}], [null, undefined]],
  ['$absent', { $absent: true }, [null, undefined], [0, '', false]],
  ['$match', { $match: '^a[0-9]$' }, ['a1'], ['a', 'ba1', 1, null, undefined]],
  ['$length of a list', { $length: 2 }, [[1, 2], 'ab'], [[1], [], 2, null, undefined]],
  ['$atLeast', { $atLeast: 3 }, [3, 4.5], [2, '4', null, undefined]],
  ['$not', { $not: { a: 1 } }, [{ a: 2 }, {}, null], [{ a: 1 }, { a: 1, b: 2 }]],
  ['$not of a matcher', { $not: { $match: 'secret' } }, ['fine', null], ['a secret']],
  ['$has in a list', { $has: { a: 1 } }, [[{ b: 0 }, { a: 1, c: 2 }]], [[], [{ a: 2 }], { a: 1 }, null]],
  ['$has in a text', { $has: 'ell' }, ['hello'], ['HELLO', '', 7]],
  ['$saved', { $saved: 'n' }, [7], ['7', 8, null, undefined]],
  ['$saved that was null', { $saved: 'nothing' }, [null], [0, 'x']],
  ['$template', { $template: '{branch}@{n}' }, ['idea@7'], ['idea@8', '{branch}@{n}', null]],
  ['matchers inside', [{ seq: { $saved: 'n' }, at: { $any: true } }], [[{ seq: 7, at: 0 }]], [[{ seq: 7 }], [{ seq: 8, at: 0 }]]],
];

describe('differences', () => {
  const rows = table.flatMap(([what, wanted, fits, not]) => [
    ...fits.map((actual) => [what, JSON.stringify(actual) ?? 'nothing', wanted, actual, true] as const),
    ...not.map((actual) => [what, JSON.stringify(actual) ?? 'nothing', wanted, actual, false] as const),
  ]);
  test.each(rows)('%s, given %s', (_, __, wanted, actual, fits) => {
    expect(differences(wanted, actual, saved).length === 0).toBe(fits);
  });

  test('say where, what was expected and what came', () => {
    expect(differences({ a: [{ b: 1 }], c: 'x' }, { a: [{ b: 2 }] }, saved)).toEqual([
      '/a/0/b: expected 1, got 2',
      '/c: expected "x", got nothing',
    ]);
    expect(differences({ $length: 1 }, ['y'.repeat(400), 1], saved)[0]).toMatch(/^\/: expected length 1, got \["y{298}…$/);
  });

  test('a word that is no matcher is not taken for a match', () => {
    expect(() => differences({ a: { $maybe: 1 } }, { a: 1 }, saved)).toThrow('$maybe is no matcher');
  });
});

describe('bind', () => {
  test('puts what was saved where it is named, at any depth', () => {
    const input = { a: { $saved: 'n' }, b: [{ $template: 'x/{branch}' }], c: { d: { $saved: 'nothing' } }, e: 1 };
    expect(bind(input, saved)).toEqual({ a: 7, b: ['x/idea'], c: { d: null }, e: 1 });
  });

  test.each([[{ $saved: 'later' }], [{ $template: '{later}' }]])(
    '%j is refused while nothing was saved under that name',
    (value) => {
      expect(() => bind(value, saved)).toThrow('no earlier call saved later');
      expect(() => differences(value, undefined, saved)).toThrow('no earlier call saved later');
    },
  );
});

test.each([
  ['', { a: 1 }, { a: 1 }],
  ['/a', { a: 1 }, 1],
  ['/a/0/b', { a: [{ b: 2 }] }, 2],
  ['/a/1', { a: [1] }, undefined],
  ['/a/b', { a: 1 }, undefined],
  ['/a', null, undefined],
])('pointed at %s', (pointer, value, found) => {
  expect(pointed(value, pointer)).toEqual(found);
});
