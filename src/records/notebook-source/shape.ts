export type Language = 'javascript' | 'typescript';

/** A cell as a person writes it: what it says, without id and without what came of running it. */
export type WrittenCell =
  | { readonly type: 'title' | 'markdown'; readonly text: string }
  | { readonly type: 'code'; readonly filename: string; readonly language: Language; readonly source: string }
  | { readonly type: 'package.json'; readonly source: string };

/** A notebook as one text holds it (`.src.md`). */
export interface WrittenBook {
  readonly language: Language;
  /** A TypeScript configuration of its own, as JSON text; null: none. */
  readonly tsconfig: string | null;
  readonly cells: readonly WrittenCell[];
}

/** What may stand in the fence of a cell. */
const languages: Readonly<Record<string, Language>> = {
  javascript: 'javascript',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  typescript: 'typescript',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
};

export const languageNamed = (name: string): Language | undefined =>
  Object.hasOwn(languages, name.toLowerCase()) ? languages[name.toLowerCase()] : undefined;

/** A line that opens a fence, or closes one of the same kind that is not longer. Indented by four it would be code of its own. */
export const fenceLine = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})[ \t]*([^\s`]*)/;

export const closesFence = (line: string, fence: string): boolean => {
  const found = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line)?.[1] ?? '';
  return found.startsWith(fence);
};

/** What stands around a title or a text that would be read otherwise without it; a number tells nested ones apart. */
export const openMark = (type: 'title' | 'markdown', n: number): string => `<!-- cell:${type}${n ? `:${n}` : ''} -->`;
export const closeMark = (n: number): string => `<!-- /cell${n ? `:${n}` : ''} -->`;
export const openMarkLine = /^<!-- cell:(title|markdown)(?::(\d{1,4}))? -->\s*$/;
