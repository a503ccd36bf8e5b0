import { describe, expect, test } from 'vitest';
import { redactText } from '../../../src/boundary/redact.ts';
import { credentials } from './credentials.ts';
import { escapes } from './escapes.ts';
import { forms } from './forms.ts';
import { given } from './given.ts';
import { harmless } from './harmless.ts';

const hiding = [...credentials, ...given, ...forms];

test('the tables are long', () => {
  expect(new Set(hiding.map(({ text }) => text)).size).toBeGreaterThanOrEqual(400);
  expect(new Set(Object.values(harmless).flat()).size).toBeGreaterThanOrEqual(290);
});

describe('hidden', () => {
  test.each(hiding)('$kind: $want', ({ text, want }) => {
    expect(redactText(text)).toBe(want);
    expect(redactText(want)).toBe(want);
  });
});

describe('shown as it is', () => {
  test.each(Object.entries(harmless).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text }))))(
    '$kind: $text',
    ({ text }) => {
      expect(redactText(text)).toBe(text);
    },
  );
});

describe('hidden after', () => {
  test.each(Object.entries(escapes))('%s', (_, before) => {
    /** After a mere sign a name goes on; only what has a form of its own is known then. Forms of files and commands end with their line. */
    const known = before === '_' ? credentials : /^\\*n$|\n/.test(before) ? hiding : [...credentials, ...given];
    const seen = known.filter(({ text, secrets }) => {
      const own = text.replace(/^see (.*) there$/, '$1');
      const shown = redactText(`{"log":"line one${before}${own}${before}two"}`);
      return secrets.some((secret) => secret.length > 3 && shown.includes(secret));
    });
    expect(seen.map(({ text }) => text)).toEqual([]);
  });
});

describe('what is hidden in one text is hidden in JSON of it', () => {
  test.each([1, 2, 3])('%i deep', (depth) => {
    const nested = (text: string) =>
      Array.from({ length: depth }).reduce<string>((inner) => JSON.stringify({ log: inner }), text);
    const seen = hiding.filter(({ text, secrets }) => {
      const shown = redactText(nested(`one\n${text}\ntwo`));
      return secrets.some((secret) => {
        const written = JSON.stringify(secret).slice(1, -1);
        return secret.length > 3 && shown.includes(written);
      });
    });
    expect(seen.map(({ text }) => text)).toEqual([]);
  });
});
