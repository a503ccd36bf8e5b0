import type { Anchor, AnchorCard, AnchorStats } from '../../../generated/types/index.ts';
import type { AnchorsStore } from './store.ts';

/** Links beyond this are not counted. */
const mostCounted = 200;

export interface Lens {
  readonly anchor: Anchor | null;
  readonly stats: AnchorStats;
  readonly cards: AnchorCard[];
  /** When the first and the last of the links that were counted were made. */
  readonly first_ts_ms: number;
  readonly last_ts_ms: number;
}

/** What is known about an anchor, on the map or off it. */
export async function readLens(store: AnchorsStore, id: string, asked: { drafts: boolean; limit: number }): Promise<Lens> {
  const [anchor = null] = await store.anchors.these([id]);
  const { count, has_more, first_ts_ms, last_ts_ms } = await store.anchors.links(id, mostCounted);
  const cards = count > 0 ? await store.anchors.cards(id, asked) : [];
  return { anchor, stats: { links_count: count, links_has_more: has_more }, cards, first_ts_ms, last_ts_ms };
}
