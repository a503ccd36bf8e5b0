import type { ClaimsEdgesHandlers } from '../../../generated/handlers/claims.ts';
import { edgeNamed } from './finding.ts';
import { listEdges } from './listing.ts';
import { newEdge, related, tellThoughts } from './record-rules.ts';
import type { ClaimsStore } from './store.ts';
import { sayThoughtTrouble } from './trouble.ts';

export const edgeHandlers: ClaimsEdgesHandlers<ClaimsStore> = {
  async edge_create({ scope, type, from, to, visibility = scope, notes }, { workspace, tell, now_ms, newId }) {
    const ends = { scope, edge_type: type, from_id: from, to_id: to, visibility, notes };
    const { event_id } = await tell('edge_create', { batch_id: 'cli.edge_create', thread_id: '', ...ends });
    const edge = newEdge({ ...ends, source_event_ids: [event_id] }, { now_ms, project: workspace, newId });
    await tellThoughts(tell, [related(edge)]);
    return { edge_id: edge.edge_id, event_id };
  },

  async edge_list({ scope, type, from, to, limit, after }, { store, warn }) {
    await sayThoughtTrouble({ store, warn }, scope);
    const last = after === undefined ? undefined : await edgeNamed(store, after, scope);
    const { items, has_more } = await listEdges(store.thoughts, scope, {
      types: type === undefined ? undefined : [type],
      from,
      to,
      limit,
      after: last && { asserted_ts: last.asserted_ts, id: last.edge_id },
    });
    return { edges: items, has_more, truncated: false };
  },

  async edge_show({ id, scope }, { store, warn }) {
    const edge = await edgeNamed(store, id, scope);
    await sayThoughtTrouble({ store, warn }, scope);
    return { scope: edge.scope, edge };
  },
};
