import { describe, expect, test } from 'vitest';
import { parseQuery } from '../../src/kernel/words/query.ts';
import { stem } from '../../src/kernel/words/stem.ts';
import { flat, holdsPhrase, wordsIn } from '../../src/kernel/words/terms.ts';

const terms = (text: string) => wordsIn(text).flatMap(({ terms, whole }) => [...terms, ...(whole === undefined ? [] : [whole])]);

test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['agreed', 'agre'],
  ['hopping', 'hop'],
  ['sized', 'size'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['vietnamization', 'vietnam'],
  ['triplicate', 'triplic'],
  ['electrical', 'electr'],
  ['adjustment', 'adjust'],
  ['adoption', 'adopt'],
  ['controlling', 'control'],
  ['rate', 'rate'],
  ['is', 'is'],
])('%s has the stem %s', (word, want) => expect(stem(word)).toBe(want));

test.each([
  [['connect', 'connected', 'connecting', 'connection', 'connections']],
  [['delivery', 'deliver', 'delivered', 'deliveries']],
  [['retry', 'retries', 'retried', 'retrying']],
])('%j is one family', (family) => expect(new Set(family.map(stem)).size).toBe(1));

describe('terms', () => {
  test.each([
    ['the limiter of the gate', 'limit gate'],
    ['rateLimiter', 'rate limit ratelimit'],
    ['rate_limiter', 'rate limit ratelimit'],
    ['HTTPServer', 'http server httpserver'],
    ['src/store/unit.ts', 'src store unit typescript srcstoreunitt'],
    ['TASK-012', 'task 12 task12'],
    ['1,400 requests', '1400 request'],
    ['Café Straße Ørsted', 'cafe strass orst'],
    ['ＡＢＣ', 'abc'],
    ['db config', 'databas configur'],
    ['東京都', '東京 京都 都'],
    ["don't", 'dont'],
    ['__proto__ constructor', 'proto constructor'],
    ['…!? ()', ''],
  ])('of %j', (text, want) => {
    expect(terms(text).join(' ')).toBe(want);
  });

  test('of a very long word end somewhere', () => {
    const [term = ''] = terms('x'.repeat(1_000_000));
    expect(term.length).toBeLessThan(100);
  });

  test('hold nothing that means something to an engine', () => {
    const all = terms(`"a b" OR c* NEAR(d) -e ^f {g}:h 'i' | j & !k :* \\ \u0000 ;-- ${String.fromCodePoint(0x1f600)}`);
    for (const term of all) expect(term).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
  });
  test('of a word without end are its beginning, whatever it ends in', () => {
    const endless = 'adopt'.repeat(2_000_000);
    expect(terms(`${endless}ation`)).toEqual([endless.slice(0, 48)]);
    expect(terms('adopt'.repeat(30))).toEqual([stem('adopt'.repeat(30)).slice(0, 48)]);
  });
  test('stand in the first part of a text', () => {
    expect(terms(`first ${' '.repeat(200_000)} second`)).toEqual(['first']);
  });
});

describe('a query', () => {
  test('knows phrases, beginnings and single signs', () => {
    expect(parseQuery('"idle timeout" limi* 犬 the')).toEqual({
      words: [
        { terms: ['idl'], prefix: false },
        { terms: ['timeout'], prefix: false },
        { terms: ['limi'], prefix: true },
        { terms: ['犬'], prefix: true },
      ],
      phrases: [' idle timeout '],
    });
  });
  test('is never too long, and says nothing twice', () => {
    expect(parseQuery('retry '.repeat(100)).words).toHaveLength(1);
    expect(parseQuery(Array.from({ length: 100 }, (_, i) => `word${i}`).join(' ')).words).toHaveLength(24);
  });
});

test.each([
  ['The idle timeout is sixty.', 'idle timeout', true],
  ['idle-timeout', 'idle timeout', true],
  ['the idle timeouts', 'idle timeout', false],
  ['東京都の天気', '都の天', true],
])('%j holds %j: %s', (text, phrase, want) => expect(holdsPhrase(flat(text), flat(phrase))).toBe(want));
