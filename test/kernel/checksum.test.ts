import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksum } from '../../src/kernel/hash.ts';

const bytes = fc.uint8Array({ minLength: 2, maxLength: 300 });

test('one byte changed, two exchanged and one more are told apart', () => {
  fc.assert(
    fc.property(bytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (was, at, by) => {
      const changed = Uint8Array.from(was);
      const i = at % was.length;
      changed[i] = ((was[i] as number) + by) % 256;
      const turned = Uint8Array.from([...was.slice(1), was[0] as number]);
      const all = [was, changed, Uint8Array.from([...was, 0])];
      const different = turned.some((byte, j) => byte !== was[j]) ? [...all, turned] : all;
      expect(new Set(different.map(checksum)).size).toBe(new Set(different.map((one) => one.join())).size);
    }),
  );
});

test('the same bytes have one checksum of sixteen digits', () => {
  expect(checksum(new Uint8Array(0))).toMatch(/^[0-9a-f]{16}$/);
  expect(checksum(Uint8Array.from([1, 2, 3]))).toBe(checksum(Buffer.from([0, 1, 2, 3]).subarray(1)));
});
