import type { JsonSchema as Schema } from '../../../generated/types/manifest.ts';

export type Types = Readonly<Record<string, Schema>>;

export const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const number = (n: number) => n.toLocaleString('en-US');

/** `, 1–200`, `, ≥ 0`, `, ≤ 5` */
function range(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `, ${number(least)}${least === most ? '' : `–${number(most)}`}`;
  if (least !== undefined) return `, ≥ ${number(least)}`;
  return most === undefined ? '' : `, ≤ ${number(most)}`;
}

/** An object, a list of objects or a choice among shapes keeps its name; a named text or number is said in words. */
const keepsName = (schema: Schema, types: Types): boolean => {
  if (schema.$ref) return keepsName(types[refName(schema.$ref)] ?? {}, types);
  return schema.type === 'object' || schema.type === 'array' || schema.anyOf !== undefined;
};

const valuesOf = ({ additionalProperties: rest, patternProperties }: Schema): Schema | undefined =>
  patternProperties ? Object.values(patternProperties)[0] : typeof rest === 'object' ? rest : undefined;

/** What a value may be, in a few words. */
export function typeWords(schema: Schema, types: Types): string {
  const words = (inner: Schema) => typeWords(inner, types);
  if (schema.$ref) {
    const named = types[refName(schema.$ref)];
    return named && !keepsName(named, types) ? words(named) : refName(schema.$ref);
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(words))].join(' | ');
  if (typeof schema.type === 'object') return schema.type.map((type) => words({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'string':
      return `text${range(schema.minLength || undefined, schema.maxLength)}`;
    case 'integer':
      return `whole number${range(schema.minimum, schema.maximum)}`;
    case 'number':
      return `number${range(schema.minimum, schema.maximum)}`;
    case 'boolean':
      return 'true | false';
    case 'array':
      return `list of ${schema.items ? words(schema.items) : 'anything'}`;
    case 'object': {
      const values = valuesOf(schema);
      return values ? `map of ${words(values)}` : 'object';
    }
    default:
      return schema.type === 'null' ? 'null' : 'anything';
  }
}

/** The unnamed object in a field, in a list or beside null, so that its fields can be shown too. */
function objectWithin(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return objectWithin(schema.items);
  const inner = (schema.anyOf ?? []).flatMap((option) => objectWithin(option) ?? []);
  return inner.length === 1 ? inner[0] : undefined;
}

const presence = (field: Schema, required: boolean): string =>
  field.default !== undefined ? `default ${JSON.stringify(field.default)}` : required ? 'required' : 'optional';

/** Rows of a table: a field, its type, how it may be left out, what it means. Fields of an unnamed object stand below it, indented. */
export function fieldRows(schema: Schema, types: Types, indent = ''): string[][] {
  const { properties = {}, required = [] } = schema.$ref ? (types[refName(schema.$ref)] ?? {}) : schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const meaning = field.description ?? (field.$ref ? types[refName(field.$ref)]?.description : undefined) ?? '';
    const within = objectWithin(field);
    const own = [`${indent}${name}`, typeWords(field, types), presence(field, required.includes(name)), meaning];
    return [own, ...(within ? fieldRows(within, types, `${indent}  `) : [])];
  });
}

/** A shape as one would write it down: short, without bounds. */
export function outline(schema: Schema, indent = ''): string {
  if (schema.$ref) return refName(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map((option) => outline(option, indent)))].join(' | ');
  if (typeof schema.type === 'object') return schema.type.map((type) => outline({ ...schema, type }, indent)).join(' | ');
  if (schema.type === 'array') {
    const item = outline(schema.items ?? {}, indent);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type !== 'object') return schema.type ?? 'anything';
  const values = valuesOf(schema);
  if (values) return `{ [key]: ${outline(values, indent)} }`;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return schema.additionalProperties === false ? '{}' : 'object';
  const lines = fields.map(
    ([name, field]) => `${indent}  ${name}${schema.required?.includes(name) ? '' : '?'}: ${outline(field, `${indent}  `)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Named objects that a schema mentions itself, in the order in which it does. */
export function objectsNamedIn(schema: Schema, types: Types): string[] {
  const names = new Set<string>();
  JSON.stringify(schema, (key, value) => {
    if (key === '$ref' && typeof value === 'string') names.add(refName(value));
    return value;
  });
  return [...names].filter((name) => types[name] && keepsName(types[name], types));
}
