import type { ClaimsReadsHandlers } from '../../../generated/handlers/claims.ts';
import type { ThoughtHit } from '../../../generated/types/index.ts';
import { type FoundThought, holdsAt } from '../../records/thoughts.ts';
import { drawn, mostEdges } from './claims.ts';
import { claimNamed, nodeNamed, scopesOf, type Where } from './finding.ts';
import type { ClaimsStore } from './store.ts';
import { sayThoughtTrouble } from './trouble.ts';

/** How much of what is asked for, by rarity, must be held. */
const enough = 0.1;
const longestText = 600;

const isClaim = (id: string): boolean => id.startsWith('cl_');

function hitOf(found: FoundThought, short: (text: string, most: number) => string): ThoughtHit {
  const thing = found.kind === 'claim' ? found.claim : found.node;
  const { scope, tags, asserted_ts, source_event_ids, text } = thing;
  const own =
    found.kind === 'claim'
      ? { id: found.claim.claim_id, type: found.claim.claim_type, title: '' }
      : { id: found.node.node_id, type: found.node.node_type, title: found.node.title };
  return {
    kind: found.kind,
    ...own,
    scope,
    text: short(text, longestText),
    tags,
    asserted_ts,
    source_event_ids,
    score: Math.round(found.score * 1000) / 1000,
  };
}

async function rootOf(store: ClaimsStore, id: string, where: Where): Promise<string> {
  return isClaim(id) ? (await claimNamed(store, id, where)).claim_id : (await nodeNamed(store, id, where)).node_id;
}

export const readsHandlers: ClaimsReadsHandlers<ClaimsStore> = {
  async claims_search({ query, scope, kind, limit }, { store, warn, now_ms, short }) {
    await sayThoughtTrouble({ store, warn }, scope);
    const kinds = kind.length ? kind : (['claim', 'node'] as const);
    const found: FoundThought[] = [];
    for (const each of scopesOf(scope))
      found.push(...(await store.thoughts.search(each, query, { kinds, limit: 2 * limit, enough })));
    const hits = found
      .filter((one) => one.kind === 'node' || holdsAt(one.claim, now_ms))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
    return { hits: hits.map((one) => hitOf(one, short.chars)), truncated: false };
  },

  async claims_show({ id, scope: where }, { store, warn }) {
    const found = isClaim(id) ? { claim: await claimNamed(store, id, where) } : { node: await nodeNamed(store, id, where) };
    await sayThoughtTrouble({ store, warn }, where);
    const { scope } = found.claim ?? found.node;
    const edges = await store.thoughts.adjacent(scope, [id], { direction: 'both', limit: mostEdges });
    return { scope, ...found, edges, truncated: false };
  },

  async claims_graph({ id, scope, ...asked }, { store, warn, now_ms }) {
    const root = await rootOf(store, id, scope);
    await sayThoughtTrouble({ store, warn }, scope);
    return { ...(await drawn(store, root, asked, now_ms)), truncated: false };
  },
};
