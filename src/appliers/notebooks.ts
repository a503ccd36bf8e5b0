import type { Appliers } from '../../generated/handlers/appliers.ts';
import { shownBook, toBook } from '../store/notebook-rows.ts';
import type { Database, Writer } from '../store/tables.ts';

type Own = Pick<
  Appliers<Writer>,
  'notebook_created' | 'cell_added' | 'cell_updated' | 'cell_run_started' | 'cell_run_ended' | 'cell_run_dropped'
>;

type CellColumns = Database['notebook_cells'];

/** What came of no run yet. */
const notRun = { status: 'idle', output: null, error: null, cut_bytes: 0, executed_at_ms: null };
/** Rows of one statement; engines take so many values and no more. */
const atOnce = 50;
/** No run is under way. */
const still = { run_id: null, runner: null, run_until_ms: null };

interface NewCell {
  readonly id: string;
  readonly type: string;
  readonly filename: string | null;
  readonly language: string | null;
  readonly content: string;
}

const cellRow = (ws: number, notebook: string, position: number, cell: NewCell): CellColumns => ({
  ws,
  notebook,
  position,
  id: cell.id,
  type: cell.type,
  content: cell.content,
  filename: cell.filename,
  language: cell.language,
  ...notRun,
  ...still,
});

const touch = ({ db, ws }: Writer, notebook: string, now: number, changed: { title?: string | undefined } = {}) =>
  db.kysely
    .updateTable('notebooks')
    .set({ updated_at_ms: now, ...(changed.title === undefined ? {} : { title: changed.title }) })
    .where('ws', '=', ws)
    .where('id', '=', notebook)
    .execute();

const change = ({ db, ws }: Writer, at: { notebookId: string; cellId: string; runId?: string }, columns: Partial<CellColumns>) =>
  db.kysely
    .updateTable('notebook_cells')
    .set(columns)
    .where('ws', '=', ws)
    .where('notebook', '=', at.notebookId)
    .where('id', '=', at.cellId)
    .$if(at.runId !== undefined, (query) => query.where('run_id', '=', at.runId as string))
    .execute();

export const notebookAppliers: Own = {
  async notebook_created({ notebookId, title, language, tsconfig, cells }, { db: { db, ws }, ts_ms }) {
    const row: Database['notebooks'] = {
      ws,
      id: notebookId,
      title,
      language,
      tsconfig,
      cell_count: cells.length,
      created_at_ms: ts_ms,
      updated_at_ms: ts_ms,
    };
    await db.kysely.insertInto('notebooks').values(row).execute();
    const rows = cells.map((cell, position) => cellRow(ws, notebookId, position, cell));
    for (let at = 0; at < rows.length; at += atOnce)
      await db.kysely
        .insertInto('notebook_cells')
        .values(rows.slice(at, at + atOnce))
        .execute();
    return shownBook(toBook(row));
  },

  async cell_added({ notebookId, cellId, position, ...cell }, { db: writer, ts_ms }) {
    const { db, ws } = writer;
    await db.kysely
      .updateTable('notebook_cells')
      .set((eb) => ({ position: eb('position', '+', 1) }))
      .where('ws', '=', ws)
      .where('notebook', '=', notebookId)
      .where('position', '>=', position)
      .execute();
    await db.kysely
      .insertInto('notebook_cells')
      .values(cellRow(ws, notebookId, position, { ...cell, id: cellId }))
      .execute();
    await db.kysely
      .updateTable('notebooks')
      .set((eb) => ({ cell_count: eb('cell_count', '+', 1) }))
      .where('ws', '=', ws)
      .where('id', '=', notebookId)
      .execute();
    await touch(writer, notebookId, ts_ms);
  },

  async cell_updated({ content, title, ...at }, { db: writer, ts_ms }) {
    await change(writer, at, { content, ...notRun, ...still });
    await touch(writer, at.notebookId, ts_ms, { title });
  },

  async cell_run_started({ notebookId, cellId, runId, runner, until_ms }, { db: writer }) {
    await change(writer, { notebookId, cellId }, { status: 'running', run_id: runId, runner, run_until_ms: until_ms });
  },

  /** A run that another one took the place of meanwhile says nothing about the cell any more. */
  async cell_run_ended({ notebookId, cellId, runId, status, output, error, cutBytes, content }, { db: writer, ts_ms }) {
    const result = { status, output, error, cut_bytes: cutBytes, executed_at_ms: ts_ms };
    const said = content === undefined ? {} : { content };
    await change(writer, { notebookId, cellId, runId }, { ...result, ...said, ...still });
    await touch(writer, notebookId, ts_ms);
  },

  async cell_run_dropped({ status, ...at }, { db: writer }) {
    await change(writer, at, { status, ...still });
  },
};
