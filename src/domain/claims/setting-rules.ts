import type { MindScope, OperationalDefaults, RefactorIntent } from '../../../generated/types/index.ts';
import { type ClaimRow, type ThoughtReads, tags } from '../../records/thoughts.ts';

export type SettingName = keyof OperationalDefaults;
export const settingNames: readonly SettingName[] = ['ask_when_uncertain', 'refactor_intent'];

/** What holds where nobody has said anything. */
export const builtIn: OperationalDefaults = { ask_when_uncertain: true, refactor_intent: 'behavior_preserving' };

export const settingTag = (name: SettingName): string => tags[name];

/** As a setting is typed, and as its claim says it. */
export const settingWord = (name: SettingName, value: OperationalDefaults[SettingName]): string =>
  name === 'ask_when_uncertain' ? (value ? 'ask' : 'proceed') : String(value);

const label = 'Setting';

export const settingText = (name: SettingName, value: OperationalDefaults[SettingName]): string =>
  `${label}: ${name} = ${settingWord(name, value)}`;

const yes = new Set(['ask', 'true', 'yes', '1']);
const no = new Set(['proceed', 'false', 'no', '0']);
const intents: readonly RefactorIntent[] = ['behavior_preserving', 'behavior_changing'];

/** What a claim says about a setting; undefined where it says nothing that can be read. */
export function parseSetting<N extends SettingName>(name: N, said: string): OperationalDefaults[N] | undefined {
  const word = new RegExp(`\\b${name}\\s*=\\s*(\\w+)`, 'i').exec(said)?.[1]?.toLowerCase() ?? '';
  if (name === 'refactor_intent') return intents.find((intent) => intent === word) as OperationalDefaults[N] | undefined;
  return (yes.has(word) ? true : no.has(word) ? false : undefined) as OperationalDefaults[N] | undefined;
}

type Reads = Pick<ThoughtReads['thoughts'], 'claims'>;

/** Preferences with this tag that hold, the newest first. */
export const taggedWith = (reads: Reads, scope: MindScope, tag: string, now_ms: number, limit: number): Promise<ClaimRow[]> =>
  reads.claims(scope, { types: ['preference', 'goal'], tags: [tag], as_of_ms: now_ms, limit });

/** Where a value comes from; empty for what is built in. */
export interface SettingSource {
  readonly scope: MindScope | '';
  readonly claim_id: string;
}

export interface Settings extends OperationalDefaults {
  readonly ask_when_uncertain_source: SettingSource;
  readonly refactor_intent_source: SettingSource;
}

async function resolveOne<N extends SettingName>(reads: Reads, name: N, scopes: readonly MindScope[], now_ms: number) {
  for (const scope of scopes) {
    const [newest] = await taggedWith(reads, scope, settingTag(name), now_ms, 1);
    const value = newest && parseSetting(name, newest.text);
    if (newest && value !== undefined) return { value, source: { scope, claim_id: newest.claim_id } };
  }
  return { value: builtIn[name], source: { scope: '' as const, claim_id: '' } };
}

/** The settings that hold: what the project says, else what holds everywhere, else what is built in. */
export async function resolveSettings(
  reads: Reads,
  now_ms: number,
  scopes: readonly MindScope[] = ['project', 'global'],
): Promise<Settings> {
  const ask = await resolveOne(reads, 'ask_when_uncertain', scopes, now_ms);
  const intent = await resolveOne(reads, 'refactor_intent', scopes, now_ms);
  return {
    ask_when_uncertain: ask.value,
    refactor_intent: intent.value,
    ask_when_uncertain_source: ask.source,
    refactor_intent_source: intent.source,
  };
}

/** Settings alone, without where they come from. */
export const valuesOf = ({ ask_when_uncertain, refactor_intent }: OperationalDefaults): OperationalDefaults => ({
  ask_when_uncertain,
  refactor_intent,
});
