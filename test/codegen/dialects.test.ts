import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitAnswers } from '../../codegen/emit/answers.ts';
import { type Dialect, dialects, toDialect } from '../../codegen/emit/dialects.ts';
import type { JsonSchema } from '../../codegen/manifest.ts';
import { fromStrict, toStrict } from '../../src/kernel/strict.ts';
import { contracts } from '../support/contracts.ts';
import { breaches } from './dialect-rules.ts';

const { manifest } = contracts;
const files = emitAnswers(manifest);
const emitted = (folder: string, name: string) =>
  JSON.parse(files.get(`generated/answers/${folder}/${name}.json`) as string) as JsonSchema;

const ajv = new Ajv2020({ strict: false, allErrors: true, ownProperties: true, formats: { uri: true } });
const problems = (schema: JsonSchema) => {
  const check = ajv.compile(schema);
  return (value: unknown) => (check(value) ? [] : (check.errors ?? []).map((e) => `${e.instancePath} ${e.message}`));
};
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('every answer', () => {
  it('is emitted in plain and in each dialect, and nothing else is', () => {
    const expected = manifest.answers.flatMap(({ name }) =>
      ['plain', ...dialects].map((folder) => `generated/answers/${folder}/${name}.json`),
    );
    expect([...files.keys()].sort()).toEqual(expected.sort());
  });

  for (const dialect of dialects)
    describe.each(manifest.answers.map((a) => [a.name, a] as const))(`${dialect} %s`, (name, { valid, invalid }) => {
      const plain = emitted('plain', name);
      const strict = emitted(dialect, name);
      const plainProblems = problems(plain);
      const strictProblems = problems(strict);

      it('obeys the rules of the dialect', () => expect(breaches(strict, dialect)).toEqual([]));
      it.each(valid.map((x) => [x.name, copy(x.value)] as const))('goes there and back: %s', (_, value) => {
        const sent = toStrict(value, plain);
        expect(strictProblems(sent)).toEqual([]);
        const back = fromStrict(sent, plain);
        expect(back).toEqual(value);
        expect(plainProblems(back)).toEqual([]);
      });
      it('refuses a wrong answer, at the latest after it came back', () => {
        for (const { value } of invalid.map((x) => copy(x)))
          expect([...strictProblems(toStrict(value, plain)), ...plainProblems(fromStrict(value, plain))]).not.toEqual([]);
      });
    });
});

/** More than the answers need: every kind of field that may be left out, and every keyword that becomes words. */
const Address: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { street: { type: 'string' }, floor: { type: 'integer', minimum: -3 } },
  required: ['street'],
};
const madeUp: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 40, description: 'What it is called' },
    nick: { type: 'string', description: 'Another name.' },
    age: { type: 'integer', minimum: 0, exclusiveMaximum: 200, multipleOf: 1 },
    mood: { enum: ['good', 'bad'] },
    answer: { const: 42 },
    home: Address,
    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    last: { type: ['string', 'null'], pattern: '^[a-z]*$' },
    tags: { type: 'array', items: { type: 'string', format: 'uri' }, minItems: 2, maxItems: 5, uniqueItems: true },
    places: { type: 'array', items: Address, default: [] },
    either: {
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          properties: { kind: { const: 'a', type: 'string' }, x: { type: 'number' }, constructor: { type: 'boolean' } },
          required: ['kind'],
        },
        {
          type: 'object',
          additionalProperties: false,
          properties: { kind: { const: 'b', type: 'string' }, y: { type: 'number' } },
          required: ['kind'],
        },
      ],
    },
  },
  required: ['name', 'note', 'places'],
};

const lower = fc.string({ unit: fc.constantFrom('a', 'b', 'z'), maxLength: 6 });
const maybe = { requiredKeys: ['street' as const] };
const address = fc.record({ street: fc.string(), floor: fc.integer({ min: -3, max: 40 }) }, maybe);
const urls = fc.uniqueArray(
  fc.nat().map((n) => `https://example.org/${n}`),
  { minLength: 2, maxLength: 5 },
);
const values = fc.record(
  {
    name: fc.string({ minLength: 1, maxLength: 20 }),
    nick: fc.string(),
    age: fc.integer({ min: 0, max: 199 }),
    mood: fc.constantFrom('good', 'bad'),
    answer: fc.constant(42),
    home: address,
    note: fc.option(fc.string()),
    last: fc.option(lower),
    tags: urls,
    places: fc.array(address, { maxLength: 3 }),
    either: fc.oneof(
      fc.record({ kind: fc.constant('a'), x: fc.integer(), constructor: fc.boolean() }, { requiredKeys: ['kind'] }),
      fc.record({ kind: fc.constant('b'), y: fc.integer() }, { requiredKeys: ['kind'] }),
    ),
  },
  { requiredKeys: ['name', 'note', 'places'] },
);

describe.each(dialects)('a made-up schema in %s', (dialect) => {
  const strict = toDialect(madeUp, dialect);
  const strictProblems = problems(strict);
  const plainProblems = problems(madeUp);

  it('obeys the rules of the dialect', () => expect(breaches(strict, dialect)).toEqual([]));
  it('takes every plain value and gives it back', () =>
    fc.assert(
      fc.property(values, (given) => {
        const value = copy(given);
        const sent = toStrict(value, madeUp);
        expect(strictProblems(sent)).toEqual([]);
        const back = fromStrict(sent, madeUp);
        /** `last` may be left out and may be null: strict forms know one of the two. */
        expect(back).toEqual({ last: null, ...value });
        expect(plainProblems(back)).toEqual([]);
        expect(toStrict(back, madeUp)).toEqual(sent);
      }),
    ));
  it('keeps the order of the fields', () =>
    expect(Object.keys(strict.properties ?? {})).toEqual(Object.keys(madeUp.properties ?? {})));
});

