import type { DefaultsClaimSyncFact, MindScope, OperationalDefaults } from '../../../generated/types/index.ts';
import type { EvidenceLogReads } from '../../records/evidence-log.ts';
import { type ThoughtReads, tags } from '../../records/thoughts.ts';
import { type Making, newClaim, superseding, type ThoughtFact } from './record-rules.ts';
import {
  parseSetting,
  resolveSettings,
  type SettingName,
  settingNames,
  settingTag,
  settingText,
  taggedWith,
  valuesOf,
} from './setting-rules.ts';

export type DefaultsSync = DefaultsClaimSyncFact['sync'];

/** `seed_missing` writes what nobody has said yet; `sync` makes everything say what is wanted. */
export type DefaultsMode = DefaultsSync['mode'];

/** Claims that have to be written so that settings say what is wanted. */
export interface SettingsPlan {
  readonly desired: OperationalDefaults;
  readonly writes: readonly { readonly name: SettingName; readonly instead_of: readonly string[] }[];
}

type Reads = Pick<ThoughtReads['thoughts'], 'claims'>;

/** More than a few claims about one setting come only from editing files by hand. */
const mostReplaced = 50;

/** What to write in one scope so that these settings hold there. A setting that is said already is not said again. */
export async function decideSettings(
  reads: Reads,
  scope: MindScope,
  wanted: Partial<OperationalDefaults>,
  now_ms: number,
): Promise<SettingsPlan> {
  const desired = { ...valuesOf(await resolveSettings(reads, now_ms, [scope])), ...wanted };
  const writes: { name: SettingName; instead_of: string[] }[] = [];
  for (const name of settingNames) {
    if (wanted[name] === undefined) continue;
    const said = await taggedWith(reads, scope, settingTag(name), now_ms, mostReplaced);
    const [newest] = said;
    if (newest && parseSetting(name, newest.text) === desired[name]) continue;
    writes.push({ name, instead_of: said.map(({ claim_id }) => claim_id) });
  }
  return { desired, writes };
}

/** The global settings, as a run or a command wants them. */
export async function decideDefaults(
  reads: Reads,
  mode: DefaultsMode,
  wanted: Partial<OperationalDefaults>,
  now_ms: number,
): Promise<SettingsPlan> {
  const now = valuesOf(await resolveSettings(reads, now_ms, ['global']));
  if (mode === 'sync') return decideSettings(reads, 'global', { ...now, ...wanted }, now_ms);
  const missing: SettingName[] = [];
  for (const name of settingNames)
    if ((await taggedWith(reads, 'global', settingTag(name), now_ms, 1)).length === 0) missing.push(name);
  return { desired: now, writes: missing.map((name) => ({ name, instead_of: [] })) };
}

/** The last record of the defaults, where it says the same: it is cited again. */
export async function defaultsSaidBefore(
  log: Pick<EvidenceLogReads['log'], 'newest'>,
  desired: OperationalDefaults,
): Promise<string | undefined> {
  const [last] = await log.newest('global', { limit: 1, kinds: ['mi_defaults_set'] });
  const { defaults } = (last?.record.payload ?? {}) as { defaults?: Partial<OperationalDefaults> };
  const isSame = settingNames.every((name) => defaults?.[name] === desired[name]);
  return isSame ? last?.event_id || undefined : undefined;
}

export interface SettingsWritten {
  readonly facts: readonly ThoughtFact[];
  readonly written_claim_ids: string[];
  readonly superseded: { from: string; to: string }[];
}

/** The claims of a plan, citing the record that calls for them. */
export function settingFacts(
  { desired, writes }: SettingsPlan,
  { scope, event_id, source }: { readonly scope: MindScope; readonly event_id: string; readonly source: string },
  making: Making,
): SettingsWritten {
  const own = scope === 'global' ? [tags.defaults] : [tags.source(source)];
  const made = writes.map(({ name, instead_of }) => {
    const claim = newClaim(
      {
        claim_type: 'preference',
        text: settingText(name, desired[name]),
        scope,
        tags: [settingTag(name), tags.setting, ...own],
        source_event_ids: [event_id],
      },
      making,
    );
    return { claim, instead_of };
  });
  return {
    facts: made.flatMap(({ claim, instead_of }) => superseding(claim, instead_of, making)),
    written_claim_ids: made.map(({ claim }) => claim.claim_id),
    superseded: made.flatMap(({ claim, instead_of }) => instead_of.map((from) => ({ from, to: claim.claim_id }))),
  };
}
