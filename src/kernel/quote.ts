import { printableJson } from './line.ts';

/**
 * Words of others as data: one line in quotes that they cannot end. Angle brackets are escaped too, since hosts put what they are
 * given between tags of their own.
 */
export const quoted = (text: string): string =>
  printableJson(JSON.stringify(text)).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
