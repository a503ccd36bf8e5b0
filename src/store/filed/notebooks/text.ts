import { isRecord, parseJson } from '../../../kernel/json.ts';
import type { Database, Db } from '../../tables.ts';

type Book = Omit<Database['notebooks'], 'ws'>;
type Cell = Omit<Database['notebook_cells'], 'ws' | 'notebook'>;

/** A notebook as its file holds it: the rows, as they are. */
interface Written {
  readonly version: '1';
  readonly notebook: Book;
  readonly cells: readonly Cell[];
}

export async function notebookText(db: Db, ws: number, id: string): Promise<string> {
  const { ws: _, ...notebook } = await db.kysely
    .selectFrom('notebooks')
    .selectAll()
    .where('ws', '=', ws)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db.kysely
    .selectFrom('notebook_cells')
    .selectAll()
    .where('ws', '=', ws)
    .where('notebook', '=', id)
    .orderBy('position')
    .execute();
  const cells = rows.map(({ ws: _ws, notebook: _notebook, ...cell }) => cell);
  const written: Written = { version: '1', notebook, cells };
  return `${JSON.stringify(written, null, 2)}\n`;
}

const words = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const count = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function bookIn(value: unknown, key: string): Book | undefined {
  if (!isRecord(value) || value.id !== key || words(value.title) === null || words(value.language) === null) return undefined;
  const created = count(value.created_at_ms) ?? 0;
  return {
    id: key,
    title: words(value.title) ?? '',
    language: words(value.language) ?? '',
    tsconfig: words(value.tsconfig),
    cell_count: 0,
    created_at_ms: created,
    updated_at_ms: count(value.updated_at_ms) ?? created,
  };
}

function cellIn(value: unknown, position: number): Cell | undefined {
  if (!isRecord(value) || words(value.id) === null || words(value.type) === null || words(value.content) === null)
    return undefined;
  return {
    id: words(value.id) ?? '',
    position,
    type: words(value.type) ?? '',
    content: words(value.content) ?? '',
    filename: words(value.filename),
    language: words(value.language),
    status: words(value.status) ?? 'idle',
    output: words(value.output),
    error: words(value.error),
    cut_bytes: count(value.cut_bytes) ?? 0,
    executed_at_ms: count(value.executed_at_ms),
    run_id: words(value.run_id),
    runner: words(value.runner),
    run_until_ms: count(value.run_until_ms),
  };
}

/** What a file says; undefined where it is no notebook of this name. A cell that says nothing is passed over. */
export function notebookIn(content: string, key: string): { readonly book: Book; readonly cells: readonly Cell[] } | undefined {
  const found = parseJson(content)?.value;
  if (!isRecord(found)) return undefined;
  const book = bookIn(found.notebook, key);
  if (!book) return undefined;
  const given = Array.isArray(found.cells) ? found.cells : [];
  const cells = given.flatMap((value, i) => cellIn(value, i) ?? []).map((cell, position) => ({ ...cell, position }));
  return { book: { ...book, cell_count: cells.length }, cells };
}
