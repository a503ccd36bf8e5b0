import { sql } from 'kysely';
import { type GraphReads, type GraphRef, type GraphVersion, refId } from '../../../records/graph.ts';
import { compiledSql } from '../../compiled.ts';
import type { Db } from '../../tables.ts';
import { type EdgeRow, edgeVersion, type NodeRow, nodeVersion } from './rows.ts';
import { type IndexRange, newestOf, segmentsOf } from './segments.ts';
import { among, columns, indexed, listParam, shadowed, source, tableOf, type VersionTable, withSegments } from './sql.ts';

const kinds = ['node', 'edge'] as const;

const inOrder = <R>(table: VersionTable) =>
  compiledSql<IndexRange & { limit: number }, R>(
    (p, engine) => sql<R>`${withSegments(p('nearer'), engine)}
      select ${columns[table]} from ${sql.raw(table)} v ${indexed(`${table}_page`, engine)} ${source}
      where v.ws = ${p('ws')} and v.branch_id = ${p('branch_id')} and v.doc = ${p('doc')} and v.standing = ${p('standing')}
        and v.seq > ${p('after')} and v.seq <= ${p('top')}
        and (v.superseded_seq is null or v.superseded_seq > ${p('cut')})
        and not ${shadowed(table, sql`${p('depth')}`)}
      order by v.seq desc limit ${p('limit')}`,
  );
const nodesInOrder = inOrder<NodeRow>('node_versions');
const edgesInOrder = inOrder<EdgeRow>('edge_versions');

interface Replacing {
  ws: number;
  branch_id: number;
  doc: string;
  after: number;
  top: number;
  upto: number;
  limit: number;
}

const replacing = (table: VersionTable) =>
  compiledSql<Replacing, { key: string; seq: number }>(
    (p, engine) => sql<{ key: string; seq: number }>`select v.key, v.replaces_seq as seq
      from ${sql.raw(table)} v ${indexed(`${table}_replaces`, engine)}
      where v.ws = ${p('ws')} and v.branch_id = ${p('branch_id')} and v.doc = ${p('doc')} and v.replaces_seq <= ${p('upto')}
        and v.seq > ${p('after')} and v.seq <= ${p('top')}
      order by v.replaces_seq desc limit ${p('limit')}`,
  );
const replacingOf = { node: replacing('node_versions'), edge: replacing('edge_versions') };

const merged = (table: VersionTable) =>
  compiledSql<{ ws: number; from_id: number; into_id: number; doc: string; keys: string }, { key: string; seq: number }>(
    (p, engine) => sql<{ key: string; seq: number }>`select v.key, max(v.merged_from_seq) as seq from ${sql.raw(table)} v
      where v.ws = ${p('ws')} and v.branch_id = ${p('into_id')} and v.doc = ${p('doc')}
        and v.merged_from_branch_id = ${p('from_id')} and ${among(sql.raw('v.key'), p('keys'), engine)}
      group by v.key`,
  );
const mergedOf = { node: merged(tableOf.node), edge: merged(tableOf.edge) };

export const changeReads = (db: Db, ws: number): Pick<GraphReads['graph'], 'changes' | 'replaced' | 'lastMerged'> => ({
  async changes(view, doc, { before, limit }) {
    const found: GraphVersion[] = [];
    for (const segments of segmentsOf(db, ws, doc, view, before, ['live', 'gone'])) {
      const room = limit - found.length;
      if (room <= 0) break;
      const versions: GraphVersion[] = [];
      for (const segment of segments) {
        versions.push(...(await nodesInOrder.all(db, { ...segment, limit: room })).map(nodeVersion));
        versions.push(...(await edgesInOrder.all(db, { ...segment, limit: room })).map(edgeVersion));
      }
      found.push(...newestOf(versions, (version) => version.state.last_seq, room));
    }
    return found;
  },
  async replaced(view, doc, { upto, limit }) {
    const found: (GraphRef & { seq: number })[] = [];
    for (const { branch_id, after, upto: top } of view)
      for (const kind of kinds)
        for (const row of await replacingOf[kind].all(db, { ws, branch_id, doc, after, top, upto, limit }))
          found.push({ kind, ...row });
    return newestOf(found, (row) => row.seq, limit);
  },
  async lastMerged(from_id, into_id, doc, refs) {
    const found = new Map<string, number>();
    for (const kind of kinds) {
      const keys = listParam(
        db.engine,
        refs.filter((ref) => ref.kind === kind).map((ref) => ref.key),
      );
      for (const { key, seq } of await mergedOf[kind].all(db, { ws, from_id, into_id, doc, keys }))
        found.set(refId({ kind, key }), seq);
    }
    return found;
  },
});
