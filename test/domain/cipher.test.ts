import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cipherGraph, missingSteps } from '../../src/domain/sessions/cipher-graph-rules.ts';
import { isStep, parseCipher, printCipher } from '../../src/domain/sessions/cipher-rules.ts';
import { codePoint } from '../support/code-point.ts';

const chain = [
  'S1|O|User reports slow page loads',
  'S2|H|S1|Database queries causing latency',
  'S3|E|S2|Query logs show 2s avg response',
  'S4|H|S3|Missing index on users.email',
  'S5|E|S4|EXPLAIN shows full table scan',
  'S6|C|S4,S5|∴ Add index on users.email',
  'S7|P|S6|1. Create migration 2. Apply to staging 3. Verify 4. Deploy',
].join('\n');

describe('a text in cipher is read', () => {
  test('the chain of the specification, and printed as it was', () => {
    const lines = parseCipher(chain);
    expect(lines.every(isStep)).toBe(true);
    expect(printCipher(lines)).toBe(chain);
    expect(cipherGraph(lines)).toMatchObject({
      nodes: [
        { step: 1, type: 'observation' },
        { step: 2, type: 'hypothesis' },
        { step: 3, type: 'evidence' },
        { step: 4, type: 'hypothesis' },
        { step: 5, type: 'evidence' },
        { step: 6, type: 'conclusion' },
        { step: 7, type: 'plan' },
      ],
      edges: [
        { from: 2, to: 1, rel: 'follows' },
        { from: 3, to: 2, rel: 'supports' },
        { from: 4, to: 3, rel: 'follows' },
        { from: 5, to: 4, rel: 'supports' },
        { from: 6, to: 4, rel: 'derived_from' },
        { from: 6, to: 5, rel: 'derived_from' },
        { from: 7, to: 6, rel: 'follows' },
      ],
      stopped: [],
    });
  });

  test.each([
    ['S12|H|API latency caused by db', { step: 12, marker: 'H', refs: [], confidence: null }],
    [
      ' 13 | E | [S12] , S3 | Logs ',
      {
        step: 13,
        marker: 'E',
        refs: [
          { step: 12, revises: false },
          { step: 3, revises: false },
        ],
      },
    ],
    ['S16|R|^S12|Actually network issue', { refs: [{ step: 12, revises: true }], content: [{ text: 'Actually network issue' }] }],
    ['S16|R|^[S12]|x', { refs: [{ step: 12, revises: true }] }],
    ['S15|Q|Why no index? a|b', { refs: [], content: [{ text: 'Why no index? a|b' }] }],
    ['S2|H|index missing (80%)', { confidence: 80, content: [{ text: 'index missing' }] }],
    ['S2|O|CPU at 95% (peak)', { confidence: null, content: [{ text: 'CPU at 95% (peak)' }] }],
    [
      'S2|C|⊕[S1] ∧ ¬x',
      {
        content: [
          { operator: '⊕' },
          { ref: { step: 1 } },
          { text: ' ' },
          { operator: '∧' },
          { text: ' ' },
          { operator: '¬' },
          { text: 'x' },
        ],
      },
    ],
  ])('%s', (text, step) => {
    expect(parseCipher(text)).toMatchObject([step]);
  });

  test.each([
    ['plain prose', null],
    ['', null],
    ['S0|H|there is no step 0', null],
    ['S1234567890|H|too many digits', null],
    ['S1|Z|no such marker', 3],
    ['S1|H no bar behind the marker', 3],
    ['S1|', 3],
  ])('%j is text', (text, stopped) => {
    expect(parseCipher(text)).toEqual([{ plain: text, stopped }]);
  });

  test.each([
    ['S2|E|⊖[S1] it is not', 'contradicts'],
    ['S2|E|⊕ [S1]', 'supports'],
    ['S2|O|seen, ∵ [S1]', 'derived_from'],
    ['S2|O|→[S1]', 'leads_to'],
    ['S2|O|see [S1]', 'cites'],
    ['S2|O|not so: ^[S1]', 'revises'],
    ['S2|X|S1|disproven', 'rejects'],
    ['S2|Q|S1|why?', 'asks_about'],
  ])('%s: %s', (text, rel) => {
    expect(cipherGraph(parseCipher(text))?.edges).toEqual([{ from: 2, to: 1, rel }]);
  });

  test('what is said twice is one relation; what nobody wrote is missing', () => {
    const graph = cipherGraph(parseCipher('S5|E|S1,S1,S9|again ⊕[S1]\nS6|Z|lost'));
    expect(graph?.edges).toEqual([
      { from: 5, to: 1, rel: 'supports' },
      { from: 5, to: 9, rel: 'supports' },
    ]);
    expect(graph?.stopped).toEqual([{ line: 2, column: 4 }]);
    expect(graph && missingSteps(graph, new Set([1]))).toEqual([9]);
    expect(cipherGraph(parseCipher('nothing of the kind'))).toBeNull();
  });
});

const signs = fc.constantFrom(
  'S',
  '1',
  '20',
  '0',
  '|',
  '[',
  ']',
  '^',
  ',',
  ' ',
  '\t',
  '\r',
  '\n',
  '(',
  ')',
  '%',
  '50',
  'H',
  'E',
  'R',
  '→',
  '⊖',
  '∴',
  'x',
  '\u00a0',
  '😀',
  '\u2028',
);
const text = fc.oneof(
  fc.string({ unit: codePoint }),
  fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('')),
);

test('every text is read, and reading what was printed gives the same', () => {
  fc.assert(
    fc.property(text, (given) => {
      const lines = parseCipher(given);
      expect(lines).toHaveLength(given.split('\n').length);
      expect(parseCipher(printCipher(lines))).toEqual(lines);
    }),
    { numRuns: 3000 },
  );
});

test('a long text without an end is read in one go', () => {
  const long = `S1|H|${'[S1'.repeat(200_000)}`;
  expect(printCipher(parseCipher(long))).toBe(long);
});
