import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, redactText } from '../../src/boundary/redact.ts';
import { line, printable } from '../../src/kernel/line.ts';

const gone = '<redacted>';
const github = `ghp_${'a1B2'.repeat(9)}`;
const pem = '-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nIBAAK\n-----END RSA PRIVATE KEY-----';

describe('values', () => {
  test.each([
    ['a key', { token: 'x', Authorization: 'y', my_api_key: 'z', apikey: 'k', privateKey: 'p' }],
    ['nested under a key', { secrets: { a: 'x', b: ['y', { c: 'z' }] } }],
    ['in lists', [{ password: 'x' }, [`Bearer ${github}`]]],
  ])('%s', (_, value) => {
    const text = JSON.stringify(redact(value));
    expect(text).not.toMatch(/"[xyzkp]"|ghp_/);
  });

  test('only strings are hidden', () => {
    const value = { max_tokens: 5, maxTokens: '4096', token: 7, secret: true, password: null, api_key: '', tokens: [1, ''] };
    expect(redact(value)).toEqual(value);
    expect(redact({ token: ['a', 1, { b: 'c', d: false }] })).toEqual({ token: [gone, 1, { b: gone, d: false }] });
  });

  test('names of fields are hidden too, and stay as many', () => {
    expect(redact({ [github]: 1, [`x ${github}`]: 2, '<redacted>': 3, [`y${github}`]: 4, note: 5 })).toEqual({
      '<redacted> 2': 1,
      'x <redacted>': 2,
      '<redacted>': 3,
      'y<redacted>': 4,
      note: 5,
    });
    expect(Object.values(redact({ [`${github}a`]: 1, [`${github}b`]: 2, [`${github}c`]: 3 }))).toEqual([1, 2, 3]);
  });

  test('a name and its value may be two fields, or two items', () => {
    expect(
      redact([
        { name: 'API_KEY', value: 'abc' },
        { key: 'colour', value: 'red' },
      ]),
    ).toEqual([
      { name: 'API_KEY', value: gone },
      { key: 'colour', value: 'red' },
    ]);
    expect(redact(['--token', 'abc', '--colour', 'red'])).toEqual(['--token', gone, '--colour', 'red']);
  });

  test('what a text tells together is told by fields and items as well', () => {
    const random = 'Hunter2!Long9';
    for (const [value, shown] of [
      [{ pass: random }, { pass: gone }],
      [{ smtp: { user: 'ann', pass: random } }, { smtp: { user: 'ann', pass: gone } }],
      [
        { Name: 'DB_PASSWORD', Value: random },
        { Name: 'DB_PASSWORD', Value: gone },
      ],
      [
        { key: 'DB_PASSWORD', val: 'swordfish' },
        { key: 'DB_PASSWORD', val: gone },
      ],
      [
        ['Host', 'example', 'X-Api-Key', random],
        ['Host', 'example', 'X-Api-Key', gone],
      ],
      [
        ['curl', '-u', `ann:${random}`, 'https://example'],
        ['curl', '-u', `ann:${gone}`, 'https://example'],
      ],
      [
        ['mysql', `-p${random}`, 'shop'],
        ['mysql', `-p${gone}`, 'shop'],
      ],
    ] as const)
      expect(redact(value)).toEqual(shown);
    const lines = ['-----BEGIN PRIVATE KEY-----', github.slice(4), github.slice(4), '-----END PRIVATE KEY-----'];
    expect(JSON.stringify(redact(lines))).not.toContain(github.slice(4));
  });

  test('and what no text tells is not', () => {
    const value = {
      pass: 'passed',
      auth: 'oauth2',
      sid: 'left',
      names: ['password', 'token', 'secret'],
      methods: ['password', 'argon2id'],
      args: ['npm', 'run', '-s', 'types', '-p', 'codegen'],
      points: ['- the password is kept', '- one writer'],
      name: 'colour',
      value: 'red5',
    };
    expect(redact(value)).toEqual(value);
  });

  test('a key may be called as a built-in is', () => {
    const value = JSON.parse('{"__proto__":{"token":"x"},"constructor":{"n":"Bearer abc123"}}');
    expect(JSON.stringify(redact(value))).toBe(`{"__proto__":{"token":"${gone}"},"constructor":{"n":"Bearer ${gone}"}}`);
    expect({}).not.toHaveProperty('token');
  });
});

