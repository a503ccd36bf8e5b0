/** What a case may say instead of a plain value. All of it is plain JSON, so any runner can read it. */
export interface Saved {
  readonly $saved: string;
}
export interface Template {
  readonly $template: string;
}
export type Matcher =
  | { readonly $any: true }
  | { readonly $absent: true }
  | { readonly $match: string }
  | { readonly $length: number }
  | { readonly $atLeast: number }
  | { readonly $not: unknown }
  | { readonly $has: unknown }
  | Saved
  | Template;

/** The value saved under `name` by an earlier call of the same case. */
export const saved = (name: string): Saved => ({ $saved: name });
/** A string with `{name}` replaced by what earlier calls saved. */
export const template = (text: string): Template => ({ $template: text });
/** Present, whatever it is. */
export const anything: Matcher = { $any: true };
/** Not present (or null). */
export const absent: Matcher = { $absent: true };
/** A string that this regular expression finds. */
export const matching = (pattern: RegExp): Matcher => ({ $match: pattern.source });
/** A list or string of exactly this length. */
export const ofLength = (n: number): Matcher => ({ $length: n });
/** A number that is at least `n`. */
export const atLeast = (n: number): Matcher => ({ $atLeast: n });
/** Anything but this. */
export const not = (value: unknown): Matcher => ({ $not: value });
/** A list with an item like this one, or a string with this part. */
export const having = (item: unknown): Matcher => ({ $has: item });

/** What a case may send: the input's own type, with saved values anywhere. */
export type Sent<T> = T extends readonly (infer U)[]
  ? readonly Sent<U>[] | Saved
  : T extends object
    ? { [K in keyof T]: Sent<T[K]> | Saved | Template }
    : T | Saved | Template;

/** A deep partial of an output: lists compare item by item and in length, objects by the fields named. */
export type Expected<T> = T extends readonly (infer U)[]
  ? readonly Expected<U>[] | Matcher
  : T extends object
    ? { [K in keyof T]?: Expected<T[K]> | Matcher }
    : T | Matcher;
