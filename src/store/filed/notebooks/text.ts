import { fault } from '../../../kernel/fault.ts';
import { isRecord } from '../../../kernel/json.ts';
import { charsIn, iso } from '../../../kernel/text.ts';
import { nameKey, nameProblem } from '../../../records/notebook-source/names.ts';
import type { CellRow } from '../../../records/notebooks.ts';
import { toBook, toCell } from '../../notebook-rows.ts';
import type { Database, Db } from '../../tables.ts';
import { type Fields, timeIn, wordsIn } from '../single.ts';

/** Of a notebook as a file, in bytes: what can still be read and written in one piece. */
export const longestNotebook = 256 * 1024 * 1024;

type Book = Omit<Database['notebooks'], 'ws'>;
type Cell = Omit<Database['notebook_cells'], 'ws' | 'notebook'>;

/** A cell as its file holds it: as it is shown, and who runs it. */
function writtenCell({ id, type, content, filename, language, run, ...ran }: CellRow): object {
  if (type === 'title' || type === 'markdown') return { id, type, text: content };
  const { status, output, error, cut_bytes: cutBytes, executed_at_ms } = ran;
  return {
    id,
    type,
    filename,
    ...(language === null ? {} : { language }),
    source: content,
    ...{ status, output, error, executedAt: executed_at_ms === null ? null : iso(executed_at_ms), cutBytes },
    ...(run === null ? {} : { run: { id: run.id, runner: run.runner, until: iso(run.until_ms) } }),
  };
}

export async function notebookText(db: Db, ws: number, id: string): Promise<string> {
  const row = await db.kysely
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
  const { title, language, tsconfig, createdAt, updatedAt } = toBook(row);
  const about = { id, title, language, ...(tsconfig === null ? {} : { 'tsconfig.json': tsconfig }), createdAt, updatedAt };
  const cells = rows.map((cell) => writtenCell(toCell(cell)));
  const text = `${JSON.stringify({ ...about, cells }, null, 2)}\n`;
  const bytes = Buffer.byteLength(text);
  if (bytes > longestNotebook)
    throw fault('STORE_ERROR', {
      detail: `Notebook ${id} would become a file of ${bytes} bytes; it may have ${longestNotebook}.`,
      outcome: 'Nothing was written. Begin another notebook.',
    });
  return text;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const whole = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined => all.find((one) => one === value);

const languages = ['javascript', 'typescript'] as const;
const statuses = ['idle', 'running', 'completed', 'failed'] as const;

function runIn(value: unknown): Pick<Cell, 'run_id' | 'runner' | 'run_until_ms'> {
  const { id, runner, until } = isRecord(value) ? value : {};
  const [run_id, run_until_ms] = [wordsIn(id), timeIn(until)];
  if (run_id === undefined || run_until_ms === undefined) return { run_id: null, runner: null, run_until_ms: null };
  return { run_id, runner: text(runner) ?? '', run_until_ms };
}

const still = { status: 'idle', output: null, error: null, cut_bytes: 0, executed_at_ms: null, ...runIn(null) };

/** Undefined where it cannot be understood; what it does not say about runs has not happened. */
function cellIn(value: unknown, position: number): Cell | undefined {
  if (!isRecord(value)) return undefined;
  const id = wordsIn(value.id);
  const type = oneOf(['title', 'markdown', 'package.json', 'code'], value.type);
  const isWords = type === 'title' || type === 'markdown';
  const content = text(isWords ? value.text : value.source);
  if (id === undefined || id.length > 64 || type === undefined || content === undefined) return undefined;
  const about = { id, position, type, content };
  if (isWords) return { ...about, filename: null, language: null, ...still };
  const filename = type === 'code' ? text(value.filename) : 'package.json';
  const language = type === 'code' ? oneOf(languages, value.language) : null;
  if (filename === undefined || language === undefined || (type === 'code' && nameProblem(filename))) return undefined;
  return {
    ...about,
    filename,
    language,
    status: oneOf(statuses, value.status) ?? 'idle',
    output: text(value.output) ?? null,
    error: text(value.error) ?? null,
    cut_bytes: whole(value.cutBytes) ?? 0,
    executed_at_ms: timeIn(value.executedAt) ?? null,
    ...runIn(value.run),
  };
}

/** Cells in their order, each with an id and a file of its own; the place of the first that has none of these. */
function cellsIn(given: readonly unknown[]): readonly Cell[] | number {
  const cells: Cell[] = [];
  const taken = new Set<string>();
  for (const [position, value] of given.entries()) {
    const cell = cellIn(value, position);
    const names = cell ? [`id ${cell.id}`, ...(cell.filename === null ? [] : [`file ${nameKey(cell.filename)}`])] : [];
    if (!cell || names.some((name) => taken.has(name))) return position;
    for (const name of names) taken.add(name);
    cells.push(cell);
  }
  return cells;
}

/** What a file says; a word about what in it is no part of a notebook. */
export function notebookIn(
  found: Fields,
  id: string,
  changed_ms: number,
): { readonly book: Book; readonly cells: readonly Cell[] } | string {
  const title = wordsIn(found.title);
  const language = oneOf(languages, found.language);
  if (title === undefined || charsIn(title) > 200) return 'title';
  if (language === undefined) return 'language';
  if (!Array.isArray(found.cells)) return 'cells';
  const cells = cellsIn(found.cells);
  if (typeof cells === 'number') return `cells[${cells}]`;
  const created = whole(found.createdAt) ?? changed_ms;
  const updated_at_ms = Math.max(created, whole(found.updatedAt) ?? created);
  const tsconfig = text(found['tsconfig.json']) ?? null;
  const about = { id, title, language, tsconfig, cell_count: cells.length, created_at_ms: created, updated_at_ms };
  return { book: about, cells };
}
