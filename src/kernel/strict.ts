/** The part of JSON Schema (without references) that decides how a value moves between its plain and its strict form. */
export interface ShapeSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, ShapeSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: ShapeSchema;
  readonly anyOf?: readonly ShapeSchema[];
  readonly oneOf?: readonly ShapeSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
/** Own fields only: a field may be called `constructor`. */
const has = (object: object, field: string) => Object.hasOwn(object, field);
const union = (schema: ShapeSchema) => schema.anyOf ?? schema.oneOf;

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (v) => v === null,
  boolean: (v) => typeof v === 'boolean',
  string: (v) => typeof v === 'string',
  number: (v) => typeof v === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
  object: isObject,
};

/** Whether a value has the shape of a schema: enough to tell the options of a union apart. Bounds are not looked at. */
function fits(value: unknown, schema: ShapeSchema): boolean {
  if (schema.const !== undefined && !same(value, schema.const)) return false;
  if (schema.enum && !schema.enum.some((choice) => same(choice, value))) return false;
  if (schema.type !== undefined && ![schema.type].flat().some((type) => isOf[type]?.(value))) return false;
  if (union(schema)?.some((option) => fits(value, option)) === false) return false;
  const { items, properties = {} } = schema;
  if (Array.isArray(value)) return !items || value.every((item) => fits(item, items));
  if (!isObject(value)) return true;
  if (schema.required?.some((field) => !has(value, field))) return false;
  return Object.entries(value).every(([field, inner]) => {
    const known = has(properties, field) ? properties[field] : undefined;
    return known ? fits(inner, known) : schema.additionalProperties !== false;
  });
}

/** A plain value as a strict schema wants it: every field is there, and one that was left out is null. */
export function toStrict(value: unknown, schema: ShapeSchema): unknown {
  const option = union(schema)?.find((candidate) => fits(value, candidate));
  if (option) return toStrict(value, option);
  const { items, properties } = schema;
  if (Array.isArray(value)) return items ? value.map((item) => toStrict(item, items)) : value;
  if (!isObject(value) || !properties) return value;
  const known = Object.entries(properties).map(([field, inner]) => [
    field,
    has(value, field) ? toStrict(value[field], inner) : null,
  ]);
  return {
    ...Object.fromEntries(known),
    ...Object.fromEntries(Object.entries(value).filter(([field]) => !has(properties, field))),
  };
}

/**
 * A strict value as its plain schema wants it: a null in a field that may be left out, but may not be null, is left out.
 * Where a field may be both, null stays null: strict forms cannot tell the two apart.
 */
export function fromStrict(value: unknown, schema: ShapeSchema): unknown {
  for (const option of union(schema) ?? []) {
    const plain = fromStrict(value, option);
    if (fits(plain, option)) return plain;
  }
  const { items, properties, required = [] } = schema;
  if (Array.isArray(value)) return items ? value.map((item) => fromStrict(item, items)) : value;
  if (!isObject(value) || !properties) return value;
  const kept = Object.entries(value).flatMap(([field, inner]) => {
    const known = has(properties, field) ? properties[field] : undefined;
    if (!known) return [[field, inner]];
    return inner === null && !required.includes(field) && !fits(null, known) ? [] : [[field, fromStrict(inner, known)]];
  });
  return Object.fromEntries(kept);
}
