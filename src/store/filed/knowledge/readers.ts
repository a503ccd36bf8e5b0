import type { KnowledgeReads } from '../../../records/knowledge.ts';
import { patternReads, scratchpadReads } from '../../read/knowledge.ts';
import type { Db } from '../../tables.ts';
import type { Looks } from '../collection.ts';
import { foundIn } from '../single.ts';

const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

/** Whoever reads a pattern or a note reads it as its file is now. */
export const knowledgeFileReaders = (looks: Looks) => ({
  patterns: (db: Db, ws: number): KnowledgeReads['patterns'] => {
    const own = patternReads(db, ws);
    return {
      async find(id) {
        const places = await looks.items(db, ws, 'patterns', [id]);
        return foundIn(places.get(id), await own.find(id));
      },
      async list(filter, order) {
        const page = await own.list(filter, order);
        await looks.items(db, ws, 'patterns', ids(page.patterns));
        return page;
      },
    };
  },

  scratchpad: (db: Db, ws: number): KnowledgeReads['scratchpad'] => {
    const own = scratchpadReads(db, ws);
    return {
      async find(id) {
        const places = await looks.items(db, ws, 'scratchpad', [id]);
        return foundIn(places.get(id), await own.find(id));
      },
      async list(filter, order) {
        const page = await own.list(filter, order);
        await looks.items(db, ws, 'scratchpad', ids(page.notes));
        return page;
      },
    };
  },
});
