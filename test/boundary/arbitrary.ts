import fc from 'fast-check';
import { documentsOf } from '../../src/adapters/cli/schema-documents.ts';
import { readManifest } from '../../src/adapters/conformance/load.ts';
import { codePoint } from '../support/code-point.ts';

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

type Arb = fc.Arbitrary<unknown>;

/** Text in every shape that takes more bytes than it has characters: escapes, emoji, halves of pairs; short, long and none. */
export const wildText: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: codePoint, maxLength: 30 }) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.constantFrom('"', '\\', '\n', '\u0000', '\ud83d', '\ude00', '😀', 'é'), maxLength: 40 }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('word ', '"', '\\n', '\u0001', '漢', '😀', 'a'), fc.integer({ min: 100, max: 1200 }))
      .map(([unit, times]) => unit.repeat(times)),
  },
);

const jsonValue: Arb = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 2 }, wildText, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  record: fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 8 }), tie('value'), { maxKeys: 3 }),
})).value;

const fieldName = fc.string({ unit: 'grapheme', maxLength: 12 });

/** Text of each kind is made once: making one takes longer than a hundred samples of it. */
const texts = new Map<string, Arb>();

function text(schema: Schema): Arb {
  const key = JSON.stringify([schema.minLength, schema.maxLength, schema.pattern]);
  const known = texts.get(key) ?? newText(schema);
  texts.set(key, known);
  return known;
}

function newText({ minLength = 0, maxLength = 100_000, pattern }: Schema): Arb {
  if (pattern && pattern !== '\\S')
    return fc
      .stringMatching(new RegExp(pattern), { size: 'small' })
      .filter((s) => s.length >= minLength && s.length <= maxLength);
  const free = pattern ? wildText.map((s) => `x${s}`) : wildText;
  return free.map((s) => s.slice(0, maxLength)).filter((s) => s.length >= minLength);
}

/** Values that a JSON Schema (the part of it that contracts use) accepts. */
export function arbitraryOf(schema: Schema, defs: Readonly<Record<string, Schema>> = schema.$defs ?? {}, deep = 0): Arb {
  const of = (inner: Schema) => arbitraryOf(inner, defs, deep + 1);
  if (schema.$ref) return of(defs[schema.$ref.replace('#/$defs/', '')] as Schema);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(of));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const { minimum = -1_000_000, maximum = Number.MAX_SAFE_INTEGER - 1 } = schema;
      return fc.oneof(
        fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1000) }),
        fc.integer({ min: minimum, max: maximum }),
      );
    }
    case 'string':
      return text(schema);
    case 'array':
      return fc.array(of(schema.items as Schema), { maxLength: deep > 2 ? 2 : 8 });
    default:
      return objectOf(schema, of);
  }
}

function objectOf(schema: Schema, of: (inner: Schema) => Arb): Arb {
  const { properties = {}, required = [], additionalProperties, patternProperties } = schema;
  const open = additionalProperties === true ? jsonValue : additionalProperties ? of(additionalProperties) : undefined;
  const byPattern = Object.values(patternProperties ?? {})[0];
  const more = open ?? (byPattern ? of(byPattern) : undefined);
  if (Object.keys(properties).length === 0 && more) return fc.dictionary(fieldName, more, { maxKeys: 4 });
  const fields = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, of(inner)]));
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}

const documents = documentsOf(await readManifest(process.cwd()));

export const outputSchema = (tool: string): Schema => documents.get(`tools/${tool}.output.json`) as Schema;

export const outputOf = (tool: string): fc.Arbitrary<Record<string, unknown>> =>
  arbitraryOf(outputSchema(tool)) as fc.Arbitrary<Record<string, unknown>>;
