import { Closed, defineFacts, Nullable, OneOf, Opt, Type } from '../kit/index.ts';
import { Meta } from '../types/entry.ts';
import { GraphNodeId, GraphRel, GraphStamp, NodeFields } from '../types/graph.ts';
import { BranchName, ConflictId, DocName, Seq } from '../types/ids.ts';

const place = { branch: BranchName, branch_id: Type.Integer(), doc: DocName };
/** `replaces`: the version that was seen on the branch before, wherever it was written. */
const version = { replaces: Nullable(Seq), merged_from: Opt(Closed({ branch_id: Type.Integer(), seq: Seq })) };
const edge = { from: GraphNodeId, rel: GraphRel, to: GraphNodeId };

export const graphFacts = defineFacts({
  graph_node_written: {
    summary: 'A node got a new version.',
    payload: Type.Object({ ...place, id: GraphNodeId, ...NodeFields, ...version }),
    yields: GraphStamp,
    kept_elsewhere: ['title', 'text', 'status', 'tags', 'meta'],
  },
  graph_node_removed: {
    summary: 'A node got a tombstone, which keeps what it held last.',
    payload: Type.Object({ ...place, id: GraphNodeId, ...version, replaces: Seq }),
    yields: GraphStamp,
  },
  graph_edge_written: {
    summary: 'An edge got a new version.',
    payload: Type.Object({ ...place, ...edge, meta: Opt(Meta), ...version }),
    yields: GraphStamp,
    kept_elsewhere: ['meta'],
  },
  graph_edge_removed: {
    summary: 'An edge got a tombstone, which keeps what it held last.',
    payload: Type.Object({ ...place, ...edge, ...version, replaces: Seq }),
    yields: GraphStamp,
  },
  graph_conflict_found: {
    summary: 'A merge found a node or edge that both branches changed in different ways.',
    payload: Type.Object({
      conflict_id: ConflictId,
      from_branch_id: Type.Integer(),
      into_branch_id: Type.Integer(),
      doc: DocName,
      kind: OneOf(['node', 'edge']),
      key: Type.String(),
      base_seq: Nullable(Seq),
      theirs_seq: Seq,
      ours_seq: Seq,
    }),
  },
  graph_conflict_resolved: {
    summary: 'Somebody decided a conflict.',
    payload: Type.Object({ conflict_id: ConflictId, resolution: OneOf(['use_from', 'use_into']) }),
  },
  graph_conflict_superseded: {
    summary: 'A later merge found the key of an open conflict in another state.',
    payload: Type.Object({ conflict_id: ConflictId }),
  },
});
