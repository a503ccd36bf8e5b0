import type { AutopilotSettingsHandlers } from '../../../generated/handlers/autopilot.ts';
import type { OperationalDefaults, SettingsSetInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { syncDefaults } from '../claims/defaults.ts';
import { decideDefaults, decideSettings, settingFacts } from '../claims/defaults-rules.ts';
import { tellThoughts } from '../claims/record-rules.ts';
import { resolveSettings } from '../claims/setting-rules.ts';
import { sayThoughtTrouble } from '../claims/trouble.ts';
import type { AutopilotStore } from './store.ts';

function wantedIn({ ask_when_uncertain: ask, refactor_intent }: SettingsSetInput): Partial<OperationalDefaults> {
  return {
    ...(ask === undefined ? {} : { ask_when_uncertain: ask === 'ask' }),
    ...(refactor_intent === undefined ? {} : { refactor_intent }),
  };
}

const source = 'cli.settings_set';

export const settingHandlers: AutopilotSettingsHandlers<AutopilotStore> = {
  async settings_show(_, ctx) {
    await sayThoughtTrouble(ctx, 'effective');
    return resolveSettings(ctx.store.thoughts, ctx.now_ms);
  },

  async settings_set(input, { store, workspace, tell, now_ms, newId }) {
    const { scope, dry_run, ask_when_uncertain = '', refactor_intent = '' } = input;
    const wanted = wantedIn(input);
    if (Object.keys(wanted).length === 0) throw refuse('no-setting-is-given');
    const nothing = { scope, dry_run, event_id: '', written_claim_ids: [], superseded: [] };
    const plan = await (scope === 'global'
      ? decideDefaults(store.thoughts, 'sync', wanted, now_ms)
      : decideSettings(store.thoughts, 'project', wanted, now_ms));
    const { desired } = plan;
    const changed = plan.writes.length > 0;
    if (dry_run || !changed) return { ...nothing, changed, desired };
    const making = { now_ms, project: workspace, newId };
    if (scope === 'global') {
      const { event_id, applied } = await syncDefaults(
        { store, tell },
        { mode: 'sync', wanted, notes: text('settings-command') },
        making,
      );
      return { ...nothing, changed, desired, event_id, ...applied };
    }
    const { event_id } = await tell('settings_set', {
      batch_id: source,
      thread_id: '',
      scope,
      project_id: workspace,
      ask_when_uncertain,
      refactor_intent,
    });
    const { facts, written_claim_ids, superseded } = settingFacts(plan, { scope, event_id, source }, making);
    await tellThoughts(tell, facts);
    return { ...nothing, changed, desired, event_id, written_claim_ids, superseded };
  },
};
