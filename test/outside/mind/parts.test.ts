import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { objectIn } from '../../../src/outside/mind/json-answer.ts';
import { retryAfterMs, waitMs } from '../../../src/outside/mind/patience.ts';
import { hiding, secretsIn } from '../../../src/outside/secrets.ts';

describe('waiting', () => {
  const now = Date.UTC(2026, 0, 7, 12, 0, 0);
  test.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': 'Wed, 07 Jan 2026 12:00:09 GMT' }, 9000],
    [{ 'retry-after': 'Wed, 07 Jan 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '9', 'retry-after-ms': '120' }, 120],
    [{}, undefined],
  ])('%j', (headers, ms) => expect(retryAfterMs(headers, now)).toBe(ms));

  test('grows, has a limit, keeps those apart who failed together, and never falls short of what was asked for', () => {
    const waits = (random: number) => [0, 1, 2, 3, 8, 30].map((tries) => waitMs(tries, random, undefined));
    expect(waits(0)).toEqual([250, 500, 1000, 2000, 10_000, 10_000]);
    expect(waits(1)).toEqual([500, 1000, 2000, 4000, 20_000, 20_000]);
    expect(waitMs(0, 0, 9000)).toBe(9000);
    expect(waitMs(0, 0, 60_000)).toBe(60_000);
    expect(waitMs(0, 0, 60_001)).toBe('never');
  });
});

describe('hiding', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_+/="\\';
  const keys = fc.string({ unit: fc.constantFrom(...letters), minLength: 24, maxLength: 200 });
  test('no key stays in a text, whole, quoted or in a long part', () => {
    fc.assert(
      fc.property(keys, fc.string(), fc.string(), fc.nat(), fc.nat(), (key, before, after, at, length) => {
        const hide = hiding([key]);
        const from = at % (key.length - 23);
        const part = key.slice(from, from + 23 + (length % (key.length - from - 22)));
        for (const form of [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key), part])
          expect(hide(`${before}|${form}|${after}`)).not.toContain(form);
      }),
    );
  });
  test('what is a secret by its name is found among variables', () => {
    const env = { MY_API_KEY: 'a'.repeat(20), DB_PASSWORD: 'short', TOKEN_LIMIT: '1'.repeat(20), GH_TOKEN: ' b'.repeat(12) };
    expect(secretsIn({ ...env, CI_TOKEN: `${'c'.repeat(16)}\n`, HOME: '/home/ann/of/the/many', NONE: undefined })).toEqual([
      'a'.repeat(20),
      'c'.repeat(16),
    ]);
  });
  test('what is no key stays', () => {
    const hide = hiding(['sk-aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb', 'none', '', 'local']);
    const text = 'none of the local files has sk-bbbb or sk-aaaa, nor [hidden]';
    expect(hide(text)).toBe(text);
  });
  test('keys of which one begins the other', () => {
    const hide = hiding(['secret-key', 'secret-key-and-more']);
    expect(hide('secret-key-and-more, secret-key')).toBe('[hidden], [hidden]');
  });
});

describe('the object in a text', () => {
  test.each<[string, unknown]>([
    ['{"a":1}', { a: 1 }],
    ['  {"a":1}\n', { a: 1 }],
    ['It is {"a":1}.', { a: 1 }],
    ['```\n{"a":1}\n```', { a: 1 }],
    ['I use {braces}:\n```json\n{"a":1}\n```\nand {more}', { a: 1 }],
    ['{"a":1} and {"b":2}', undefined],
    ['[{"a":1}]', undefined],
    ['"{}"', undefined],
    ['null', undefined],
    ['', undefined],
    ['}{', undefined],
    ['```', undefined],
    ['{"a":', undefined],
  ])('%j', (text, found) => expect(objectIn(text)).toEqual(found));
  test('is looked for in time, whatever the text', () => {
    for (const text of ['```\n'.repeat(100_000), `\`\`\`${'\n'.repeat(400_000)}`, '{'.repeat(400_000)])
      expect(objectIn(text)).toBeUndefined();
  });
});
