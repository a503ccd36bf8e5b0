import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/kernel/sha256.ts';
import { codePoint } from '../support/code-point.ts';

const known = (text: string) => createHash('sha256').update(text).digest('hex');

test('is what everybody computes', () => {
  for (const text of [
    '',
    'abc',
    'path:/home/ann/shop',
    'é'.repeat(40),
    'x'.repeat(55),
    'x'.repeat(56),
    'x'.repeat(64),
    'x'.repeat(1000),
  ])
    expect(sha256(text), text).toBe(known(text));
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(known(text));
    }),
  );
});
