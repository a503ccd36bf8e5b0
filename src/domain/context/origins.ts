import type { Card } from '../../../generated/types/index.ts';
import type { Origin } from './line-rules.ts';
import type { ContextStore } from './store.ts';

/** Who wrote the entry of that number. */
async function entryOrigin(store: ContextStore, seq: number, ts_ms: number): Promise<Origin> {
  const entry = (await store.entries.at(seq))?.entry;
  return entry?.kind === 'note' ? { agent_id: entry.agent_id, meta: entry.meta, ts_ms } : { ts_ms };
}

/** The newest commit of a card says who wrote it; a node that no card tool wrote has none. */
export async function cardOrigin(
  store: ContextStore,
  { id, meta, last_ts_ms }: Pick<Card, 'id' | 'meta' | 'last_ts_ms'>,
): Promise<Origin> {
  const [commit] = await store.cards.commits(id);
  if (!commit) return { meta, ts_ms: last_ts_ms };
  const { agent_id } = await entryOrigin(store, commit.seq, last_ts_ms);
  return { agent_id, meta, ts_ms: last_ts_ms };
}

/** Who wrote what a reference leads to, as far as that is kept. */
export async function originByRef(store: ContextStore, ref: string, ts_ms: number): Promise<Origin> {
  const seq = /@([0-9]{1,15})$/.exec(ref)?.[1];
  if (seq !== undefined) return entryOrigin(store, Number(seq), ts_ms);
  if (ref.startsWith('STEP-')) return { agent_id: (await store.steps.find(ref))?.touched_by, ts_ms };
  return cardOrigin(store, { id: ref, last_ts_ms: ts_ms });
}
