import type { Cell, CellLanguage, CellSummary } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';
import { nameKey, nameProblem } from '../../records/notebook-source/names.ts';
import type { WrittenCell } from '../../records/notebook-source/shape.ts';
import type { CellRow } from '../../records/notebooks.ts';

/** Whether a run may still be under way; one whose time is over is not, whatever became of it. */
export const isRunning = ({ run }: CellRow, now_ms: number): boolean => run !== null && now_ms < run.until_ms;

/** What came of running a cell. A run of which nothing was heard in its time has failed. */
function result(row: CellRow, now_ms: number) {
  const lost = row.status === 'running' && !isRunning(row, now_ms);
  return {
    status: lost ? ('failed' as const) : row.status,
    output: row.output,
    error: lost ? text('cell-run-words').gone : row.error,
    executedAt: row.executed_at_ms === null ? null : iso(row.executed_at_ms),
    cutBytes: row.cut_bytes,
  };
}

export function shownCell(row: CellRow, now_ms: number): Cell {
  const { id, type, content, filename } = row;
  if (type === 'title' || type === 'markdown') return { id, type, text: content } as Cell;
  if (type === 'package.json') return { id, type, filename: 'package.json', source: content, ...result(row, now_ms) };
  return { id, type, language: row.language ?? 'javascript', filename: filename ?? '', source: content, ...result(row, now_ms) };
}

export function summaryOf(row: CellRow, now_ms: number): CellSummary {
  const { id, type, content, filename, language } = row;
  if (type === 'title' || type === 'markdown') return { id, type, text: content };
  const { status, output, error } = result(row, now_ms);
  return {
    id,
    type,
    filename: filename ?? 'package.json',
    ...(language === null ? {} : { language }),
    status,
    hasOutput: output !== null,
    hasError: error !== null,
  };
}

/** A cell as an export holds it. */
export function writtenCell({ type, content, filename, language }: CellRow): WrittenCell {
  if (type === 'title' || type === 'markdown') return { type, text: content };
  if (type === 'package.json') return { type, source: content };
  return { type, filename: filename ?? '', language: language ?? 'javascript', source: content };
}

const endings: readonly [RegExp, CellLanguage][] = [
  [/\.[cm]?ts$/i, 'typescript'],
  [/\.[cm]?js$/i, 'javascript'],
];

/** What a file is written in, where its name says so. */
export const languageOf = (filename: string): CellLanguage | undefined => endings.find(([ending]) => ending.test(filename))?.[1];

const endingOf = (language: CellLanguage) => (language === 'typescript' ? 'ts' : 'js');

type Named = Pick<CellRow, 'id' | 'filename'>;

const bearing = (cells: readonly Named[], filename: string) =>
  cells.find((cell) => cell.filename !== null && nameKey(cell.filename) === nameKey(filename));

/** The first name of its kind that no cell bears. */
export function freeName(cells: readonly Named[], language: CellLanguage): string {
  for (let n = 1; ; n += 1) {
    const name = `cell-${n}.${endingOf(language)}`;
    if (!bearing(cells, name)) return name;
  }
}

/** The file that new code gets: the one that was asked for, if it is fit to be one, else one of its own. */
export function planFile(
  filename: string | undefined,
  cells: readonly Named[],
  language: CellLanguage,
): { readonly filename: string; readonly language: CellLanguage } {
  const example = freeName(cells, (filename && languageOf(filename)) || language);
  if (filename === undefined) return { filename: example, language };
  const problem = nameProblem(filename);
  if (problem) throw refuse('filename-is-not-safe', { name: filename, because: text('cell-name-problems')[problem], example });
  const other = bearing(cells, filename);
  if (other) throw refuse('filename-is-taken', { name: filename, example, cell: other.id });
  return { filename, language: languageOf(filename) ?? language };
}

/** Where a new cell goes: how many stand before it. */
export function planPlace(
  { afterCellId, position }: { afterCellId?: string | undefined; position?: number | undefined },
  cells: readonly Pick<CellRow, 'id'>[],
): { readonly kind: 'place'; readonly position: number } | { readonly kind: 'missing'; readonly cell: string } {
  if (afterCellId !== undefined && position !== undefined) throw refuse('place-is-said-twice');
  if (position !== undefined && position > cells.length) throw refuse('position-is-beyond', { position, count: cells.length });
  if (afterCellId === undefined) return { kind: 'place', position: position ?? cells.length };
  const at = cells.findIndex(({ id }) => id === afterCellId);
  return at < 0 ? { kind: 'missing', cell: afterCellId } : { kind: 'place', position: at + 1 };
}

/** Refuses what a cell of this kind cannot say. */
export function refuseContent(type: Cell['type'], content: string): void {
  const most = text('notebook-limits').title;
  if (type === 'title' && (content.trim() === '' || /[\r\n]/.test(content) || content.length > most))
    throw refuse('title-is-no-heading', { most });
  if (type === 'package.json') packageJson(content);
}

/** What stands in a package.json. */
export function packageJson(content: string): Record<string, unknown> {
  const parsed = parseJson(content);
  if (isRecord(parsed?.value)) return parsed.value;
  throw refuse('package-json-is-no-object', { detail: parsed ? typeName(parsed.value) : 'JSON.parse' });
}

const typeName = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
