import { sql } from 'kysely';
import { type GraphReads, type GraphRef, type GraphVersion, refId } from '../../../records/graph.ts';
import { compiledSql } from '../../compiled.ts';
import type { Db } from '../../tables.ts';
import { inlineFor } from './room.ts';
import { type EdgeRow, edgeVersion, type NodeRow, nodeVersion, type Sized } from './rows.ts';
import { columns, listParam, listRows, sizedColumns, source, type VersionTable, viewParam, withSegments } from './sql.ts';

/**
 * The latest version of each key in a view. Segments do not overlap in seq, so it is the highest of the latest in each;
 * a latest is found by its key and the end of the segment, however many versions there are.
 */
const latest = <R extends NodeRow | EdgeRow>(table: VersionTable) =>
  compiledSql<{ ws: number; doc: string; view: string; keys: string; inline: number }, Sized<R>>((p, engine) => {
    const versions = sql.raw(table);
    return sql<Sized<R>>`${withSegments(p('view'), engine)}
      select ${sizedColumns(table, p('inline'))} from (
        select (
          select max((
            select n.seq from ${versions} n
            where n.ws = ${p('ws')} and n.branch_id = s.branch_id and n.doc = ${p('doc')} and n.key = k.value and n.seq <= s.upto
            order by n.seq desc limit 1
          )) from segs s
        ) as seq from ${listRows(p('keys'), engine)} k
      ) m cross join ${versions} v ${source}
      where v.ws = ${p('ws')} and v.seq = m.seq`;
  });

const bySeq = <R>(table: VersionTable) =>
  compiledSql<{ ws: number; seqs: string }, R & { branch: string; doc: string }>(
    (p, engine) => sql<R & { branch: string; doc: string }>`
      select ${columns[table]}, v.doc, b.name as branch from ${listRows(p('seqs'), engine)} k
      cross join ${sql.raw(table)} v ${source} join branches b on b.ws = v.ws and b.id = v.branch_id
      where v.ws = ${p('ws')} and v.seq = cast(k.value as bigint)`,
  );

export const nodes = { latest: latest<NodeRow>('node_versions'), bySeq: bySeq<NodeRow>('node_versions') };
export const edges = { latest: latest<EdgeRow>('edge_versions'), bySeq: bySeq<EdgeRow>('edge_versions') };

const keysOf = (refs: readonly GraphRef[], kind: GraphRef['kind']): string[] => [
  ...new Set(refs.filter((ref) => ref.kind === kind).map((ref) => ref.key)),
];

export const stateReads = (db: Db, ws: number): Pick<GraphReads['graph'], 'states' | 'at' | 'versions'> => ({
  async states(view, doc, refs) {
    const at = { ws, doc, view: viewParam(db.engine, view), inline: inlineFor(undefined) };
    const ids = keysOf(refs, 'node');
    const keys = keysOf(refs, 'edge');
    const found: GraphVersion[] = [
      ...(ids.length ? (await nodes.latest.all(db, { ...at, keys: listParam(db.engine, ids) })).map(nodeVersion) : []),
      ...(keys.length ? (await edges.latest.all(db, { ...at, keys: listParam(db.engine, keys) })).map(edgeVersion) : []),
    ];
    return new Map(found.map((version) => [refId(version), version]));
  },
  async at(seq) {
    const seqs = listParam(db.engine, [seq]);
    const node = await nodes.bySeq.first(db, { ws, seqs });
    if (node) return { version: nodeVersion(node), branch: node.branch, doc: node.doc };
    const edge = await edges.bySeq.first(db, { ws, seqs });
    return edge && { version: edgeVersion(edge), branch: edge.branch, doc: edge.doc };
  },
  async versions(list) {
    const seqs = listParam(db.engine, list);
    const found = [
      ...(await nodes.bySeq.all(db, { ws, seqs })).map(nodeVersion),
      ...(await edges.bySeq.all(db, { ws, seqs })).map(edgeVersion),
    ];
    return new Map(found.map((version) => [version.state.last_seq, version]));
  },
});
