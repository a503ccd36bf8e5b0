import { cellsIn } from './parse.ts';
import { closeMark, openMark, type WrittenBook, type WrittenCell } from './shape.ts';

type Words = Extract<WrittenCell, { text: string }>;

/** One longer than any that the code itself holds, so that none of them closes it. */
function fenceAround(source: string): string {
  const longest = Math.max(2, ...[...source.matchAll(/^ {0,3}(`+)/gm)].map(([, ticks = '']) => ticks.length));
  return '`'.repeat(longest + 1);
}

function codeLines(filename: string, info: string, source: string): string[] {
  const fence = fenceAround(source);
  return [`###### ${filename}`, '', `${fence}${info}`, ...(source === '' ? [] : source.split('\n')), fence];
}

/** What follows a text must be read as it is, too. */
const after: WrittenCell = { type: 'code', filename: 'after.js', language: 'javascript', source: '' };
const afterLines = ['', ...codeLines('after.js', 'javascript', '')];

/** Whether lines are read as this one cell, wherever they stand. */
function readsAs(cell: Words, lines: readonly string[]): boolean {
  try {
    const [first, ...rest] = cellsIn([...lines, ...afterLines]);
    return (
      first?.type === cell.type && 'text' in first && first.text === cell.text && JSON.stringify(rest) === JSON.stringify([after])
    );
  } catch {
    return false;
  }
}

function marked({ type, text }: Words): string[] {
  const lines = text.split('\n');
  let n = 0;
  while (lines.some((line) => line.trim() === closeMark(n))) n += 1;
  return [openMark(type, n), ...lines, closeMark(n)];
}

interface Printed {
  readonly lines: readonly string[];
  /** A text without marks; another one right after it would be read as a part of it. */
  readonly bare: boolean;
}

function printCell(cell: WrittenCell, before: Printed | undefined): Printed {
  if (cell.type === 'code') return { lines: codeLines(cell.filename, cell.language, cell.source), bare: false };
  if (cell.type === 'package.json') return { lines: codeLines('package.json', 'json', cell.source), bare: false };
  const lines = cell.type === 'title' ? [`# ${cell.text}`] : cell.text.split('\n');
  const bare = cell.type === 'markdown';
  return readsAs(cell, lines) && !(bare && before?.bare) ? { lines, bare } : { lines: marked(cell), bare: false };
}

/** A comment ends at its first `-->`. */
const inComment = (value: object) => JSON.stringify(value).replaceAll('>', '\\u003e');

/** A notebook as one text that is read as the same notebook again. */
export function printSource({ language, tsconfig, cells }: WrittenBook): string {
  const settings = { language, ...(tsconfig === null ? {} : { 'tsconfig.json': tsconfig }) };
  const printed: Printed[] = [];
  for (const cell of cells) printed.push(printCell(cell, printed.at(-1)));
  const parts = [[`<!-- srcbook:${inComment(settings)} -->`], ...printed.map(({ lines }) => lines)];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
