import type { Tell, ThinkingTarget } from '../../../generated/handlers/ctx.ts';
import type { GraphApplied, GraphNode } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { nodeRef } from '../../records/graph.ts';
import { nothingApplied } from './applied.ts';
import type { ThinkStore } from './store.ts';

export type CardTarget = Pick<ThinkingTarget, 'branch' | 'branch_id' | 'view' | 'graph_doc'>;

/** The cards that are named, in that order; one that is not there refuses the whole call. */
export async function cardsNamed(
  store: ThinkStore,
  { view, graph_doc }: CardTarget,
  ids: readonly string[],
): Promise<GraphNode[]> {
  const wanted = [...new Set(ids.map((id) => id.trim()))];
  const states = await store.graph.states(view, graph_doc, wanted.map(nodeRef));
  const nodes = new Map([...states.values()].map(({ key, state }) => [key, state as GraphNode]));
  return wanted.map((id) => {
    const node = nodes.get(id);
    if (!node || node.deleted) throw refuse('card-is-not-known', { id, doc: graph_doc });
    return node;
  });
}

/** What a card says after a change; undefined where nothing changes. */
export type Change = (card: GraphNode) => Partial<Pick<GraphNode, 'status' | 'tags' | 'meta'>> | undefined;

export async function changeCards(
  store: ThinkStore,
  place: CardTarget,
  tell: Tell<'graph_node_written'>,
  ids: readonly string[],
  change: Change,
): Promise<{ applied: GraphApplied; last_seq: number | null }> {
  const { branch, branch_id, graph_doc: doc } = place;
  const applied = { ...nothingApplied };
  let last_seq: number | null = null;
  for (const card of await cardsNamed(store, place, ids)) {
    const changed = change(card);
    if (!changed) continue;
    const { deleted: _, last_seq: replaces, last_ts_ms: __, merged_from: ___, ...fields } = card;
    ({ last_seq } = await tell('graph_node_written', { branch, branch_id, doc, ...fields, ...changed, replaces }));
    applied.nodes_upserted += 1;
  }
  return { applied, last_seq };
}
