import type { NotebookReads } from '../../records/notebooks.ts';
import { compiled } from '../compiled.ts';
import { shownBook, toBook, toCell } from '../notebook-rows.ts';
import type { Database, Db } from '../tables.ts';

type BookColumns = Database['notebooks'];
type CellColumns = Database['notebook_cells'];

const book = compiled<{ ws: number; id: string }, BookColumns>((k, p) =>
  k.selectFrom('notebooks').selectAll().where('ws', '=', p('ws')).where('id', '=', p('id')),
);

const cell = compiled<{ ws: number; notebook: string; id: string }, CellColumns>((k, p) =>
  k
    .selectFrom('notebook_cells')
    .selectAll()
    .where('ws', '=', p('ws'))
    .where('notebook', '=', p('notebook'))
    .where('id', '=', p('id')),
);

export const notebookReads = (db: Db, ws: number): NotebookReads['notebooks'] => ({
  async find(id) {
    const row = await book.first(db, { ws, id });
    return row && toBook(row);
  },
  async list({ offset, limit }) {
    const here = db.kysely.selectFrom('notebooks').where('ws', '=', ws);
    const rows = await here
      .selectAll()
      .orderBy('updated_at_ms', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const all = await here.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirst();
    return { notebooks: rows.map((row) => shownBook(toBook(row))), count: Number(all?.n ?? 0) };
  },
});

export const cellReads = (db: Db, ws: number): NotebookReads['cells'] => {
  const inOrder = (notebook: string) =>
    db.kysely.selectFrom('notebook_cells').selectAll().where('ws', '=', ws).where('notebook', '=', notebook).orderBy('position');
  return {
    async find(notebook, id) {
      const row = await cell.first(db, { ws, notebook, id });
      return row && toCell(row);
    },
    all: async (notebook) => (await inOrder(notebook).execute()).map(toCell),
    page: async (notebook, { offset, limit }) => (await inOrder(notebook).limit(limit).offset(offset).execute()).map(toCell),
  };
};
