import type { Segment } from '../../../generated/handlers/ctx.ts';
import type { Blocker, Card, Signals } from '../../../generated/types/index.ts';
import { pinnedTag } from '../../records/cards.ts';
import { findCards, type Lens } from '../think/slice.ts';
import type { ViewsStore } from './store.ts';

interface Limits {
  readonly blockers: number;
  readonly decisions: number;
  readonly evidence: number;
}

const labelOf = ({ id, title, text }: Card) => title ?? text ?? id;

/** What was decided and what was seen, newest first and pinned ones before all; and what stands in the way. */
export async function readSignals(
  store: ViewsStore,
  place: { view: Segment[]; graph_doc: string },
  lens: Lens,
  limits: Limits,
  waiting: readonly Blocker[],
): Promise<Signals> {
  const at = { ...place, step: null };
  const both = { types: ['decision', 'evidence'], tags_all: [pinnedTag] };
  const pinned = await findCards(store, at, lens, both, limits.decisions + limits.evidence);
  const newest = async (type: string, limit: number) => {
    const recent = await findCards(store, at, lens, { types: [type] }, limit);
    const all = [...pinned.filter((card) => card.type === type), ...recent];
    return [...new Map(all.map((card) => [card.id, card])).values()].slice(0, limit);
  };
  const room = Math.max(0, limits.blockers - waiting.length);
  const cards = (await findCards(store, at, lens, { tags_all: ['blocker'], status: 'open' }, room)).map(
    (card): Blocker => ({ kind: 'card', ref: card.id, text: labelOf(card) }),
  );
  const blockers = [...waiting, ...cards].slice(0, limits.blockers);
  const decisions = await newest('decision', limits.decisions);
  const evidence = await newest('evidence', limits.evidence);
  return {
    blockers,
    decisions,
    evidence,
    stats: { blockers: blockers.length, decisions: decisions.length, evidence: evidence.length },
  };
}
