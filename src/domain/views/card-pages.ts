import type { Segment } from '../../../generated/handlers/ctx.ts';
import type { Card, CardPage, PlacedCard } from '../../../generated/types/index.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { pinnedTag } from '../../records/cards.ts';
import { findCards, type Lens, statsOf } from '../think/slice.ts';
import type { ViewsStore } from './store.ts';

interface CardView {
  readonly view: Segment[];
  readonly graph_doc: string;
}

const asking = ['hypothesis', 'question', 'test'];

/**
 * The walk over all cards has three parts, one after another: pinned cards, open questions of any kind, the rest. Within a
 * part the newest comes first. A place is one number that falls along the walk, so that a cursor means "below this place".
 */
const parts = ['pinned', 'asking', 'rest'] as const;
type Part = (typeof parts)[number];
const height = 2 ** 50;
const floorOf = (part: Part) => (parts.length - 1 - parts.indexOf(part)) * height;

const partOf = ({ tags, type, status }: Card): Part =>
  tags.includes(pinnedTag) ? 'pinned' : status === 'open' && asking.includes(type) ? 'asking' : 'rest';

const placeOf = (part: Part, { last_seq }: Card) => floorOf(part) + last_seq;

/** How many cards of earlier parts may stand among those of a part before a page ends early; it then says where it stopped. */
const slack = 60;

async function readPart(
  store: ViewsStore,
  place: CardView,
  lens: Lens,
  part: Part,
  before: number,
  limit: number,
): Promise<Card[]> {
  const at = { ...place, step: null };
  if (part === 'pinned') return findCards(store, at, lens, { tags_all: [pinnedTag] }, limit, before);
  if (part === 'asking') return findCards(store, at, lens, { types: asking, status: 'open' }, limit, before);
  /** Settled cards are shown by those who explore. */
  const filter = lens.view === 'smart' ? { status: 'open' } : {};
  return findCards(store, at, lens, filter, limit, before);
}

/** A page of cards, those that matter most first. */
export async function readCards(
  store: ViewsStore,
  place: CardView,
  lens: Lens,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<CardPage> {
  const found: PlacedCard[] = [];
  /** Where the reading stopped before the walk was over. */
  let stopped: number | null = null;
  for (const part of limit === 0 ? [] : parts) {
    const top = (cursor ?? fromTheEnd) - floorOf(part);
    if (top <= 0) continue;
    const room = limit + 1 - found.length;
    const most = part === 'pinned' ? room : room + slack;
    const rows = await readPart(store, place, lens, part, Math.min(top, height), most);
    const own = rows.filter((card) => partOf(card) === part);
    found.push(...own.slice(0, room).map((card) => ({ ...card, place: placeOf(part, card) })));
    if (found.length > limit) break;
    const last = rows.at(-1);
    if (rows.length === most && last) {
      stopped = placeOf(part, last);
      break;
    }
  }
  const cards = found.slice(0, limit);
  const next_cursor = found.length > limit ? (cards.at(-1)?.place ?? null) : stopped;
  return {
    cards,
    pagination: { cursor: cursor ?? null, next_cursor, has_more: next_cursor !== null, limit, count: cards.length },
    stats: statsOf(cards),
  };
}
