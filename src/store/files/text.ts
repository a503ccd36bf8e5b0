import { isRecord } from '../../kernel/json.ts';

const sorted = (_: string, value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

function textOf(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, sorted, indent);
  if (text === undefined) throw new TypeError(`Not a JSON value: ${typeof value}.`);
  return text;
}

/** A value as one line of JSON, keys in order, without its end of line: the same value is always the same bytes. */
export const lineText = (value: unknown): string => textOf(value);

/** A value as a file for people to read: indented, keys in order, with an end of line. */
export const stateText = (value: unknown): string => `${textOf(value, 2)}\n`;
