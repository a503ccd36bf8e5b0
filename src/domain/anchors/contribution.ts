import type { OpenedAnchor } from '../../../generated/types/index.ts';
import type { Contribution } from '../../kernel/contributions.ts';
import { nextCall } from '../../kernel/says.ts';
import { anchorId, anchorMeant, anchorTitle } from '../../records/anchors.ts';
import { type Lens, readLens } from './lens.ts';
import { firstNote, unknownAnchor } from './save-rules.ts';
import type { AnchorsStore } from './store.ts';

/** Drafts beyond this are not counted. */
const mostDrafts = 200;

const form = /^a:[a-z0-9][a-z0-9-]{0,63}$/;

/** An anchor that only cards know: what it is can be said from its name alone. */
const derived = (id: string, { first_ts_ms, last_ts_ms }: Lens): OpenedAnchor['anchor'] => ({
  id,
  title: anchorTitle(id),
  kind: 'component',
  status: 'active',
  description: null,
  refs: [],
  aliases: [],
  parent_id: null,
  depends_on: [],
  created_at_ms: first_ts_ms,
  updated_at_ms: last_ts_ms,
  registered: false,
});

export const anchorsContribution: Contribution<AnchorsStore> = {
  searches: [
    {
      sources: ['anchor'],
      async show({ key: ref }, store) {
        const [anchor] = await store.anchors.these([ref]);
        return anchor && { ref, title: anchor.title, text: anchor.description ?? '', where: anchor.parent_id ?? anchor.kind };
      },
    },
  ],
  opens: [
    {
      form: 'a:<slug>',
      matches: (id) => form.test(anchorId(id)),
      async open(name, { include_drafts, limit }, store, _now_ms, { warn, suggest }) {
        const id = await anchorMeant(store, name, warn);
        const lens = await readLens(store, id, { drafts: include_drafts, limit });
        const { anchor, stats, cards } = lens;
        if (!anchor && stats.links_count === 0) throw unknownAnchor(id);
        if (!anchor) {
          warn('ANCHOR_UNREGISTERED', { anchor: id });
          suggest(firstNote(id));
        }
        const drafts = include_drafts ? 0 : await store.anchors.drafts(id, mostDrafts);
        if (drafts > 0) suggest(nextCall('see-the-drafts-about-it', { id }));
        const shown = anchor ? { ...anchor, registered: true } : derived(id, lens);
        return { kind: 'anchor', id, anchor: shown, stats, drafts, cards, count: cards.length, truncated: false };
      },
    },
  ],
};
