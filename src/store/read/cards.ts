import type { CardCommit, CardReads } from '../../records/cards.ts';
import { compiled } from '../compiled.ts';
import type { Db } from '../tables.ts';

const commits = compiled<{ ws: number; card_id: string }, CardCommit>((k, p) =>
  k
    .selectFrom('cards as c')
    .innerJoin('branches as b', (j) => j.onRef('b.ws', '=', 'c.ws').onRef('b.id', '=', 'c.branch_id'))
    .select(['c.card_id', 'b.name as branch', 'c.branch_id', 'c.graph_doc', 'c.trace_doc', 'c.seq', 'c.digest'])
    .where('c.ws', '=', p('ws'))
    .where('c.card_id', '=', p('card_id'))
    .orderBy('c.seq', 'desc'),
);

export const cardReads = (db: Db, ws: number): CardReads['cards'] => ({
  commits: async (card_id) => [...(await commits.all(db, { ws, card_id }))],
});
