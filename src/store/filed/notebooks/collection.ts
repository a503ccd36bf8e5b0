import type { Collection } from '../collection.ts';
import { notebookIn } from './text.ts';

/** Rows of one statement; engines take so many values and no more. */
const atOnce = 50;

/** Notebooks: each a file, beside the sessions of its project. */
export const notebookCollection: Collection = {
  name: 'notebooks',
  folder: 'notebooks',
  items: 'files',
  files: () => [],
  async read(files) {
    const file = files.read('');
    if (file.kind === 'missing') return undefined;
    const unreadable = { facts: [], kept: {}, problems: [{ kind: 'unreadable' as const, file: '', detail: 'notebook' }] };
    if (file.kind !== 'text') return unreadable;
    const found = notebookIn(file.text, files.key);
    if (!found) return unreadable;
    return {
      facts: [],
      kept: {},
      problems: [],
      async complete({ db: { kysely }, ws }) {
        await kysely
          .insertInto('notebooks')
          .values({ ws, ...found.book })
          .execute();
        for (let at = 0; at < found.cells.length; at += atOnce)
          await kysely
            .insertInto('notebook_cells')
            .values(found.cells.slice(at, at + atOnce).map((cell) => ({ ws, notebook: files.key, ...cell })))
            .execute();
      },
    };
  },
  async drop({ db: { kysely }, ws }, notebook) {
    await kysely.deleteFrom('notebook_cells').where('ws', '=', ws).where('notebook', '=', notebook).execute();
    await kysely.deleteFrom('notebooks').where('ws', '=', ws).where('id', '=', notebook).execute();
  },
};
