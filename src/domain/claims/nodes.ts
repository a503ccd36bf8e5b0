import type { ClaimsNodesHandlers } from '../../../generated/handlers/claims.ts';
import { refuse } from '../../kernel/fault.ts';
import { graphOf, mostEdges } from './claims.ts';
import { nodeNamed, recordNear, wanted } from './finding.ts';
import { listNodes, statusesOf } from './listing.ts';
import { newNode, noded, nodeRetracted, tellThoughts } from './record-rules.ts';
import type { ClaimsStore } from './store.ts';
import { sayThoughtTrouble } from './trouble.ts';

export const nodeHandlers: ClaimsNodesHandlers<ClaimsStore> = {
  async node_list({ scope, all, tag, contains, type, status, limit, after }, { store, warn }) {
    await sayThoughtTrouble({ store, warn }, scope);
    const last = after === undefined ? undefined : await nodeNamed(store, after, scope);
    const { items, has_more } = await listNodes(
      store.thoughts,
      scope,
      { ...statusesOf(all, status), tags: tag, contains, types: type, limit: wanted(limit) },
      last && { ...last, id: last.node_id },
    );
    return { nodes: items, has_more, truncated: false };
  },

  async node_show(input, { store, warn, now_ms }) {
    const node = await nodeNamed(store, input.id, input.scope);
    await sayThoughtTrouble({ store, warn }, input.scope);
    const edges = await store.thoughts.adjacent(node.scope, [node.node_id], { direction: 'both', limit: mostEdges });
    return { scope: node.scope, node, edges, ...(await graphOf(store, node.node_id, input, now_ms)), truncated: false };
  },

  async node_create(input, { store, workspace, tell, now_ms, newId }) {
    const { scope, type, title, text, visibility = scope, tag, cite, confidence, notes } = input;
    for (const id of cite)
      if (!(await store.log.find(id)))
        throw refuse('cited-record-is-not-known', { id, nearest: await recordNear(store.log, id) });
    const making = { now_ms, project: workspace, newId };
    const said = { node_type: type, title, text, scope, visibility, tags: tag, confidence, notes };
    const draft = newNode({ ...said, source_event_ids: cite }, making);
    const { event_id } = await tell('node_create', {
      batch_id: 'cli.node_create',
      thread_id: '',
      scope,
      node_type: type,
      title: draft.title,
      text: draft.text,
      visibility,
      tags: draft.tags,
      confidence,
      notes,
      cite_event_ids: [...cite],
    });
    const node = { ...newNode({ ...said, source_event_ids: [event_id, ...cite] }, making), node_id: draft.node_id };
    await tellThoughts(tell, [noded(node)]);
    return { node_id: node.node_id, event_id };
  },

  async node_retract({ id, scope, rationale }, { store, workspace, tell, now_ms, newId }) {
    const { node_id } = await nodeNamed(store, id, scope);
    const { event_id } = await tell('node_retract', { batch_id: 'cli.node_retract', thread_id: '', scope, node_id, rationale });
    const gone = { id: node_id, rationale, source_event_ids: [event_id] };
    await tellThoughts(tell, [nodeRetracted(scope, gone, { now_ms, project: workspace, newId })]);
    return { node_id, event_id };
  },
};
