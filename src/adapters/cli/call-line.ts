import { printableJson } from '../../kernel/line.ts';
import type { Fields } from './pairs.ts';
import { shellWord } from './shell.ts';

/** Text that `noema call` would read as another value, or that would not stand on one line as it is. */
const needsJson = (text: string) => /^(-?\d+(\.\d+)?|true|false|null|\s*[[{"][\s\S]*)$/.test(text) || !fitsLine(text);
const fitsLine = (text: string) => !/[\n|]/.test(text) && printableJson(text) === text;

const asJson = (value: unknown) => printableJson(JSON.stringify(value)).replaceAll('|', '\\u007c');
const written = (value: unknown): string => (typeof value === 'string' && !needsJson(value) ? value : asJson(value));

const isText = (item: unknown): item is string => typeof item === 'string';

/** A list of texts is a field that is given several times, where the field says that it takes such a list. */
function valuesOf(field: string, value: unknown, fields: Fields): unknown[] {
  const takesTexts = Object.hasOwn(fields, field) && fields[field]?.of?.includes('text');
  return Array.isArray(value) && value.length > 0 && takesTexts && value.every(isText) ? value : [value];
}

/** `noema call tool key=value …`, ready to be pasted into a shell. */
export const callLine = (
  tool: string,
  args: Readonly<Record<string, unknown>>,
  fields: Fields = {},
  flags: readonly string[] = [],
  command = 'noema call',
): string =>
  [
    command,
    tool,
    ...Object.entries(args).flatMap(([key, value]) =>
      valuesOf(key, value, fields).map((one) => `${key}=${shellWord(written(one))}`),
    ),
    ...flags.map(shellWord),
  ].join(' ');
