import type { AutopilotValuesHandlers } from '../../../generated/handlers/autopilot.ts';
import type { CompiledValues } from '../../../generated/types/index.ts';
import type { Mind } from '../../kernel/mind.ts';
import { syncDefaults } from '../claims/defaults.ts';
import { tellThoughts } from '../claims/record-rules.ts';
import { sayThoughtTrouble } from '../claims/trouble.ts';
import {
  applyValuesPatch,
  baseValues,
  decideRawValues,
  decideValuesSummary,
  rawValues,
  valuesSummaries,
} from '../claims/values-rules.ts';
import { promptFor } from './prompt-rules.ts';
import type { AutopilotStore } from './store.ts';

type Handlers = AutopilotValuesHandlers<AutopilotStore, { readonly mind: Mind }>;
type Ctx = Parameters<Handlers['values_set']>[1];

const shownClaims = 80;
const mostRetractable = 400;

/** What the Mind makes of the values; null with a reason where it makes nothing of them. */
async function compiled({ ports, signal }: Ctx, values_text: string): Promise<{ values: CompiledValues | null; error: string }> {
  const prompt = promptFor('compile_values', { values_text });
  const asked = await ports.mind.ask({ name: 'compile_values', prompt, tag: 'compile_values', signal });
  return asked.state === 'ok' ? { values: asked.answer, error: '' } : { values: null, error: asked.error };
}

const none = { applied: null, retracted: [], error: '' };

/** The claims that decisions rest on. Values that become none are kept all the same. */
async function derived(ctx: Ctx, values_text: string, values: CompiledValues | null, event_id: string, notes: string) {
  const { limits, before } = await ctx.reading(async ({ store }) => ({
    limits: (await store.config.whole()).runtime.thought_db,
    before: await baseValues(store.thoughts, mostRetractable),
  }));
  const prompt = promptFor('values_claim_patch', {
    values_text,
    compiled_values: { ...values },
    existing_values_claims: before
      .slice(0, 120)
      .map(({ claim_id, claim_type, text, scope, tags }) => ({ claim_id, claim_type, text, scope, tags })),
    allowed_event_ids: [event_id],
    allowed_retract_claim_ids: before.map(({ claim_id }) => claim_id),
    notes,
  });
  const asked = await ctx.ports.mind.ask({ name: 'values_claim_patch', prompt, tag: 'values_claim_patch', signal: ctx.signal });
  if (asked.state === 'error') return { ...none, state: 'error', error: asked.error };
  return ctx.writing(async ({ store, tell }) => {
    const making = { now_ms: ctx.now_ms, project: '', newId: ctx.newId };
    const { facts, applied, retracted } = await applyValuesPatch(store.thoughts, asked.answer, { event_id, limits }, making);
    await tellThoughts(tell, facts);
    return { state: 'applied', applied: { ...applied }, retracted, error: '' };
  });
}

export const valuesHandlers: Handlers = {
  async values_set({ text, compiles, derives, dry_run, show, said_by: notes }, ctx) {
    /** A configuration that cannot be used is said before anybody is asked. */
    await ctx.reading(({ store }) => store.config.whole());
    const { values, error } = compiles ? await compiled(ctx, text) : { values: null, error: '' };
    const made = { ok: true, dry_run, compiled_values: values && { ...values }, compile_error: error, show };
    const skipped = { state: 'skipped', ...none };
    if (dry_run)
      return { ...made, values_event_id: '', raw_claim_id: '', summary_node_id: '', defaults_seed: null, values_claims: skipped };
    const kept = await ctx.writing(async ({ store, tell }) => {
      const { event_id } = await tell('values_set', {
        thread_id: '',
        payload: { values_text: text, compiled_values: values ?? {}, notes },
      });
      const making = { now_ms: ctx.now_ms, project: '', newId: ctx.newId };
      const raw = await decideRawValues(store.thoughts, text, event_id, making);
      await tellThoughts(tell, raw.facts);
      const summary = values ? await decideValuesSummary(store.thoughts, values, event_id, making) : { node_id: '', facts: [] };
      await tellThoughts(tell, summary.facts);
      const defaults = await syncDefaults({ store, tell }, { mode: 'seed_missing', notes }, making);
      return {
        values_event_id: event_id,
        raw_claim_id: raw.claim_id,
        summary_node_id: summary.node_id,
        defaults_seed: { ...defaults },
      };
    });
    const asks = compiles && derives;
    const values_claims = asks ? await derived(ctx, text, values, kept.values_event_id, notes) : skipped;
    return { ...made, ...kept, values_claims };
  },

  async values_show(_, ctx) {
    const { thoughts } = ctx.store;
    await sayThoughtTrouble(ctx, 'global');
    const [raw] = await rawValues(thoughts);
    const [summary] = await valuesSummaries(thoughts);
    return {
      raw_values_claim: raw ?? null,
      values_summary_node: summary ?? null,
      derived_values_claims: await baseValues(thoughts, shownClaims),
      truncated: false,
    };
  },
};
