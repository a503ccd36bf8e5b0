import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { OperationalDefaults } from '../../../generated/types/index.ts';
import { type DefaultsMode, type DefaultsSync, decideDefaults, defaultsSaidBefore, settingFacts } from './defaults-rules.ts';
import { type Making, tellThoughts } from './record-rules.ts';
import type { ClaimsStore } from './store.ts';

type Told = 'mi_defaults_set' | 'claim_asserted' | 'claim_retracted' | 'node_asserted' | 'node_retracted' | 'edge_asserted';

/**
 * Brings the global settings to what is wanted, in one write, and says what became of it: what a run records as
 * defaults_claim_sync. Without a change nothing is told.
 */
export async function syncDefaults(
  { store, tell }: { readonly store: Pick<ClaimsStore, 'thoughts' | 'log'>; readonly tell: Tell<Told> },
  {
    mode,
    wanted = {},
    notes,
  }: { readonly mode: DefaultsMode; readonly wanted?: Partial<OperationalDefaults>; readonly notes: string },
  making: Making,
): Promise<DefaultsSync> {
  const plan = await decideDefaults(store.thoughts, mode, wanted, making.now_ms);
  const { desired } = plan;
  if (plan.writes.length === 0) return { ok: true, changed: false, mode, event_id: '', desired, applied: {} };
  const event_id =
    (await defaultsSaidBefore(store.log, desired)) ??
    (await tell('mi_defaults_set', { thread_id: '', payload: { defaults: desired, notes } })).event_id;
  const { facts, written_claim_ids, superseded } = settingFacts(plan, { scope: 'global', event_id, source: notes }, making);
  await tellThoughts(tell, facts);
  return { ok: true, changed: true, mode, event_id, desired, applied: { written_claim_ids, superseded } };
}
