import type { CellLanguage, NewCell } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { joinWhole } from '../../kernel/secrets/cut.ts';
import { iso } from '../../kernel/text.ts';
import { parseSource, type SourceProblem } from '../../records/notebook-source/parse.ts';
import type { WrittenBook, WrittenCell } from '../../records/notebook-source/shape.ts';

export type Template = 'blank' | 'sequential-feynman';

interface TemplateCell {
  readonly type: string;
  readonly content: string;
  readonly filename?: string;
}

/** A new notebook, before it has ids. */
export interface PlannedBook {
  readonly title: string;
  readonly tsconfig: string | null;
  readonly cells: readonly Omit<NewCell, 'id'>[];
}

const ending = { javascript: 'js', typescript: 'ts' } as const;

const words = (type: 'title' | 'markdown', content: string) => ({ type, content, filename: null, language: null });

function fromTemplate({ type, content, filename }: TemplateCell, language: CellLanguage): Omit<NewCell, 'id'> {
  if (type === 'package.json') return { type, content, filename: 'package.json', language: null };
  if (type === 'code') return { type, content, filename: `${filename}.${ending[language]}`, language };
  return words('markdown', content);
}

export function planBook(title: string, language: CellLanguage, template: Template, now_ms: number): PlannedBook {
  const filled: readonly TemplateCell[] =
    template === 'blank'
      ? text('notebook-template-blank')
      : text('notebook-template-sequential-feynman', { topic: title, date: iso(now_ms).slice(0, 10), language });
  return {
    title,
    tsconfig: language === 'typescript' ? JSON.stringify(text('notebook-tsconfig'), null, 2) : null,
    cells: [words('title', title), ...filled.map((cell) => fromTemplate(cell, language))],
  };
}

function fromWritten(cell: WrittenCell): Omit<NewCell, 'id'> {
  if (cell.type === 'code') {
    const { type, filename, language, source } = cell;
    return { type, filename, language, content: source };
  }
  if (cell.type === 'package.json') return { type: cell.type, filename: 'package.json', language: null, content: cell.source };
  return words(cell.type, cell.text);
}

const contentOf = (cell: WrittenCell) => ('text' in cell ? cell.text : cell.source);

const noBook = (problem: SourceProblem | 'there-are-too-many-cells' | 'cell-is-too-long', line: number, what = '') =>
  refuse('source-is-no-notebook', { line, ...text('notebook-source-problems', { what })[problem] });

/** The notebook in a text, or the line in which it stops being one. */
export function readBook(source: string): WrittenBook {
  const parsed = parseSource(source);
  if (parsed.kind === 'refused') throw noBook(parsed.problem, parsed.line, parsed.what);
  const { book, lines } = parsed;
  const { cells, chars } = text('notebook-limits');
  if (book.cells.length > cells) throw noBook('there-are-too-many-cells', lines[cells] ?? 1);
  const long = book.cells.findIndex((cell) => contentOf(cell).length > chars);
  if (long >= 0) throw noBook('cell-is-too-long', lines[long] ?? 1);
  return book;
}

type Cut = (text: string, most: number) => string;

/** What a notebook is called: its first title, in one line. */
export function titleOf(cells: readonly { readonly type: string; readonly content: string }[], cut: Cut): string {
  const first = cells.find(({ type, content }) => type === 'title' && content.trim() !== '')?.content;
  if (first === undefined) return text('notebook-untitled');
  return cut(joinWhole(first), text('notebook-limits').title);
}

export function planLoaded(
  { language, tsconfig, cells }: WrittenBook,
  cut: Cut,
): PlannedBook & { readonly language: CellLanguage } {
  const planned = cells.map(fromWritten);
  return { title: titleOf(planned, cut), language, tsconfig, cells: planned };
}
