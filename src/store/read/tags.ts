import type { Tag } from '../../../generated/types/index.ts';
import { iso } from '../../kernel/text.ts';
import type { NotesReads, Reset } from '../../records/notes.ts';
import { compiled } from '../compiled.ts';
import type { Database, Db } from '../tables.ts';

const tagColumns = ['t.name', 'b.name as branch', 't.doc', 't.seq', 't.created_at_ms'] as const;

const one = compiled<{ ws: number; name: string }, Tag>((k, p) =>
  k
    .selectFrom('tags as t')
    .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 't.ws').onRef('b.id', '=', 't.branch_id'))
    .select(tagColumns)
    .where('t.ws', '=', p('ws'))
    .where('t.name', '=', p('name')),
);

const listed = compiled<{ ws: number; after: string; limit: number }, Tag>((k, p) =>
  k
    .selectFrom('tags as t')
    .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 't.ws').onRef('b.id', '=', 't.branch_id'))
    .select(tagColumns)
    .where('t.ws', '=', p('ws'))
    .where('t.name', '>', p('after'))
    .orderBy('t.name')
    .limit(p('limit')),
);

const total = compiled<{ ws: number }, { n: number }>((k, p) =>
  k
    .selectFrom('tags')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('ws', '=', p('ws')),
);

export const tagReads = (db: Db, ws: number): NotesReads['tags'] => ({
  find: (name) => one.first(db, { ws, name }),
  list: async ({ after, limit }) => [...(await listed.all(db, { ws, after: after ?? '', limit }))],
  count: async () => Number((await total.first(db, { ws }))?.n ?? 0),
});

type ResetRow = Omit<Database['resets'], 'ws'> & { branch: string };

const resetsBefore = compiled<
  { ws: number; branch_id: number; doc: string; after: number; upto: number; limit: number },
  ResetRow
>((k, p) =>
  k
    .selectFrom('resets as r')
    .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 'r.ws').onRef('b.id', '=', 'r.branch_id'))
    .select(['r.seq', 'r.branch_id', 'b.name as branch', 'r.doc', 'r.ref', 'r.old_seq', 'r.new_seq', 'r.ts_ms'])
    .where('r.ws', '=', p('ws'))
    .where('r.branch_id', '=', p('branch_id'))
    .where('r.doc', '=', p('doc'))
    .where('r.seq', '>', p('after'))
    .where('r.seq', '<=', p('upto'))
    .orderBy('r.seq', 'desc')
    .limit(p('limit')),
);

const resetMove = (row: ResetRow): Reset['move'] => ({
  seq: row.seq,
  ref: row.branch,
  branch: row.branch,
  doc: row.doc,
  old_seq: row.old_seq,
  new_seq: row.new_seq,
  message: `reset:${row.ref}`,
  ts: iso(row.ts_ms),
  ts_ms: row.ts_ms,
});

export const resetReads = (db: Db, ws: number): NotesReads['resets'] => ({
  async before(view, doc, { before, limit }) {
    const found: Reset[] = [];
    for (const { branch_id, after, upto } of view) {
      if (found.length >= limit) break;
      if (after >= before - 1) continue;
      const page = { ws, branch_id, doc, after, upto: Math.min(upto, before - 1), limit: limit - found.length };
      for (const row of await resetsBefore.all(db, page)) found.push({ branch_id, move: resetMove(row) });
    }
    return found;
  },
});
