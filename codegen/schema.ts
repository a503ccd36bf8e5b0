import type { JsonSchema } from './manifest.ts';

const nested = ['items', 'additionalProperties', 'not'] as const;
const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const;
const dicts = ['properties', 'patternProperties', '$defs'] as const;

/** Rebuilds a schema with `visit` applied to every subschema, innermost first. */
export function mapSchema(schema: JsonSchema, visit: (s: JsonSchema, path: string) => JsonSchema, path = ''): JsonSchema {
  const copy: JsonSchema = { ...schema };
  for (const key of nested) {
    const value = copy[key];
    if (value && typeof value === 'object') copy[key] = mapSchema(value as JsonSchema, visit, `${path}/${key}`);
  }
  for (const key of lists) {
    const value = copy[key] as JsonSchema[] | undefined;
    if (value) copy[key] = value.map((item, i) => mapSchema(item, visit, `${path}/${key}/${i}`));
  }
  for (const key of dicts) {
    const value = copy[key] as Record<string, JsonSchema> | undefined;
    if (value)
      copy[key] = Object.fromEntries(Object.entries(value).map(([k, v]) => [k, mapSchema(v, visit, `${path}/${key}/${k}`)]));
  }
  return visit(copy, path);
}

/** Plain JSON: TypeBox keeps its kinds under symbols, which JSON drops. */
export const plain = (schema: unknown): JsonSchema => JSON.parse(JSON.stringify(schema)) as JsonSchema;

/**
 * Takes named subschemas out into `types` and leaves references behind.
 * The same name with another body would be two truths: refused.
 */
export function hoist(schema: unknown, types: Record<string, JsonSchema>): JsonSchema {
  return mapSchema(plain(schema), (s) => {
    if (!s.$id) return s;
    const { $id: name, $here: here, ...body } = s;
    const known = types[name];
    if (known && JSON.stringify(known) !== JSON.stringify(body)) throw new Error(`two different types are called ${name}`);
    types[name] = body;
    return { $ref: `#/types/${name}`, ...(here ? { description: here } : {}) };
  });
}

export const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** All named types that a schema reaches. */
export function reaches(schema: JsonSchema, types: Record<string, JsonSchema>, found = new Set<string>()): Set<string> {
  mapSchema(schema, (s) => {
    if (s.$ref) {
      const name = refName(s.$ref);
      if (!found.has(name)) {
        found.add(name);
        const target = types[name];
        if (target) reaches(target, types, found);
      }
    }
    return s;
  });
  return found;
}

/** Without the words that only this program knows: strict readers of schemas refuse what they do not know. */
const inPlainTerms = ({ form: _, limits: __, counted: ___, shorthand: ____, file: _____, ...rest }: JsonSchema): JsonSchema =>
  rest;

/** The same schema in plain terms, with its named types at another place. */
export const redirect = (schema: JsonSchema, to: string) =>
  mapSchema(schema, (s) => inPlainTerms(s.$ref ? { ...s, $ref: `${to}${refName(s.$ref)}` } : s));

/** A document that stands on its own: what it refers to comes along under $defs. */
export function standalone(schema: JsonSchema, types: Record<string, JsonSchema>): JsonSchema {
  const names = [...reaches(schema, types)].sort();
  const body = redirect(schema, '#/$defs/');
  if (names.length === 0) return body;
  return { ...body, $defs: Object.fromEntries(names.map((n) => [n, redirect(types[n] as JsonSchema, '#/$defs/')])) };
}

export const forOpenApi = (schema: JsonSchema) => redirect(schema, '#/components/schemas/');

/** No references at all: some clients do not follow them. */
export function inline(schema: JsonSchema, types: Record<string, JsonSchema>): JsonSchema {
  return mapSchema(schema, (s) => {
    if (!s.$ref) return s;
    const { $ref, ...rest } = s;
    return { ...inline(types[refName($ref)] as JsonSchema, types), ...rest };
  });
}

/** What may be left of an answer that was cut to a budget: every field may be missing. */
export const partial = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (s) => {
    const { required: _, ...rest } = s;
    return rest;
  });

export const withoutDescriptions = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (s) => {
    const { description: _, ...rest } = inPlainTerms(s);
    return rest;
  });

/** Named types that are whole files. */
export const filesIn = (types: Record<string, JsonSchema>): [string, JsonSchema][] =>
  Object.entries(types).filter(([, { file }]) => file !== undefined);

/** What stands where nothing is said: the default of each field, however deep. */
export const usualOf = (schema: JsonSchema): unknown =>
  schema.properties
    ? Object.fromEntries(Object.entries(schema.properties).map(([field, inner]) => [field, usualOf(inner)]))
    : schema.default;

/** The subschema at a dotted path; `[]` steps into a list. Unions are searched. */
export function schemaAt(schema: JsonSchema, path: string, types: Record<string, JsonSchema>): JsonSchema | undefined {
  const steps = path.replaceAll('[]', '.[]').split('.').filter(Boolean);
  const go = (s: JsonSchema | undefined, i: number): JsonSchema | undefined => {
    if (!s) return undefined;
    if (s.$ref) return go(types[refName(s.$ref)], i);
    if (i === steps.length) return s;
    if (s.anyOf) {
      for (const option of s.anyOf) {
        const found = go(option, i);
        if (found) return found;
      }
      return undefined;
    }
    const step = steps[i] as string;
    return go(step === '[]' ? s.items : s.properties?.[step], i + 1);
  };
  return go(schema, 0);
}
