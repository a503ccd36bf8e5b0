import type { GraphEdge, GraphNode } from '../../../../generated/types/index.ts';
import type { GraphVersion } from '../../../records/graph.ts';

interface Row {
  seq: number;
  key: string;
  meta: string | null;
  deleted: number;
  ts_ms: number;
  merged_from_seq: number | null;
  merged_branch: string | null;
}
export interface NodeRow extends Row {
  type: string;
  title: string | null;
  text: string | null;
  status: string | null;
  tags: string;
}
export interface EdgeRow extends Row {
  from_id: string;
  rel: string;
  to_id: string;
}

/** A row of a page: long texts may be left out of it. */
export type Sized<R extends Row> = R & { size: number };

const versionOf = ({ deleted, seq, ts_ms, merged_from_seq, merged_branch }: Row) => ({
  deleted: deleted === 1,
  last_seq: seq,
  last_ts_ms: ts_ms,
  ...(merged_from_seq === null ? {} : { merged_from: { branch: merged_branch, seq: merged_from_seq } }),
});
const metaOf = ({ meta }: Row) => (meta === null ? {} : { meta: JSON.parse(meta) as Record<string, unknown> });

/** Fields that hold nothing are left out. */
export const toNode = (row: NodeRow): GraphNode => ({
  id: row.key,
  type: row.type,
  ...(row.title === null ? {} : { title: row.title }),
  ...(row.text === null ? {} : { text: row.text }),
  ...(row.status === null ? {} : { status: row.status }),
  tags: JSON.parse(row.tags) as string[],
  ...metaOf(row),
  ...versionOf(row),
});

export const toEdge = (row: EdgeRow): GraphEdge => ({
  from: row.from_id,
  rel: row.rel,
  to: row.to_id,
  ...metaOf(row),
  ...versionOf(row),
});

export const nodeVersion = (row: NodeRow): GraphVersion => ({ kind: 'node', key: row.key, state: toNode(row) });
export const edgeVersion = (row: EdgeRow): GraphVersion => ({ kind: 'edge', key: row.key, state: toEdge(row) });
