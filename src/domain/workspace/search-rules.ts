import { scoreWords, type Weighed } from '../../kernel/words/weigh.ts';
import { favours, type SearchRow } from '../../records/search.ts';

/** Numbers that were chosen on the tuning half of test/recall; whoever changes one measures it there. */
export const tuning = {
  /** How much of what was asked, by rarity, a hit must hold. */
  enough: 0.34,
  /** Boosts, as parts of the score. */
  pinned: 0.1,
  canon: 0.04,
  decided: 0.04,
  recent: 0.06,
  /** What is half as recent. */
  recentDays: 30,
};

const day = 86_400_000;

/** What was settled comes after everything that was not. */
const isLast = ({ state }: SearchRow): boolean => state === 'superseded' || state === 'deleted' || state === 'resolved';

export interface Scored {
  readonly row: SearchRow;
  readonly score: number;
}

/** The score of a row; undefined where it does not hold enough of what was asked. */
export function scoreOf(row: SearchRow, asked: Weighed, now_ms: number): Scored | undefined {
  const { score, share } = scoreWords(row, asked);
  if (share < tuning.enough) return undefined;
  const { pinned, canon, decided, recent, recentDays } = tuning;
  const has = (favour: number) => ((row.favour & favour) === 0 ? 0 : 1);
  const age = Math.max(0, now_ms - row.ts_ms) / (recentDays * day);
  const boost =
    1 + pinned * has(favours.pinned) + canon * has(favours.canon) + decided * has(favours.decided) + recent / (1 + age);
  return { row, score: score * share * boost };
}

/** Best first; settled last; among equals the newest. */
export const inOrder = (a: Scored, b: Scored): number =>
  Number(isLast(a.row)) - Number(isLast(b.row)) || b.score - a.score || b.row.ts_ms - a.row.ts_ms || b.row.id - a.row.id;

/** The same thing on several branches is shown once: as it stands first. An older version of a note stands behind the one that is live. */
export function onceEach<T extends { readonly row: SearchRow; readonly workspace: string }>(found: readonly T[]): T[] {
  const seen = new Set<string>();
  return found.filter(({ workspace, row: { mark, words, state, source } }) => {
    const thing = `${workspace}\n${mark}`;
    const isNote = source === 'entry' || source === 'edit';
    if (isNote && state === 'superseded' && seen.has(thing)) return false;
    if (isNote && state !== 'superseded') seen.add(thing);
    const key = `${thing}\n${words}`;
    return !seen.has(key) && seen.add(key);
  });
}
