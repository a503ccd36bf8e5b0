import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { Anchor } from '../../../generated/types/index.ts';
import type { WarnAlias } from '../../records/anchors.ts';
import { namesOf, planSaves, type Wanted } from './save-rules.ts';
import type { AnchorsStore } from './store.ts';

interface Saving {
  readonly store: AnchorsStore;
  readonly tell: Tell<'anchor_saved'>;
  readonly warn: WarnAlias;
}

export interface Saved {
  readonly anchor: Anchor;
  readonly created: boolean;
}

/** Makes or updates anchors, by id; all of them, or the call is refused. */
export async function saveAnchors({ store, tell, warn }: Saving, wanted: readonly Wanted[]): Promise<Saved[]> {
  const leads = await store.anchors.leads(namesOf(wanted));
  const known = await store.anchors.these([...new Set(leads.values())]);
  const saved: Saved[] = [];
  for (const { id, alias, before, fact } of planSaves(wanted, { leads, anchors: new Map(known.map((a) => [a.id, a])) })) {
    if (alias !== null) warn('ANCHOR_ALIAS_RESOLVED', { alias, anchor: id });
    const anchor = fact ? await tell('anchor_saved', fact) : (before as Anchor);
    saved.push({ anchor, created: before === null });
  }
  return saved;
}
