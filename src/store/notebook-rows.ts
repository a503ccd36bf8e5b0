import type { Selectable } from 'kysely';
import type { CellLanguage, NotebookSummary } from '../../generated/types/index.ts';
import type { BookRow, CellRow } from '../records/notebooks.ts';
import type { Database } from './tables.ts';

type Row<T extends keyof Database> = Selectable<Database[T]>;

export const toBook = (row: Row<'notebooks'>): BookRow => ({
  id: row.id,
  title: row.title,
  language: row.language as CellLanguage,
  tsconfig: row.tsconfig,
  cellCount: Number(row.cell_count),
  createdAt: Number(row.created_at_ms),
  updatedAt: Number(row.updated_at_ms),
});

/** A notebook as answers have it. */
export const shownBook = ({ tsconfig: _, ...book }: BookRow): NotebookSummary => book;

const numberOr = (value: number | null) => (value === null ? null : Number(value));

export const toCell = (row: Row<'notebook_cells'>): CellRow => ({
  id: row.id,
  type: row.type as CellRow['type'],
  position: Number(row.position),
  content: row.content,
  filename: row.filename,
  language: row.language as CellLanguage | null,
  status: row.status as CellRow['status'],
  output: row.output,
  error: row.error,
  cut_bytes: Number(row.cut_bytes),
  executed_at_ms: numberOr(row.executed_at_ms),
  run: row.run_id === null ? null : { id: row.run_id, runner: row.runner ?? '', until_ms: Number(row.run_until_ms) },
});
