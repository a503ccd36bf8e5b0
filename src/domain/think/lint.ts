import type { ThinkingTarget } from '../../../generated/handlers/ctx.ts';
import type { CardProblem } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { lintCards, lintedRels } from './lint-rules.ts';
import { findCards } from './slice.ts';
import type { ThinkStore } from './store.ts';

/** How many of the newest cards one check looks at, and how many of their edges. */
const cardsAtMost = 500;
const edgesAtMost = 5_000;

/** Everything wrong with the graph and the newest cards in it. */
export async function checkCards(store: ThinkStore, place: ThinkingTarget, most: number) {
  const { view, graph_doc } = place;
  const stats = await store.graph.count(view, graph_doc);
  const loose = (await store.graph.dangling(view, graph_doc, most + 1)).map(
    ({ edge: { key }, missing }): CardProblem => ({
      code: 'EDGE_ENDPOINT_MISSING',
      kind: 'edge',
      key,
      message: text('edge-end-is-missing', { key, missing }),
    }),
  );
  const found = await findCards(store, place, { drafts: true }, {}, cardsAtMost + 1);
  const cards = found.slice(0, cardsAtMost);
  const ids = cards.map(({ id }) => id);
  const page = { rels: lintedRels, limit: edgesAtMost };
  const edges = ids.length ? await store.graph.edgesFrom(view, graph_doc, ids, page) : [];
  const problems = [...loose, ...lintCards(cards, edges)];
  return {
    ok: problems.length === 0,
    stats: { ...stats, cards: cards.length },
    errors: problems.slice(0, most),
    truncated: problems.length > most || found.length > cardsAtMost,
  };
}
