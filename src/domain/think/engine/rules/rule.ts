import type { Finding } from '../finding.ts';
import type { Neighbourhood, SliceCard, SliceTrace } from '../slice.ts';

/** One thing the engine looks for: pure, and silent when it finds nothing. */
export type EngineRule = (near: Neighbourhood, trace: readonly SliceTrace[]) => Finding;

export const ofType =
  (...types: string[]) =>
  (card: SliceCard) =>
    types.includes(card.type);

export const each = (cards: readonly SliceCard[], look: (card: SliceCard) => Finding): Finding => {
  const found = cards.map(look);
  return { signals: found.flatMap((f) => f.signals), actions: found.flatMap((f) => f.actions) };
};
