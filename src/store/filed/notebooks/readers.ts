import type { NotebookReads } from '../../../records/notebooks.ts';
import { cellReads, notebookReads } from '../../read/notebooks.ts';
import type { Db } from '../../tables.ts';
import type { Looks } from '../collection.ts';
import { foundIn } from '../single.ts';

/** Whoever reads a notebook or its cells reads them as its file is now. */
export const notebookFileReaders = (looks: Looks) => ({
  notebooks: (db: Db, ws: number): NotebookReads['notebooks'] => {
    const own = notebookReads(db, ws);
    return {
      async find(id) {
        const places = await looks.items(db, ws, 'notebooks', [id]);
        return foundIn(places.get(id), await own.find(id));
      },
      async list(page) {
        const found = await own.list(page);
        await looks.items(
          db,
          ws,
          'notebooks',
          found.notebooks.map(({ id }) => id),
        );
        return found;
      },
    };
  },

  cells: (db: Db, ws: number): NotebookReads['cells'] => {
    const own = cellReads(db, ws);
    const look = (notebook: string) => looks.items(db, ws, 'notebooks', [notebook]);
    return {
      async find(notebook, id) {
        await look(notebook);
        return own.find(notebook, id);
      },
      async all(notebook) {
        await look(notebook);
        return own.all(notebook);
      },
      async page(notebook, page) {
        await look(notebook);
        return own.page(notebook, page);
      },
    };
  },
});
