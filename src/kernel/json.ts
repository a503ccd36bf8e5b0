/** Text as a JSON value, or nothing where it is none. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOrder = (_: string, value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** A value as JSON with keys in order: the same value is always the same text. */
export function sortedJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, inOrder, indent);
  if (text === undefined) throw new TypeError(`Not a JSON value: ${typeof value}.`);
  return text;
}

/** What a table says of a name that anybody may have written: nothing that every object has. */
export const entryIn = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
