import { sortedJson } from '../../kernel/json.ts';

/** A value as one line of JSON, keys in order, without its end of line: the same value is always the same bytes. */
export const lineText = (value: unknown): string => sortedJson(value);

/** A value as a file for people to read: indented, keys in order, with an end of line. */
export const stateText = (value: unknown): string => `${sortedJson(value, 2)}\n`;
