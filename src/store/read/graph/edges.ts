import { type RawBuilder, sql } from 'kysely';
import type { GraphReads } from '../../../records/graph.ts';
import { compiledSql } from '../../compiled.ts';
import type { Db } from '../../tables.ts';
import { inlineFor, withinRoom } from './room.ts';
import { type EdgeRow, type Sized, toEdge } from './rows.ts';
import { among, columns, indexed, latestAt, listParam, shadowed, sizedColumns, source, viewParam, withSegments } from './sql.ts';
import { edges as versions } from './states.ts';

interface ViewParams {
  ws: number;
  doc: string;
  view: string;
}

/** Edges `v` of a view that meet a condition, wherever in it they were written. */
const inView = (
  condition: RawBuilder<unknown>,
  index: RawBuilder<unknown>,
  p: (name: keyof ViewParams) => never,
) => sql`segs s cross join edge_versions v ${index} ${source}
  where v.ws = ${p('ws')} and v.branch_id = s.branch_id and v.doc = ${p('doc')} and ${condition}
    and ${latestAt(sql.raw('s.upto'))} and not ${shadowed('edge_versions', sql.raw('s.depth'))}`;

const between = compiledSql<ViewParams & { ids: string; deleted: number; limit: number; inline: number }, Sized<EdgeRow>>(
  (p, engine) => {
    const ends = sql`${among(sql.raw('v.from_id'), p('ids'), engine)} and ${among(sql.raw('v.to_id'), p('ids'), engine)}`;
    const wanted = sql`${ends} and (v.deleted = 0 or ${p('deleted')} = 1)`;
    return sql<Sized<EdgeRow>>`${withSegments(p('view'), engine)}
    select ${sizedColumns('edge_versions', p('inline'))} from ${inView(wanted, indexed('edge_versions_from', engine), p as never)}
    order by v.seq desc limit ${p('limit')}`;
  },
);

const touching = (end: 'from' | 'to') =>
  compiledSql<ViewParams & { id: string }, EdgeRow>((p, engine) => {
    const wanted = sql`${sql.raw(`v.${end}_id`)} = ${p('id')} and v.deleted = 0`;
    return sql<EdgeRow>`${withSegments(p('view'), engine)}
      select ${columns.edge_versions} from ${inView(wanted, indexed(`edge_versions_${end}`, engine), p as never)}`;
  });
const outgoing = touching('from');
const incoming = touching('to');

const related = compiledSql<ViewParams & { ids: string; rels: string; limit: number }, EdgeRow>((p, engine) => {
  const ends = sql`${among(sql.raw('v.from_id'), p('ids'), engine)} and ${among(sql.raw('v.rel'), p('rels'), engine)}`;
  const wanted = sql`${ends} and v.deleted = 0`;
  return sql<EdgeRow>`${withSegments(p('view'), engine)}
    select ${columns.edge_versions} from ${inView(wanted, indexed('edge_versions_from', engine), p as never)}
    order by v.seq desc limit ${p('limit')}`;
});

export const edgeReads = (db: Db, ws: number): Pick<GraphReads['graph'], 'edgesBetween' | 'edgesAt' | 'edgesFrom'> => ({
  async edgesBetween(view, doc, ids, { limit, include_deleted, bytes }) {
    const params = {
      ws,
      doc,
      view: viewParam(db.engine, view),
      ids: listParam(db.engine, ids),
      deleted: include_deleted ? 1 : 0,
      limit,
      inline: inlineFor(bytes),
    };
    const whole = (seqs: readonly number[]) => versions.bySeq.all(db, { ws, seqs: listParam(db.engine, seqs) });
    const { rows, cut } = await withinRoom(await between.all(db, params), bytes, whole);
    return { edges: rows.map(toEdge), cut };
  },
  async edgesFrom(view, doc, ids, { rels, limit }) {
    const lists = { ids: listParam(db.engine, ids), rels: listParam(db.engine, rels) };
    return (await related.all(db, { ws, doc, view: viewParam(db.engine, view), ...lists, limit })).map(toEdge);
  },
  async edgesAt(view, doc, id) {
    const at = { ws, doc, view: viewParam(db.engine, view), id };
    const rows = [...(await outgoing.all(db, at)), ...(await incoming.all(db, at))];
    const once = new Map(rows.map((row) => [row.seq, row]));
    return [...once.values()].sort((a, b) => a.seq - b.seq).map(toEdge);
  },
});
