import { type SchemaOptions, type Static, type StringOptions, type TProperties, type TSchema, Type } from '@sinclair/typebox';

/** Gives a schema a name, so that it becomes one shared type in every generated artefact. */
export const named = <T extends TSchema>(name: string, schema: T): T => ({ ...schema, $id: name });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const Text = (max: number, options: SchemaOptions = {}) => Type.String({ minLength: 1, maxLength: max, ...options });
/** Text of a form: the pattern that is checked, and in words what it looks like, which a refusal says. */
export const Formed = (pattern: string, form: string, options: StringOptions = {}) => Type.String({ pattern, form, ...options });
export const withoutNul = 'text without a NUL character';
/** Text with something in it besides blanks. */
export const Words = (max: number, options: SchemaOptions = {}) =>
  Text(max, { pattern: '\\S', form: 'text that is not blank', ...options });
/** Text that may be empty. */
export const Prose = (max: number, options: SchemaOptions = {}) => Type.String({ maxLength: max, ...options });
export const OneOf = <const T extends readonly string[]>(values: T, options: SchemaOptions = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });
export const Const = <const T extends string | number | boolean>(value: T) =>
  Type.Unsafe<T>({ const: value, type: typeof value });
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
export const OneOrMany = <T extends TSchema>(item: T, options: SchemaOptions & { maxItems?: number } = {}) =>
  Type.Union([item, Type.Array(item, { minItems: 1, ...options })]);
export { type Static, Type };
