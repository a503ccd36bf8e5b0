import { singleFiles } from '../single.ts';
import { longestNotebook, notebookIn } from './text.ts';

/** Rows of one statement; engines take so many values and no more. */
const atOnce = 50;

/** Notebooks: each a file, beside the sessions of its project. */
export const notebookCollection = singleFiles({
  name: 'notebooks',
  folder: 'notebooks',
  longest: longestNotebook,
  key: /^[^/\\]{1,64}$/u,
  meaning(fields, id, changed_ms) {
    const found = notebookIn(fields, id, changed_ms);
    if (typeof found === 'string') return found;
    return {
      facts: [],
      /** Facts tell how a notebook became what it is; its file says what it is. */
      async complete({ db: { kysely }, ws }) {
        await kysely
          .insertInto('notebooks')
          .values({ ws, ...found.book })
          .execute();
        for (let at = 0; at < found.cells.length; at += atOnce)
          await kysely
            .insertInto('notebook_cells')
            .values(found.cells.slice(at, at + atOnce).map((cell) => ({ ws, notebook: id, ...cell })))
            .execute();
      },
    };
  },
  async drop({ db: { kysely }, ws }, notebook) {
    await kysely.deleteFrom('notebook_cells').where('ws', '=', ws).where('notebook', '=', notebook).execute();
    await kysely.deleteFrom('notebooks').where('ws', '=', ws).where('id', '=', notebook).execute();
  },
});