describe('words', () => {
  const field = (dialect: Dialect, name: string) => toDialect(madeUp, dialect).properties?.[name] as JsonSchema;

  it('say what no provider enforces', () => {
    for (const dialect of dialects)
      expect(field(dialect, 'name')).toEqual({
        type: 'string',
        description: 'What it is called. Not empty, at most 40 characters.',
      });
  });
  it('say what one of them does not enforce', () => {
    expect(field('openai', 'age').anyOf?.[0]).toMatchObject({ minimum: 0, exclusiveMaximum: 200, multipleOf: 1 });
    expect(field('anthropic', 'age')).toEqual({
      description: 'At least 0, less than 200, a multiple of 1. Null when there is none.',
      anyOf: [{ type: 'integer' }, { type: 'null' }],
    });
    expect(field('anthropic', 'tags').description).toBe(
      'At least 2 items, at most 5 items, no item twice. Null when there is none.',
    );
    expect(field('openai', 'tags').anyOf?.[0]?.items).toEqual({ type: 'string', description: 'In the format uri.' });
    expect(field('anthropic', 'places').description).toBe('[] by default.');
  });
  it('say that a confidence runs from 0 to 1', () => {
    expect(emitted('anthropic', 'decide_next').properties?.confidence).toEqual({
      type: 'number',
      description: 'How sure: 0 is a guess, 1 is certain. At least 0, at most 1.',
    });
    expect(emitted('codex', 'decide_next').properties?.confidence).toMatchObject({ minimum: 0, maximum: 1 });
  });
});

describe('what cannot be said', () => {
  const within = (schema: JsonSchema): JsonSchema => ({
    type: 'object',
    properties: { here: schema },
    additionalProperties: false,
  });
  it.each<[string, JsonSchema]>([
    ['a root that is not an object', { anyOf: [{ type: 'object', properties: {} }] }],
    ['an open object', within({ type: 'object', properties: {}, additionalProperties: true })],
    ['an object without known fields', within({ type: 'object' })],
    ['a map', within({ type: 'object', properties: {}, additionalProperties: { type: 'string' } })],
    ['anything', within({})],
    ['a list of anything', within({ type: 'array' })],
    ['a reference', within({ $ref: '#/types/Confidence' })],
    ['both of two', within({ type: 'string', allOf: [{ minLength: 1 }] })],
    ['a keyword nobody knows', within({ type: 'string', contentEncoding: 'base64' })],
  ])('fails: %s', (_, schema) => {
    for (const dialect of dialects) expect(() => toDialect(schema, dialect, 'made_up')).toThrow(/^made_up.*strict dialect$/);
  });
});

describe('the rules themselves', () => {
  const good: JsonSchema = {
    type: 'object',
    properties: { a: { type: 'string' } },
    required: ['a'],
    additionalProperties: false,
  };
  const withField = (a: JsonSchema): JsonSchema => ({ ...good, properties: { a } });
  const deep = (levels: number): JsonSchema => (levels === 0 ? { type: 'string' } : withField(deep(levels - 1)));
  const both = [...dialects];

  it('find nothing wrong with a good schema', () => {
    for (const dialect of dialects) expect(breaches(good, dialect)).toEqual([]);
  });
  it.each<[string, JsonSchema, readonly Dialect[]]>([
    ['a root that is a list', { type: 'array', items: good }, both],
    ['a root that is a union', { anyOf: [good] }, both],
    ['an open object', { ...good, additionalProperties: true }, both],
    ['an object that does not say', { type: 'object', properties: {}, required: [] }, both],
    ['a field that may be left out', { ...good, required: [] }, both],
    ['a field without a type', withField({}), both],
    ['a field of two types', withField({ type: ['string', 'null'] }), both],
    ['a list of anything', withField({ type: 'array' }), both],
    ['a reference', withField({ $ref: '#' }), both],
    ['a title', { ...good, title: 'good' }, both],
    ['a length', withField({ type: 'string', maxLength: 3 }), both],
    ['a value to choose that is an object', withField({ type: 'object', enum: [{}] }), both],
    ['a bound', withField({ type: 'number', minimum: 0 }), ['anthropic']],
    ['two items at least', withField({ type: 'array', items: { type: 'string' }, minItems: 2 }), ['anthropic']],
    ['a web address', withField({ type: 'string', format: 'uri' }), ['codex', 'openai']],
    ['eleven levels', deep(11), ['codex', 'openai']],
    ['too many choices', withField({ type: 'integer', enum: Array.from({ length: 1001 }, (_, i) => i) }), ['codex', 'openai']],
    [
      'seventeen unions',
      toDialect(
        {
          type: 'object',
          properties: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`f${i}`, { type: 'string' }])),
        },
        'anthropic',
      ),
      ['anthropic'],
    ],
  ])('find: %s', (_, schema, wrongIn) => {
    for (const dialect of dialects) expect(breaches(schema, dialect).length > 0, dialect).toBe(wrongIn.includes(dialect));
  });
});
