import type { ClaimsClaimsHandlers } from '../../../generated/handlers/claims.ts';
import type { ClaimShowInput, ThoughtGraph } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { iso } from '../../kernel/text.ts';
import { claimNamed, momentOf, wanted } from './finding.ts';
import { listClaims, statusesOf } from './listing.ts';
import { claimRetracted, newClaim, newEdge, related, superseding, tellThoughts } from './record-rules.ts';
import type { ClaimsStore } from './store.ts';
import { mermaidOf, subgraph } from './subgraph-rules.ts';
import { sayThoughtTrouble } from './trouble.ts';

const cli = (what: string) => ({ batch_id: `cli.${what}`, thread_id: '' });

/** More edges than this at one thing are looked at with edge_list. */
export const mostEdges = 200;

type GraphInput = Pick<
  ClaimShowInput,
  'graph' | 'depth' | 'direction' | 'edge_type' | 'include_inactive' | 'include_aliases' | 'mermaid'
>;

/** What hangs together with something. */
export async function drawn(
  { thoughts }: Pick<ClaimsStore, 'thoughts'>,
  root: string,
  { depth, direction, edge_type, include_inactive, include_aliases, mermaid }: Omit<GraphInput, 'graph'>,
  now_ms: number,
): Promise<{ graph: ThoughtGraph; mermaid?: string }> {
  const asked = { root, depth: depth || 1, direction, edge_types: edge_type, include_inactive, include_aliases, now_ms };
  const found = await subgraph(thoughts, asked);
  return { graph: found, ...(mermaid ? { mermaid: mermaidOf(found) } : {}) };
}

/** The same, where it was asked for. */
export const graphOf = async (
  store: Pick<ClaimsStore, 'thoughts'>,
  root: string,
  asked: GraphInput,
  now_ms: number,
): Promise<{ graph?: ThoughtGraph; mermaid?: string }> => (asked.graph || asked.mermaid ? drawn(store, root, asked, now_ms) : {});

export const claimHandlers: ClaimsClaimsHandlers<ClaimsStore> = {
  async claim_list({ scope, all, tag, contains, type, status, as_of, limit, after }, { store, warn, now_ms }) {
    await sayThoughtTrouble({ store, warn }, scope);
    const last = after === undefined ? undefined : await claimNamed(store, after, scope);
    const { items, has_more } = await listClaims(
      store.thoughts,
      scope,
      {
        ...statusesOf(all, status),
        tags: tag,
        contains,
        types: type,
        as_of_ms: as_of === undefined ? now_ms : momentOf('as_of', as_of),
        limit: wanted(limit),
      },
      last && { ...last, id: last.claim_id },
    );
    return { claims: items, has_more, truncated: false };
  },

  async claim_show(input, { store, warn, now_ms }) {
    const claim = await claimNamed(store, input.id, input.scope);
    await sayThoughtTrouble({ store, warn }, input.scope);
    const edges = await store.thoughts.adjacent(claim.scope, [claim.claim_id], { direction: 'both', limit: mostEdges });
    return { scope: claim.scope, claim, edges, ...(await graphOf(store, claim.claim_id, input, now_ms)), truncated: false };
  },

  async claim_retract({ id, scope, rationale }, { store, workspace, tell, now_ms, newId }) {
    const { claim_id } = await claimNamed(store, id, scope);
    const { event_id } = await tell('claim_retract', { ...cli('claim_retract'), scope, claim_id, rationale });
    const gone = { id: claim_id, rationale, source_event_ids: [event_id] };
    await tellThoughts(tell, [claimRetracted(scope, gone, { now_ms, project: workspace, newId })]);
    return { claim_id, event_id };
  },

  async claim_supersede(input, { store, workspace, tell, now_ms, newId }) {
    const { id, scope: where, text, tag } = input;
    const old = await claimNamed(store, id, where);
    const { scope, claim_type = old.claim_type, visibility = old.visibility } = { ...input, scope: old.scope };
    const [from, to] = (['valid_from', 'valid_to'] as const).map((field) =>
      input[field] === undefined ? null : momentOf(field, input[field]),
    ) as [number | null, number | null];
    if (from !== null && to !== null && to <= from) throw refuse('claim-ends-before-it-begins');
    const said = {
      claim_type,
      visibility,
      valid_from: from === null ? null : iso(from),
      valid_to: to === null ? null : iso(to),
      tags: [...tag],
    };
    const { event_id } = await tell('claim_supersede', {
      ...cli('claim_supersede'),
      scope,
      old_claim_id: old.claim_id,
      new_text: text,
      ...said,
    });
    const making = { now_ms, project: workspace, newId };
    const claim = newClaim({ ...said, text, scope, source_event_ids: [event_id] }, making);
    const facts = superseding(claim, [old.claim_id], making);
    await tellThoughts(tell, facts);
    const [edge] = facts.flatMap((fact) => (fact.kind === 'edge_asserted' ? [fact.payload.edge] : []));
    return { claim_id: claim.claim_id, superseded_id: old.claim_id, edge_id: edge?.edge_id ?? '', scope, event_id };
  },

  async claim_same_as({ dup, canonical, scope, notes }, { store, workspace, tell, now_ms, newId }) {
    const { claim_id: dup_id, canonical_id: stands } = await claimNamed(store, dup, scope);
    const { claim_id: canonical_id, canonical_id: leads } = await claimNamed(store, canonical, scope);
    if (dup_id === canonical_id || leads === stands) throw refuse('claims-are-one-already', { dup, canonical });
    const { event_id } = await tell('claim_same_as', { ...cli('claim_same_as'), scope, dup_id, canonical_id, notes });
    const edge = newEdge(
      { edge_type: 'same_as', from_id: dup_id, to_id: canonical_id, scope, source_event_ids: [event_id], notes },
      { now_ms, project: workspace, newId },
    );
    await tellThoughts(tell, [related(edge)]);
    return { dup_id, canonical_id, edge_id: edge.edge_id, event_id };
  },
};
