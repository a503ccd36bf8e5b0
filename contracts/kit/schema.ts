import { type SchemaOptions, type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox';

/** Gives a schema a name, so that it becomes one shared type in every generated artefact. */
export const named = <T extends TSchema>(name: string, schema: T, description?: string): T => ({
  ...schema,
  $id: name,
  ...(description === undefined ? {} : { description }),
});

/** A named type that is a whole file which people write: it is read with its defaults filled in, and all that is wrong is said at once. */
export const filed = <T extends TSchema>(file: string, schema: T): T => ({ ...schema, file });

/** Says what a shared type means in one field. A named type stays shared: only the reference to it carries the words. */
export const described = <T extends TSchema>(schema: T, description: string): T =>
  schema.$id ? { ...schema, $here: description } : { ...schema, description };

export const Nullable = <T extends TSchema>(schema: T, options: SchemaOptions = {}) => Type.Union([schema, Type.Null()], options);
export const Text = (max: number, options: SchemaOptions = {}) => Type.String({ minLength: 1, maxLength: max, ...options });
/** An object that may be sent as one text: `{text}` stands for it. */
export const shorthand = (of: Readonly<Record<string, unknown>>) => ({ shorthand: of });

/** Ids that are counted, whose number may be sent without its leading zeros: `TASK-1` is read as TASK-001. */
export const counted = (...prefixes: string[]) => ({ counted: { prefixes, digits: 3 } });

/** Text with something in it besides blanks. `form` says in words what a pattern asks for: refusals show no regular expression. */
export const Words = (max: number, options: SchemaOptions = {}) =>
  Text(max, { pattern: '\\S', form: 'text that is not blank', ...options });
/** Text that may be empty. */
export const Prose = (max: number, options: SchemaOptions = {}) => Type.String({ maxLength: max, ...options });
export const OneOf = <const T extends readonly string[]>(values: T, options: SchemaOptions = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });
export const Const = <const T extends string | number | boolean>(value: T, options: SchemaOptions = {}) =>
  Type.Unsafe<T>({ const: value, type: typeof value, ...options });
/** How large an object of the caller's own making may be, with all that is inside it. */
export interface FreeLimits {
  readonly keys: number;
  readonly depth: number;
  /** Of its JSON, in UTF-8. */
  readonly bytes: number;
}
export const freeLimits: FreeLimits = { keys: 10_000, depth: 32, bytes: 1_000_000 };

/** An object of the caller's own making; stored and given back as it is. Where it is given, its limits are checked. */
export const FreeObject = ({ limits = freeLimits, ...options }: SchemaOptions & { limits?: FreeLimits } = {}) =>
  Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, limits, ...options });
export const Closed = <T extends TProperties>(properties: T, options: SchemaOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });
export const Opt = Type.Optional;
/** One value or a list of them. */
export const OneOrMany = <T extends TSchema>(
  item: T,
  { description, ...list }: { readonly description: string; readonly maxItems?: number },
) => Type.Union([item, Type.Array(item, { minItems: 1, ...list })], { description });
export { type Static, type TSchema, Type };
