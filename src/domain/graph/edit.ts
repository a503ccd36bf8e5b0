import type { GraphEditHandlers } from '../../../generated/handlers/graph.ts';
import { endedEarly, fromTheEnd, newestFirst, roomFor } from '../../kernel/page.ts';
import { text } from '../../kernel/says.ts';
import { refuseUnlessHolds } from '../../records/documents.ts';
import { GraphWriting } from './apply.ts';
import { canonicalOp, refuseReserved, toFilter } from './edit-rules.ts';
import type { GraphStore } from './store.ts';

const noEdges = { edges: [], cut: false };

export const graphEditHandlers: GraphEditHandlers<GraphStore> = {
  async graph_apply({ ops }, { target, store, tell, progress }) {
    await refuseUnlessHolds(store, target, 'graph');
    const writing = new GraphWriting(target, store, tell);
    for (const [i, op] of ops.map(canonicalOp).entries()) {
      refuseReserved(op);
      await writing.apply(op);
      progress(i + 1, ops.length);
    }
    return { branch: target.branch, doc: target.doc, applied: writing.applied, ...writing.last };
  },

  async graph_query(input, { target, store }) {
    const { branch, doc, view } = target;
    const { cursor, limit, include_edges, edges_limit, include_deleted } = input;
    const page = { before: cursor ?? fromTheEnd, limit: limit + 1, bytes: roomFor(input) };
    const found = await store.graph.nodes(view, doc, toFilter(input), page);
    const { items: nodes, pagination } = newestFirst(found.nodes, (node) => node.last_seq, { cursor, limit, cut: found.cut });
    const most = include_edges && nodes.length > 0 ? edges_limit : 0;
    const ids = nodes.map((node) => node.id);
    const room = { limit: most + 1, include_deleted, bytes: roomFor(input) };
    const { edges, cut } = most === 0 ? noEdges : await store.graph.edgesBetween(view, doc, ids, room);
    const truncated = endedEarly(pagination) || cut || edges.length > most;
    return { branch, doc, nodes, edges: edges.slice(0, most), pagination, truncated };
  },

  async graph_validate({ max_errors }, { target, store }) {
    const { branch, doc, view } = target;
    const stats = await store.graph.count(view, doc);
    const found = await store.graph.dangling(view, doc, max_errors + 1);
    const errors = found.slice(0, max_errors).map(({ edge: { key }, missing }) => ({
      code: 'EDGE_ENDPOINT_MISSING' as const,
      kind: 'edge' as const,
      key,
      message: text('edge-end-is-missing', { key, missing }),
    }));
    return { branch, doc, ok: found.length === 0, stats, errors, truncated: found.length > max_errors };
  },
};
