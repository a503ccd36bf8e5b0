import type { Short } from '../../../../generated/handlers/ctx.ts';
import { publishedId } from '../published.ts';

/** A card as the engine sees it: a graph node of a supported type. */
export interface SliceCard {
  readonly id: string;
  readonly type: string;
  readonly title?: string | null;
  readonly text?: string | null;
  readonly status?: string | null;
  readonly tags: readonly string[];
  readonly meta?: Readonly<Record<string, unknown>> | null;
  readonly last_ts_ms: number;
}

export interface SliceEdge {
  readonly from: string;
  readonly rel: string;
  readonly to: string;
}

export interface SliceTrace {
  readonly ts_ms: number;
  readonly kind: 'note' | 'event';
  readonly format?: string | undefined;
  readonly event_type?: string | undefined;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

export interface Slice {
  readonly cards: readonly SliceCard[];
  readonly edges: readonly SliceEdge[];
  readonly trace: readonly SliceTrace[];
}

/** The slice with its neighbourhoods worked out once. An edge counts only if both ends are in the slice. */
export interface Neighbourhood {
  readonly byId: ReadonlyMap<string, SliceCard>;
  /** Newest first; ties by id, so that the same slice always reads the same. */
  readonly newestFirst: readonly SliceCard[];
  supportersOf(id: string): readonly SliceCard[];
  blockersOf(id: string): readonly SliceCard[];
  supportedBy(id: string): readonly SliceCard[];
  blockedBy(id: string): readonly SliceCard[];
  /** What a card is called, in a few words. */
  label(card: SliceCard): string;
  /** The newest moment in the slice: the engine never looks at a clock. */
  readonly now_ms: number;
}

const longestLabel = 64;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function neighbourhood({ cards, edges, trace }: Slice, short: Pick<Short, 'chars'>): Neighbourhood {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const lists = { in: new Map<string, Set<string>>(), out: new Map<string, Set<string>>() };
  const add = (map: Map<string, Set<string>>, key: string, id: string) => {
    const known = map.get(key);
    if (known) known.add(id);
    else map.set(key, new Set([id]));
  };
  for (const { from, rel, to } of edges) {
    if ((rel !== 'supports' && rel !== 'blocks') || !byId.has(from) || !byId.has(to)) continue;
    /** A published copy says nothing for its source that the source does not say itself. */
    if (from === publishedId(to)) continue;
    add(lists.in, `${rel}|${to}`, from);
    add(lists.out, `${rel}|${from}`, to);
  }
  const cardsOf = (map: Map<string, Set<string>>, key: string) =>
    [...(map.get(key) ?? [])].sort(byText).map((id) => byId.get(id) as SliceCard);
  return {
    byId,
    newestFirst: [...cards].sort((a, b) => b.last_ts_ms - a.last_ts_ms || byText(a.id, b.id)),
    supportersOf: (id) => cardsOf(lists.in, `supports|${id}`),
    blockersOf: (id) => cardsOf(lists.in, `blocks|${id}`),
    supportedBy: (id) => cardsOf(lists.out, `supports|${id}`),
    blockedBy: (id) => cardsOf(lists.out, `blocks|${id}`),
    label: ({ title, text, id }) => short.chars(title?.trim() || text?.trim() || id, longestLabel).replaceAll(/\s+/g, ' '),
    now_ms: Math.max(0, ...cards.map((card) => card.last_ts_ms), ...trace.map((entry) => entry.ts_ms)),
  };
}

export const isPinned = (card: SliceCard) => card.tags.includes('pinned');
export const isOpen = (card: SliceCard) => (card.status ?? 'open') === 'open';
/** Not yet settled, whatever words were used for it. */
export const isActive = (card: SliceCard) =>
  !['closed', 'done', 'resolved', 'merged'].includes((card.status ?? 'open').toLowerCase());

/** Hidden by default: marked as a draft, or left in an agent's lane. */
export const isDraft = ({ tags }: SliceCard) =>
  tags.includes('v:draft') ||
  (tags.some((tag) => tag.startsWith('lane:agent:')) && !tags.includes('lane:shared') && !tags.includes('v:canon'));