describe('a line', () => {
  const signs = {
    ...{
      colour: '\u001b[1;31m',
      erase: '\u001b[K',
      link: '\u001b]8;;http://x\u0007',
      title: '\u001b]0;t\u001b\\',
      csi: '\u009b31m',
    },
    ...{
      zero: '\u200b',
      variation: '\ufe0f',
      filler: '\u115f',
      wide: '\u3164',
      half: '\uffa0',
      hyphen: '\u00ad',
      bidi: '\u202e',
    },
    ...{ nul: '\0', bell: '\u0007', delete: '\u007f', back: '\b', control: '\u0084', tag: '\u{e0001}', selector: '\u{e0100}' },
  };
  test.each(Object.entries(signs))('puts no token together that holds a sign nobody sees: %s', (_, sign) => {
    for (const at of [2, 4, 15]) {
      const text = redactText(`fix ${github.slice(0, at)}${sign}${github.slice(at)} now`);
      for (const shown of [line`${text}`.text, printable(text)]) expect(shown).not.toContain(github.slice(16, 32));
    }
  });
});

/** Pieces that rules look for, in any order, so that one rule's work meets another's. */
const piece = fc.oneof(
  fc.constantFrom(
    'token',
    'secret',
    'password',
    'api_key',
    'Authorization',
    'authorization',
    'Bearer',
    'bearer',
    'Basic',
    'Digest',
  ),
  fc.constantFrom(
    '=',
    ':',
    ': ',
    '"',
    "'",
    '\\',
    '\\"',
    ' ',
    '\n',
    '&',
    ';',
    '@',
    '://',
    '/',
    '-',
    '<',
    '>',
    ',',
    '{',
    '[',
    ']',
    '==',
  ),
  fc.constantFrom(
    github,
    'sk-abc123def456',
    pem,
    '-----BEGIN PRIVATE KEY-----',
    gone,
    'max_tokens',
    'user',
    'AKIAIOSFODNN7EXAMPLE',
  ),
  fc.string({ maxLength: 6 }),
);
const dangerous = fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(''));
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, dangerous, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  record: fc.dictionary(fc.oneof(dangerous, fc.constantFrom('token', 'note', 'max_tokens')), tie('value'), { maxKeys: 4 }),
})).value;

const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).map(shapeOf);
  return value === null ? 'null' : typeof value;
};

describe('always', () => {
  test('hiding twice is hiding once', () => {
    fc.assert(
      fc.property(dangerous, (text) => {
        const once = redactText(text);
        expect(redactText(once)).toBe(once);
      }),
      { numRuns: 20_000 },
    );
  });
  test('types and their order stay', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(shapeOf(redact(value))).toEqual(shapeOf(value));
      }),
      { numRuns: 500 },
    );
  });
  test('the value itself stays as it was', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const before = JSON.stringify(value);
        redact(value);
        expect(JSON.stringify(value)).toBe(before);
      }),
      { numRuns: 200 },
    );
  });
  test('a secret under a known name never shows', () => {
    const name = fc.constantFrom('token', 'MY_TOKEN', 'client_secret', 'password', 'api_key', 'x-api-key', 'privateKey');
    const secret = fc.string({ unit: fc.constantFrom(...'abcXYZ019!*()_+[]{}|~^.,'), minLength: 6, maxLength: 20 });
    fc.assert(
      fc.property(name, secret, (key, value) => {
        for (const text of [
          `${key}=${value}`,
          `?a=1&${key}=${value}&b`,
          `${key}="${value}"`,
          `{"${key}":"${value}"}`,
          `{'${key}': '${value}'}`,
        ])
          expect(redactText(`x ${text} y`)).not.toContain(value);
        expect(redactText(JSON.stringify({ a: JSON.stringify({ [key]: value }) }))).not.toContain(value);
      }),
      { numRuns: 1000 },
    );
  });
});
