import type { Card } from '../../../generated/types/index.ts';

export interface SameCards {
  readonly canonical_id: string;
  readonly merged_ids: string[];
}

const wordsOf = ({ type, title, text }: Card) => JSON.stringify([type, title?.trim() || null, text?.trim() || null]);

/** Cards that say the same, grouped; the newest of each group stays. Groups come by the card that stays, newest first. */
export function groupSame(cards: readonly Card[]): SameCards[] {
  const groups = new Map<string, Card[]>();
  for (const card of [...cards].sort((a, b) => b.last_seq - a.last_seq)) {
    const key = wordsOf(card);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first && others.length ? [{ canonical_id: first.id, merged_ids: others.map(({ id }) => id) }] : [],
  );
}
