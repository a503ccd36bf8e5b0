import { isRecord } from '../../kernel/json.ts';

/** Which files an item or a line of text speaks of. */

const longestPath = 240;
const deepest = 5;

const oneKey = /^(?:.*_?path|filepath|filename|file_?name)$/i;
const manyKeys = new Set(['paths', 'files', 'file_paths', 'filenames']);

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;

/** One line, not too long, no address on the web; with a separator, or a dot that is not its first sign and no blank. */
export const isPathLike = (text: string): boolean =>
  text.length > 0 &&
  text.length <= longestPath &&
  !/[\r\n]/.test(text) &&
  !scheme.test(text) &&
  /\w/.test(text) &&
  (/[/\\]/.test(text) || (text.indexOf('.') > 0 && !/\s/.test(text)));

/** Paths that stand in an item under a name that says so. */
export function pathsIn(item: unknown, most: number): string[] {
  const found = new Set<string>();
  const take = (value: unknown) => {
    if (typeof value === 'string' && isPathLike(value.trim()) && found.size < most) found.add(value.trim());
  };
  const walk = (value: unknown, depth: number): void => {
    if (depth > deepest || found.size >= most) return;
    if (Array.isArray(value)) {
      for (const one of value) walk(one, depth + 1);
      return;
    }
    if (!isRecord(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (oneKey.test(key)) take(inner);
      else if (manyKeys.has(key.toLowerCase()) && Array.isArray(inner)) inner.forEach(take);
      walk(inner, depth + 1);
    }
  };
  walk(item, 1);
  return [...found];
}

const between = /[\s"'`<>()[\]{},;|=]+/;
/** `file.ts:12:3`, and the full stop of a sentence. */
const after = /(?::\d+)*[.:!?…]*$/;
const withExtension = /^[\w@.+-]*[A-Za-z0-9_]\.[A-Za-z][A-Za-z0-9]{0,9}$/;
/** Words of one letter and a dot are abbreviations. */
const abbreviation = /^(?:[a-z]\.)+[a-z]$/i;
const isWordPath = (word: string) =>
  isPathLike(word) && !word.startsWith('-') && !abbreviation.test(word) && (/[/\\]/.test(word) || withExtension.test(word));

/** A line is looked at this far. */
const scanned = 4096;

/** Paths among the words of a line. */
export function pathsInText(line: string, most: number): string[] {
  const found = new Set<string>();
  if (!/[/\\.]/.test(line)) return [];
  for (const word of line.slice(0, scanned).split(between)) {
    const path = word.replace(after, '');
    if (isWordPath(path)) found.add(path);
    if (found.size >= most) break;
  }
  return [...found];
}
