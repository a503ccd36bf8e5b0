import { type RawBuilder, sql } from 'kysely';
import type { GraphReads } from '../../../records/graph.ts';
import { compiledSql } from '../../compiled.ts';
import type { Db } from '../../tables.ts';
import { indexed, latestAt, shadowed, tableOf, type VersionTable, viewParam, withSegments } from './sql.ts';

interface ViewParams {
  ws: number;
  doc: string;
  view: string;
}

/**
 * Live keys of a view: those of each segment by itself, less those that a nearer segment has a version of.
 * Counting what is hidden goes by the nearer segments, which are the small ones.
 */
const counted = (table: VersionTable) =>
  compiledSql<ViewParams, { n: number }>((p, engine) => {
    const versions = sql.raw(table);
    const alone = sql`select count(*) from ${versions} v where v.ws = ${p('ws')} and v.branch_id = s.branch_id and v.doc = ${p('doc')}`;
    return sql<{ n: number }>`${withSegments(p('view'), engine)}
      select sum(
        (${alone} and v.standing = 'live' and v.seq <= s.upto)
        + (${alone} and v.standing = 'past' and v.deleted = 0 and v.seq <= s.upto and v.superseded_seq > s.upto)
        - (select count(*) from (
            select distinct n.key from segs t cross join ${versions} n
            where t.depth < s.depth and n.ws = ${p('ws')} and n.branch_id = t.branch_id and n.doc = ${p('doc')} and n.seq <= t.upto
          ) k where exists (${versionsOfKey(table, p)} and v.deleted = 0))
      ) as n from segs s`;
  });

const versionsOfKey = (table: VersionTable, p: <K extends keyof ViewParams>(name: K) => ViewParams[K]) =>
  sql`select 1 from ${sql.raw(table)} v where v.ws = ${p('ws')} and v.branch_id = s.branch_id and v.doc = ${p('doc')}
    and v.key = k.key and ${latestAt(sql.raw('s.upto'))}`;

const nodesCounted = counted(tableOf.node);
const edgesCounted = counted(tableOf.edge);

/** Whether the view shows a live node of this id. */
const lives = (id: RawBuilder<unknown>) => sql`exists (
  select 1 from segs a cross join node_versions m
  where m.ws = v.ws and m.branch_id = a.branch_id and m.doc = v.doc and m.key = ${id} and ${latestAt(sql.raw('a.upto'), 'm')}
    and m.deleted = 0 and not exists (
      select 1 from segs t cross join node_versions n
      where t.depth < a.depth and n.ws = v.ws and n.branch_id = t.branch_id and n.doc = v.doc and n.key = ${id} and n.seq <= t.upto
    )
)`;

interface Loose {
  key: string;
  seq: number;
  from_id: string;
  to_id: string;
  from_lives: number | boolean;
  to_lives: number | boolean;
}

const loose = compiledSql<ViewParams & { limit: number }, Loose>(
  (p, engine) => sql<Loose>`${withSegments(p('view'), engine)}
    select * from (
      select v.key, v.seq, v.from_id, v.to_id, ${lives(sql.raw('v.from_id'))} as from_lives, ${lives(sql.raw('v.to_id'))} as to_lives
      from segs s cross join edge_versions v ${indexed('edge_versions_key', engine)}
      where v.ws = ${p('ws')} and v.branch_id = s.branch_id and v.doc = ${p('doc')} and v.deleted = 0
        and ${latestAt(sql.raw('s.upto'))} and not ${shadowed('edge_versions', sql.raw('s.depth'))}
    ) e where not (e.from_lives and e.to_lives) order by e.seq desc limit ${p('limit')}`,
);

export const checkReads = (db: Db, ws: number): Pick<GraphReads['graph'], 'count' | 'dangling'> => ({
  async count(view, doc) {
    const at = { ws, doc, view: viewParam(db.engine, view) };
    const n = async (query: typeof nodesCounted) => Number((await query.first(db, at))?.n ?? 0);
    return { nodes: await n(nodesCounted), edges: await n(edgesCounted) };
  },
  async dangling(view, doc, limit) {
    const rows = await loose.all(db, { ws, doc, view: viewParam(db.engine, view), limit });
    return rows.map((row) => ({
      edge: { kind: 'edge', key: row.key },
      missing: [...new Set([...(row.from_lives ? [] : [row.from_id]), ...(row.to_lives ? [] : [row.to_id])])],
    }));
  },
});
