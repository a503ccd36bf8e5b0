import type { JsonSchema, Manifest } from '../../manifest.ts';
import { refName } from '../../schema.ts';
import { and, code, literal, prose, table } from './markdown.ts';
import { type PageDepth, typeLink } from './place.ts';

type Types = Manifest['types'];

const isNull = (schema: JsonSchema) => schema.type === 'null';
const numbers = new Intl.NumberFormat('en-US');
const number = (n: unknown) => numbers.format(n as number);

/** "from 1 to 200", "at least 0", "at most 5 items" */
function range(least: unknown, most: unknown, unit = ''): string {
  const words = unit && ` ${(most ?? least) === 1 ? unit : `${unit}s`}`;
  if (least !== undefined && least === most) return `exactly ${number(least)}${words}`;
  if (least !== undefined && most !== undefined) return `from ${number(least)} to ${number(most)}${words}`;
  if (least !== undefined) return `at least ${number(least)}${words}`;
  return most === undefined ? '' : `at most ${number(most)}${words}`;
}

const some = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');
const positive = (n: unknown) => (n === 0 ? undefined : n);
const length = ({ minLength, maxLength }: JsonSchema) =>
  minLength === 1 && maxLength === undefined ? 'not empty' : range(positive(minLength), maxLength, 'character');

/** What a value may be, in words; named types are links. */
export function typeText(schema: JsonSchema, place: PageDepth): string {
  if (schema.$ref) return typeLink(place, refName(schema.$ref));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return and(schema.enum.map(literal), 'or');
  if (schema.anyOf) {
    const options = schema.anyOf.filter((s) => !isNull(s)).map((s) => typeText(s, place));
    return and([...new Set(options), ...(schema.anyOf.some(isNull) ? ['null'] : [])], 'or');
  }
  if (Array.isArray(schema.type))
    return and(
      schema.type.map((type) => typeText({ ...schema, type }, place)),
      'or',
    );
  switch (schema.type) {
    case 'string':
      return some([
        'text',
        length(schema),
        schema.pattern !== undefined && `like ${code(schema.pattern as string)}`,
        schema.format !== undefined && `in the format ${code(schema.format as string)}`,
      ]);
    case 'integer':
      return some(['whole number', range(schema.minimum, schema.maximum)]);
    case 'number':
      return some(['number', range(schema.minimum, schema.maximum)]);
    case 'boolean':
      return 'true or false';
    case 'array':
      return some([
        schema.items ? `list of ${typeText(schema.items, place)}` : 'list',
        range(positive(schema.minItems), schema.maxItems, 'item'),
        schema.uniqueItems === true && 'none twice',
      ]);
    case 'object':
      return mapOf(schema)
        ? `map of ${typeText(mapOf(schema) as JsonSchema, place)}`
        : schema.properties
          ? 'object'
          : 'any object';
    case 'null':
      return 'null';
    default:
      return 'anything';
  }
}

/** What all values of an object with free keys are. */
function mapOf(schema: JsonSchema): JsonSchema | undefined {
  const { additionalProperties: rest, patternProperties } = schema;
  if (patternProperties) return Object.values(patternProperties)[0];
  return typeof rest === 'object' ? rest : undefined;
}

/** The object inside a list, or the only one in a union, so that its fields can be shown too. */
function objectWithin(schema: JsonSchema, path: string): { schema: JsonSchema; path: string } | undefined {
  if (schema.properties) return { schema, path };
  if (schema.items) return objectWithin(schema.items, `${path}[]`);
  const inner = (schema.anyOf ?? []).flatMap((option) => objectWithin(option, path) ?? []);
  return inner.length === 1 ? inner[0] : undefined;
}

const meaning = (schema: JsonSchema, types: Types): string =>
  prose(schema.description ?? (schema.$ref ? (types[refName(schema.$ref)]?.description ?? '') : ''));

export interface Field {
  readonly path: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** All fields, those of unnamed objects with their path: `trigger.mode`, `actions[].kind`. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const within = objectWithin(field, path);
    const own: Field = { path, schema: field, required: schema.required?.includes(name) ?? false };
    return [own, ...(within ? fieldsOf(within.schema, `${within.path}.`) : [])];
  });
}

export const presence = ({ required, schema }: Field): string =>
  schema.default !== undefined ? `default ${literal(schema.default)}` : required ? 'required' : 'optional';

/** One row per field; undefined when there is none. */
export function fieldTable(schema: JsonSchema, types: Types, place: PageDepth): string | undefined {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return undefined;
  return table(
    ['Field', 'Type', 'Given', 'Meaning'],
    fields.map((f) => [code(f.path), typeText(f.schema, place), presence(f), meaning(f.schema, types)]),
  );
}

/** A type as one would write it down: short, without bounds. */
function outlineOf(schema: JsonSchema, indent: string): string {
  if (schema.$ref) return refName(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map((option) => outlineOf(option, indent)))].join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => outlineOf({ ...schema, type }, indent)).join(' | ');
  if (schema.type === 'array') {
    const { items = {} } = schema;
    const item = outlineOf(items, indent);
    return items.anyOf || items.enum || Array.isArray(items.type) ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object') {
    const values = mapOf(schema);
    if (values) return `{ [key]: ${outlineOf(values, indent)} }`;
    const fields = Object.entries(schema.properties ?? {});
    if (fields.length === 0) return schema.additionalProperties === false ? '{}' : 'object';
    const deeper = `${indent}  `;
    const lines = fields.map(
      ([name, field]) => `${deeper}${name}${schema.required?.includes(name) ? '' : '?'}: ${outlineOf(field, deeper)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  return typeof schema.type === 'string' ? schema.type : 'unknown';
}

export const outline = (schema: JsonSchema): string => outlineOf(schema, '');

/** Links to the named types that a schema mentions itself. */
export function typesNamedIn(schema: JsonSchema, place: PageDepth): string {
  const names = new Set<string>();
  JSON.stringify(schema, (key, value) => {
    if (key === '$ref' && typeof value === 'string') names.add(refName(value));
    return value;
  });
  return [...names]
    .sort()
    .map((name) => typeLink(place, name))
    .join(', ');
}
