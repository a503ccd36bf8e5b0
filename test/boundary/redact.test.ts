import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, redactText } from '../../src/boundary/redact.ts';

const gone = '<redacted>';
const github = `ghp_${'a1B2'.repeat(9)}`;
const pem = '-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nIBAAK\n-----END RSA PRIVATE KEY-----';

describe('text that hides something', () => {
  test.each([
    ['a GitHub token', `use ${github} here`, `use ${gone} here`],
    ['a fine-grained one', `github_pat_${'x1'.repeat(20)}`, gone],
    ['an API key', `key sk-${'abc123'.repeat(5)}.`, `key ${gone}.`],
    ['a key with dashes', 'sk-proj-abc-DEF-123456', gone],
    ['a long key of letters only', `sk-${'abcdefghij'.repeat(2)}`, gone],
    ['an AWS key id', 'AKIAIOSFODNN7EXAMPLE', gone],
    ['a bearer', 'curl -H "Authorization: Bearer abc.def-123" x', `curl -H "Authorization: Bearer ${gone}" x`],
    ['a bearer alone', 'Bearer eyJhbGciOi.J9', `Bearer ${gone}`],
    ['a bearer of letters', 'sent Bearer hunter', `sent Bearer ${gone}`],
    ['a bearer in small letters', 'bearer abc123def', `bearer ${gone}`],
    ['a basic header', 'Authorization: Basic dXNlcjpwYXNz', `Authorization: Basic ${gone}`],
    ['a header of another kind', 'authorization: hunter2', `authorization: ${gone}`],
    ['a digest', 'Authorization: Digest username="u", response="6629"', `Authorization: Digest ${gone}`],
    ['a proxy header', 'Proxy-Authorization: Token t0ps3cret', `Proxy-Authorization: Token ${gone}`],
    ['a query string', 'https://x.io/a?id=1&token=abc&api_key=def#x', `https://x.io/a?id=1&token=${gone}&api_key=${gone}`],
    ['a fragment', 'https://x.io/#access_token=abc&n=1', `https://x.io/#access_token=${gone}&n=1`],
    ['a variable', 'export MY_TOKEN=abc123; run', `export MY_TOKEN=${gone}; run`],
    ['a variable in quotes', "MY_SECRET='a b c' run", `MY_SECRET='${gone}' run`],
    ['a variable with an escaped quote', 'DB_PASSWORD="a\\"b c" run', `DB_PASSWORD="${gone}" run`],
    ['a setting', 'password = "correct horse"', `password = "${gone}"`],
    ['a flag', 'login --password=hunter2 now', `login --password=${gone} now`],
    ['a connection string', 'Server=db;Password=p@ss,w;Db=x', `Server=db;Password=${gone};Db=x`],
    ['an open quote', 'token="never closed\nnext line', `token="${gone}\nnext line`],
    ['a quoted key', '{"password": "hunter2", "user": "ann"}', `{"password": "${gone}", "user": "ann"}`],
    ['a quoted key with quotes in its value', '{"token":"a\\"b","n":1}', `{"token":"${gone}","n":1}`],
    ['a value that ends in a backslash', '{"token":"a\\\\","n":"x"}', `{"token":"${gone}","n":"x"}`],
    ['JSON in JSON', '{"body":"{\\"api_key\\":\\"abc\\",\\"n\\":1}"}', `{"body":"{\\"api_key\\":\\"${gone}\\",\\"n\\":1}"}`],
    [
      'JSON in JSON in JSON',
      JSON.stringify({ a: JSON.stringify({ b: JSON.stringify({ secret: 'x"y', n: 1 }) }) }),
      JSON.stringify({ a: JSON.stringify({ b: JSON.stringify({ secret: gone, n: 1 }) }) }),
    ],
    ['single quotes', "{'client_secret': 'abc', 'n': 1}", `{'client_secret': '${gone}', 'n': 1}`],
    ['a quoted header', '{"Authorization": "ApiKey abc"}', `{"Authorization": "${gone}"}`],
    ['a private key', `before ${pem} after`, `before ${gone} after`],
    ['a private key in JSON', `{"k":${JSON.stringify(pem)}}`, `{"k":"${gone}"}`],
    ['a private key without an end', '-----BEGIN PRIVATE KEY-----\nMII', gone],
    ['a PGP key', '-----BEGIN PGP PRIVATE KEY BLOCK-----\nx\n-----END PGP PRIVATE KEY BLOCK-----!', `${gone}!`],
    ['a URL with a password', 'postgres://ann:pa%40ss@db:5432/x', `postgres://ann:${gone}@db:5432/x`],
    ['a URL with an @ in it', 'https://ann:p@ss@host/x', `https://ann:${gone}@host/x`],
    ['a URL without a user', 'redis://:hunter2@cache', `redis://:${gone}@cache`],
    ['an assignment in another', 'next=token=abc&x', `next=token=${gone}&x`],
    ['a bearer after a bearer', 'bearer bearer abc123', `bearer bearer ${gone}`],
    ['a token inside a password', `password=${github}!x`, `password=${gone}`],
  ])('%s', (_, text, want) => {
    expect(redactText(text)).toBe(want);
    expect(redactText(want)).toBe(want);
  });
});

