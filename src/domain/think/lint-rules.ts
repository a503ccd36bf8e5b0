import type { Card, CardProblem, GraphEdge } from '../../../generated/types/index.ts';
import { canonTag, draftTag } from '../../records/cards.ts';
import { edgeRef } from '../../records/graph.ts';

export const mergedStatus = 'merged';
export const dedupRel = 'dedup';
/** Relations that a card is held to. */
export const lintedRels = ['supports', 'blocks', dedupRel];

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

const ofCard = (code: CardProblem['code'], { id }: Card, message: string): CardProblem => ({
  code,
  kind: 'card',
  key: id,
  message,
});

/** What is wrong with a card by itself. */
const inCard = (card: Card, merged: ReadonlySet<string>): CardProblem[] => {
  const { id, title, text, status, tags } = card;
  return [
    ...(isBlank(title) && isBlank(text) ? [ofCard('CARD_SAYS_NOTHING', card, `Card ${id} has neither title nor text.`)] : []),
    ...(isBlank(status)
      ? [ofCard('CARD_STATUS_MISSING', card, `Card ${id} has no status, so no list of open cards shows it.`)]
      : []),
    ...(tags.includes(canonTag) && tags.includes(draftTag)
      ? [ofCard('CARD_VISIBILITY_UNCLEAR', card, `Card ${id} is tagged both ${canonTag} and ${draftTag}; it counts as a draft.`)]
      : []),
    ...(status === mergedStatus && !merged.has(id)
      ? [ofCard('CARD_MERGED_INTO_NOTHING', card, `Card ${id} is merged, but no ${dedupRel} edge says into which card.`)]
      : []),
  ];
};

const ofEdge = (code: CardProblem['code'], edge: GraphEdge, message: string): CardProblem => ({
  code,
  kind: 'edge',
  key: edgeRef(edge).key,
  message,
});

/** What is wrong with the edges that begin at cards. */
function inEdges(edges: readonly GraphEdge[]): CardProblem[] {
  const supports = new Set(edges.filter(({ rel }) => rel === 'supports').map(({ from, to }) => `${from}|${to}`));
  return edges.flatMap((edge) => {
    const { from, rel, to } = edge;
    if (from === to) return [ofEdge('EDGE_TO_ITSELF', edge, `Card ${from} ${rel} itself.`)];
    return rel === 'blocks' && supports.has(`${from}|${to}`)
      ? [ofEdge('EDGES_CONTRADICT', edge, `Card ${from} both supports and blocks ${to}.`)]
      : [];
  });
}

export function lintCards(cards: readonly Card[], edges: readonly GraphEdge[]): CardProblem[] {
  const merged = new Set(edges.filter(({ rel }) => rel === dedupRel).map(({ from }) => from));
  return [...cards.flatMap((card) => inCard(card, merged)), ...inEdges(edges)];
}
