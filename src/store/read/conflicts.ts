import { sql } from 'kysely';
import type { ConflictRow, GraphReads } from '../../records/graph.ts';
import { compiledSql } from '../compiled.ts';
import type { Db } from '../tables.ts';
import { newestOf } from './graph/segments.ts';
import { among, listParam } from './graph/sql.ts';

const selected = sql.raw(`select c.conflict_id, c.from_branch_id, c.into_branch_id, c.doc, c.kind, c.key, c.status, c.base_seq,
  c.theirs_seq, c.ours_seq, c.created_seq, c.created_at_ms, c.resolved_at_ms, f.name as "from", i.name as "into"
  from conflicts c join branches f on f.ws = c.ws and f.id = c.from_branch_id
  join branches i on i.ws = c.ws and i.id = c.into_branch_id`);

const one = compiledSql<{ ws: number; conflict_id: string }, ConflictRow>(
  (p) => sql<ConflictRow>`${selected} where c.ws = ${p('ws')} and c.conflict_id = ${p('conflict_id')}`,
);

const listed = compiledSql<
  { ws: number; into_id: number; doc: string; status: string; before: number; limit: number },
  ConflictRow
>(
  (p) => sql<ConflictRow>`${selected}
    where c.ws = ${p('ws')} and c.into_branch_id = ${p('into_id')} and c.doc = ${p('doc')} and c.status = ${p('status')}
      and c.created_seq < ${p('before')}
    order by c.created_seq desc limit ${p('limit')}`,
);

const ofKeys = compiledSql<
  { ws: number; from_id: number; into_id: number; doc: string; kind: string; keys: string },
  ConflictRow
>(
  (p, engine) => sql<ConflictRow>`${selected}
    where c.ws = ${p('ws')} and c.from_branch_id = ${p('from_id')} and c.into_branch_id = ${p('into_id')} and c.doc = ${p('doc')}
      and c.kind = ${p('kind')} and ${among(sql.raw('c.key'), p('keys'), engine)}`,
);

const open = compiledSql<{ ws: number }, { n: number }>(
  (p) => sql<{ n: number }>`select count(*) as n from conflicts where ws = ${p('ws')} and status = 'open'`,
);

export const conflictReads = (db: Db, ws: number): GraphReads['conflicts'] => ({
  find: (conflict_id) => one.first(db, { ws, conflict_id }),
  async about(from_id, into_id, doc, refs) {
    const found: ConflictRow[] = [];
    for (const kind of ['node', 'edge'] as const) {
      const keys = refs.filter((ref) => ref.kind === kind).map((ref) => ref.key);
      if (keys.length)
        found.push(...(await ofKeys.all(db, { ws, from_id, into_id, doc, kind, keys: listParam(db.engine, keys) })));
    }
    return found;
  },
  async list(into_id, doc, statuses, { before, limit }) {
    const found: ConflictRow[] = [];
    for (const status of statuses) found.push(...(await listed.all(db, { ws, into_id, doc, status, before, limit })));
    return newestOf(found, (row) => row.created_seq, limit);
  },
  countOpen: async () => Number((await open.first(db, { ws }))?.n ?? 0),
});
