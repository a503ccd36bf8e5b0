import type { Card, CardProblem, GraphEdge } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
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
  const { id, title, text: body, status, tags } = card;
  return [
    ...(isBlank(title) && isBlank(body)
      ? [ofCard('CARD_SAYS_NOTHING', card, text('card-has-neither-title-nor-text', { id }))]
      : []),
    ...(isBlank(status) ? [ofCard('CARD_STATUS_MISSING', card, text('card-has-no-status', { id }))] : []),
    ...(tags.includes(canonTag) && tags.includes(draftTag)
      ? [ofCard('CARD_VISIBILITY_UNCLEAR', card, text('card-is-canon-and-draft', { id, canon: canonTag, draft: draftTag }))]
      : []),
    ...(status === mergedStatus && !merged.has(id)
      ? [ofCard('CARD_MERGED_INTO_NOTHING', card, text('card-is-merged-into-nothing', { id, rel: dedupRel }))]
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
    if (from === to) return [ofEdge('EDGE_TO_ITSELF', edge, text('card-is-linked-to-itself', { from, rel }))];
    return rel === 'blocks' && supports.has(`${from}|${to}`)
      ? [ofEdge('EDGES_CONTRADICT', edge, text('card-supports-and-blocks', { from, to }))]
      : [];
  });
}

export function lintCards(cards: readonly Card[], edges: readonly GraphEdge[]): CardProblem[] {
  const merged = new Set(edges.filter(({ rel }) => rel === dedupRel).map(({ from }) => from));
  return [...cards.flatMap((card) => inCard(card, merged)), ...inEdges(edges)];
}
