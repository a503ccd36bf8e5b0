import type { JsonSchema } from '../manifest.ts';
import { inWords, withWords } from './dialect-words.ts';

/**
 * The strict dialects in which model providers take a schema.
 * All of them: the root is an object, every object is closed, every property is required, and what was optional may be null.
 */
export const dialects = ['codex', 'openai', 'anthropic'] as const;
export type Dialect = (typeof dialects)[number];

type Enforces = (keyword: string, value: unknown) => boolean;

const formats = new Set(['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid']);
const openaiKeywords = new Set([
  ...['pattern', 'multipleOf', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems'],
]);

/** Constraints that a provider enforces; all others become words. Codex hands its schema on to OpenAI. */
const openai: Enforces = (keyword, value) =>
  openaiKeywords.has(keyword) || (keyword === 'format' && formats.has(value as string));
const anthropic: Enforces = (keyword, value) =>
  (keyword === 'minItems' && (value === 0 || value === 1)) ||
  (keyword === 'format' && (formats.has(value as string) || value === 'uri'));
const enforces: Record<Dialect, Enforces> = { codex: openai, openai, anthropic };

/** Handled by name below, or without meaning for a model's answer. */
const structure = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'oneOf', 'enum', 'const']);
const dropped = new Set(['$schema', '$id', '$comment', 'title', 'examples', 'deprecated', 'readOnly', 'writeOnly']);

const ofType: Record<string, (value: unknown) => boolean> = {
  string: (v) => typeof v === 'string',
  boolean: (v) => typeof v === 'boolean',
  integer: (v) => Number.isInteger(v),
  number: (v) => typeof v === 'number',
  null: (v) => v === null,
};

/** A schema that no strict dialect can say must fail here, not at the provider. */
class Inexpressible extends Error {
  constructor(at: string, what: string) {
    super(`${at}: ${what} cannot be said in a strict dialect`);
  }
}

/** Keywords that hold for values of one type only. */
const concerns: Record<string, readonly string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties'],
};
concerns.integer = concerns.number as readonly string[];

const pick = (schema: JsonSchema, keys: readonly string[]): JsonSchema =>
  Object.fromEntries(keys.filter((key) => key in schema).map((key) => [key, schema[key]]));
const omit = (schema: JsonSchema, keys: readonly string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));

/** `oneOf`, `const` and lists of types in the form that every provider reads the same way: `anyOf`, `enum` and one type. */
function normal(schema: JsonSchema, at: string): JsonSchema {
  const { oneOf, const: only, ...rest } = schema;
  if (oneOf) return { ...rest, anyOf: [...(rest.anyOf ?? []), ...(oneOf as JsonSchema[])] };
  if (rest.anyOf) return rest;
  const values = only === undefined ? rest.enum : [only];
  const has = (type: string) => !values || values.some((value) => ofType[type]?.(value));
  const types = (rest.type ? [rest.type].flat() : inferTypes(values, at)).filter(has);
  const valuesOf = (type: string) => (values && type !== 'null' ? { enum: values.filter((v) => ofType[type]?.(v)) } : {});
  if (types.length === 1) return { ...omit(rest, ['enum']), type: types[0] as string, ...valuesOf(types[0] as string) };
  return {
    ...omit(rest, ['type', 'enum', ...Object.values(concerns).flat()]),
    anyOf: types.map((type) => ({ type, ...pick(rest, concerns[type] ?? []), ...valuesOf(type) })),
  };
}

function inferTypes(values: readonly unknown[] | undefined, at: string): string[] {
  const types = (values ?? []).map((v) => Object.keys(ofType).find((type) => ofType[type]?.(v)));
  if (types.length === 0 || types.includes(undefined)) throw new Inexpressible(at, 'a value without a type');
  return [...new Set(types as string[])];
}

const isNull = (schema: JsonSchema) => schema.type === 'null';
const constraints = (schema: JsonSchema) =>
  Object.entries(schema).filter(([key]) => !structure.has(key) && !dropped.has(key) && key !== 'description');

/** Keeps what the provider enforces, and says the rest in the description. */
function constrained(schema: JsonSchema, enforced: Enforces, at: string): JsonSchema {
  const kept: JsonSchema = {};
  const words: string[] = [];
  for (const [key, value] of constraints(schema)) {
    if (enforced(key, value)) kept[key] = value;
    else {
      const said = inWords(key, value);
      if (said === undefined) throw new Inexpressible(at, `"${key}"`);
      if (said) words.push(said);
    }
  }
  return { ...withWords(schema.description, words), ...kept };
}

function object(schema: JsonSchema, enforced: Enforces, at: string): JsonSchema {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties || (additionalProperties !== undefined && additionalProperties !== false))
    throw new Inexpressible(at, 'an object with fields of its own making');
  const strict = Object.entries(properties).map(([name, field]) => {
    const inner = translate(field, enforced, `${at}.${name}`);
    return [name, required.includes(name) ? inner : orNull(inner)] as const;
  });
  return {
    type: 'object',
    ...constrained(schema, enforced, at),
    properties: Object.fromEntries(strict),
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function single(schema: JsonSchema, enforced: Enforces, at: string): JsonSchema {
  if (schema.type === 'object') return object(schema, enforced, at);
  const { type, items, enum: values } = schema;
  if (type === 'array' && !items) throw new Inexpressible(at, 'a list of anything');
  return {
    type: type as string,
    ...constrained(schema, enforced, at),
    ...(items ? { items: translate(items, enforced, `${at}[]`) } : {}),
    ...(values ? { enum: values } : {}),
  };
}

function translate(given: JsonSchema, enforced: Enforces, at: string): JsonSchema {
  if (given.$ref) throw new Inexpressible(at, 'a reference');
  const schema = normal(given, at);
  if (!schema.anyOf) return single(schema, enforced, at);
  const inner = schema.anyOf.map((option) => translate(option, enforced, at));
  /** No provider lists constraints beside a union among what it enforces. */
  return { ...constrained(schema, () => false, at), anyOf: inner.flatMap((o) => (o.anyOf && !o.description ? o.anyOf : [o])) };
}

const leftOut = 'null when there is none';

function orNull(schema: JsonSchema): JsonSchema {
  const { description, ...rest } = schema;
  const says = withWords(description, [leftOut]);
  if (schema.anyOf) return schema.anyOf.some(isNull) ? schema : { ...says, anyOf: [...schema.anyOf, { type: 'null' }] };
  return isNull(schema) ? schema : { ...says, anyOf: [rest, { type: 'null' }] };
}

/** A plain JSON Schema without references, in the words of one provider. */
export function toDialect(schema: JsonSchema, dialect: Dialect, name = '$'): JsonSchema {
  if (schema.type !== 'object') throw new Inexpressible(name, 'a root that is not an object');
  return translate(schema, enforces[dialect], name);
}