describe('text that hides nothing', () => {
  test.each([
    'the token is opaque to callers',
    'Basic ideas about caching',
    'a bearer token is needed; bearer of bad news',
    'Bearer tokens, Bearer authentication',
    'the secretary wrote the password policy down',
    'max_tokens=500 and token_count=7',
    'if (token==null) return; const f = token=>x',
    'token= and secret: later',
    'https://x.io/a:b@c and http://127.0.0.1:7420/mcp',
    'risk-averse, task-based, sk-learn, sk-learn-contrib',
    'gh_pages, AKIA, ghp_short',
    '-----BEGIN PUBLIC KEY-----\nMII\n-----END PUBLIC KEY-----',
    '{"password": "", "token": null, "tokens": 5}',
    'git@github.com:org/repo.git',
    '',
  ])('%s', (text) => {
    expect(redactText(text)).toBe(text);
  });
});

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

  test('a key may be called as a built-in is', () => {
    const value = JSON.parse('{"__proto__":{"token":"x"},"constructor":{"n":"Bearer abc123"}}');
    expect(JSON.stringify(redact(value))).toBe(`{"__proto__":{"token":"${gone}"},"constructor":{"n":"Bearer ${gone}"}}`);
    expect({}).not.toHaveProperty('token');
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
  if (typeof value === 'object' && value !== null) return Object.entries(value).map(([key, item]) => [key, shapeOf(item)]);
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
  test('keys, types and order stay', () => {
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
    const secret = fc.string({ unit: fc.constantFrom(...'abcXYZ019!$%*()_+[]{}|~^.,'), minLength: 6, maxLength: 20 });
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

describe('long texts end', () => {
  const million = 1_000_000;
  test.each([
    ['five megabytes of words', 'the token of a word '.repeat(250_000)],
    ['a name that never ends', `token${'a'.repeat(million)}`],
    ['a long name and an equals sign', `secret ${'a'.repeat(million)}=`],
    ['names in a row', 'token'.repeat(million / 5)],
    ['assignments in a row', 'token='.repeat(million / 6)],
    ['quotes in a row', `token${'"'.repeat(million)}`],
    ['backslashes in a row', `token${'\\'.repeat(million)}`],
    ['escaped quotes in a row', `token${'\\"'.repeat(million / 2)}`],
    ['opened keys in a row', '"token":"'.repeat(million / 9)],
    ['two kinds of quotes', `"token":'`.repeat(million / 9)],
    ['open quotes in a row', `token="a'`.repeat(million / 9)],
    ['spaces after a key', `"token"${' '.repeat(million)}`],
    ['bearers in a row', 'bearer '.repeat(million / 7)],
    ['prefixes in a row', 'sk-'.repeat(million / 3)],
    ['begun keys in a row', '-----BEGIN PRIVATE KEY-----'.repeat(million / 27)],
    ['half-begun keys', '-----BEGIN '.repeat(million / 11)],
    ['addresses in a row', 'a://b:'.repeat(million / 6)],
    ['a scheme that never ends', `${'a'.repeat(million)}://`],
    ['headers in a row', 'authorization: '.repeat(million / 15)],
  ])('%s', (_, text) => {
    expect(redactText(text).length).toBeGreaterThan(0);
  });
});
