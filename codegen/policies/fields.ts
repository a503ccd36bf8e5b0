import type { JsonSchema } from '../manifest.ts';
import { refName } from '../schema.ts';

type Types = Readonly<Record<string, JsonSchema>>;
type Json = Record<string, unknown>;

const isMatcher = (value: object) => Object.keys(value).some((key) => key.startsWith('$'));

const fieldOf = (schema: JsonSchema, key: string): JsonSchema | undefined => {
  const own = schema.properties?.[key] ?? Object.values(schema.patternProperties ?? {})[0];
  if (own) return own;
  if (typeof schema.additionalProperties === 'object') return schema.additionalProperties;
  const free = schema.additionalProperties === true || Object.keys(schema).length === 0;
  return free ? {} : undefined;
};

/** Paths that an expectation names and the schema does not have. */
export function unknownFields(expected: unknown, schema: JsonSchema, types: Types, path = 'result'): string[] {
  const at = (value: unknown, s: JsonSchema, p = path) => unknownFields(value, s, types, p);
  if (typeof expected !== 'object' || expected === null) return [];
  if (schema.$ref) return at(expected, types[refName(schema.$ref)] ?? {});
  if (schema.anyOf) {
    const options = schema.anyOf.map((option) => at(expected, option));
    return options.reduce((best, next) => (next.length < best.length ? next : best));
  }
  if (Array.isArray(expected)) {
    if (schema.type !== 'array' && Object.keys(schema).length) return [`${path}[]`];
    return expected.flatMap((item) => at(item, schema.items ?? {}, `${path}[]`));
  }
  if (isMatcher(expected)) {
    /** A misspelt field inside "not" would hold for ever. */
    if ('$not' in expected) return at(expected.$not, schema);
    return '$has' in expected && schema.items ? at(expected.$has, schema.items, `${path}[]`) : [];
  }
  return Object.entries(expected as Json).flatMap(([key, value]) => {
    const field = fieldOf(schema, key);
    return field ? at(value, field, `${path}.${key}`) : [`${path}.${key}`];
  });
}
