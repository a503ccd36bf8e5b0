import { commandOf, linkOf, placeOf } from './receipts.ts';
import type { Neighbourhood, SliceCard } from './slice.ts';

/** How much evidence has to show, from 0 to 100. */
export function evidenceScore(card: SliceCard, near: Neighbourhood): number {
  const touches = [...near.supportedBy(card.id), ...near.blockedBy(card.id)];
  const about = touches.some((c) => c.type === 'test')
    ? 20
    : touches.some((c) => c.type === 'hypothesis' || c.type === 'decision')
      ? 10
      : 0;
  const ran = placeOf(card);
  const place = ran === 'ci' ? 20 : ran === 'local' ? 10 : 0;
  return Math.min(100, (commandOf(card) ? 25 : 0) + (linkOf(card) ? 25 : 0) + place + about);
}

const weights: Record<string, number> = { evidence: 4, test: 1.5, decision: 0.75, hypothesis: 0.75 };
const weightOf = (card: SliceCard) => weights[card.type] ?? 0.25;

/** How far a card can be trusted, from what stands for and against it, three steps deep. A circle proves nothing. */
export function confidence(card: SliceCard, near: Neighbourhood, depth = 3, above: ReadonlySet<string> = new Set()): number {
  if (card.type === 'evidence') return evidenceScore(card, near) / 100;
  if (depth === 0 || above.has(card.id)) return 0.5;
  const inside = new Set([...above, card.id]);
  const sum = (cards: readonly SliceCard[]) =>
    cards.reduce((total, other) => total + weightOf(other) * confidence(other, near, depth - 1, inside), 1);
  const [pos, neg] = [sum(near.supportersOf(card.id)), sum(near.blockersOf(card.id))];
  return pos / (pos + neg);
}
