import type { ThinkingTarget } from '../../../generated/handlers/ctx.ts';
import type { Card } from '../../../generated/types/index.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { isCardType, toCard } from '../../records/cards.ts';
import { cardsNamed } from './change.ts';
import { mergedStatus } from './lint-rules.ts';
import { findCards } from './slice.ts';
import type { ThinkStore } from './store.ts';

const isUnmerged = ({ status }: Card) => status !== mergedStatus;

/** Merging makes a card the newest, so what was merged lately stands before the rest: it is passed over, up to a point. */
const pages = 5;
const pageSize = 200;

export async function newestUnmerged(store: ThinkStore, place: ThinkingTarget, limit: number): Promise<Card[]> {
  const found: Card[] = [];
  let before = fromTheEnd;
  for (let page = 0; page < pages && found.length < limit; page += 1) {
    const cards = await findCards(store, place, { drafts: true }, {}, pageSize, before);
    found.push(...cards.filter(isUnmerged));
    const last = cards.at(-1);
    if (!last || cards.length < pageSize) break;
    before = last.last_seq;
  }
  return found.slice(0, limit);
}

export async function namedUnmerged(store: ThinkStore, place: ThinkingTarget, ids: readonly string[]): Promise<Card[]> {
  const nodes = await cardsNamed(store, place, ids);
  return nodes
    .filter(({ type }) => isCardType(type))
    .map(toCard)
    .filter(isUnmerged);
}
