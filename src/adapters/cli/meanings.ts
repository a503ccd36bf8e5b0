import type { SettingInfo } from '../../../generated/registry/program-shape.ts';
import type {
  AnswerEntry,
  CodeEntry,
  EvidenceEntry,
  FactEntry,
  Manifest,
  RuleEntry,
  JsonSchema as Schema,
  SignalEntry,
  ToolEntry,
} from '../../../generated/types/manifest.ts';
import { nearest } from '../../kernel/text.ts';
import { variablesOf } from './value.ts';

export interface ProvedRule extends RuleEntry {
  /** Cases, and scenarios as `scenario: <name>`. */
  readonly proved_by: readonly string[];
}

interface Entries {
  tool: ToolEntry;
  rule: ProvedRule;
  error: CodeEntry;
  warning: CodeEntry;
  fact: FactEntry;
  type: Schema;
  evidence: EvidenceEntry;
  answer: AnswerEntry;
  signal: SignalEntry;
  setting: SettingInfo;
}
export type Kind = keyof Entries;

/** One thing that a name means. */
export type Meaning = { [K in Kind]: { readonly meaning: K; readonly name: string; readonly contract: Entries[K] } }[Kind];

/** `--port <number>` → port */
const bare = (flag: string | undefined): string | undefined => flag?.replace(/^--([a-z-]+).*$/, '$1');

/** Everything a setting is called: its name, its variables, its flag. */
const settingNames = (setting: SettingInfo): string[] =>
  [setting.name, ...variablesOf(setting), bare(setting.flag)].filter((n) => n !== undefined);

/** Situations in which a rule of a prompt can be broken. */
const askedIn = (id: string, { prompts }: Manifest): string[] =>
  prompts.flatMap(({ name, rules, situations }) => {
    const rule = id.startsWith(`${name}/`) ? id.slice(name.length + 1) : '';
    const entry = rules[rule];
    if (!entry || entry.untested) return [];
    const expecting = situations.filter(({ expects }) => expects.some((expected) => expected.rule === rule));
    return (entry.check || expecting.length === 0 ? situations : expecting).map((situation) => `situation: ${situation.id}`);
  });

const provedRule = (id: string, rule: RuleEntry, manifest: Manifest): ProvedRule => ({
  ...rule,
  proved_by: [
    ...askedIn(id, manifest),
    ...manifest.tools.flatMap(({ cases }) => cases.filter((c) => c.proves.includes(id)).map((c) => c.id)),
    ...manifest.scenarios.filter((s) => s.proves.includes(id)).map((s) => `scenario: ${s.name}`),
  ],
});

interface Promiser {
  readonly name: string;
  readonly rules: Readonly<Record<string, RuleEntry>>;
}

const ofCommand = 'a test of the command names it';

/** Who promises something: tools and prompts by their names, commands as `noema-backup`. */
const promisers = ({ tools, prompts, programs }: Manifest): Promiser[] => [
  ...tools,
  ...prompts,
  ...programs.flatMap(({ name, commands }) =>
    commands.map(({ path, rules = {} }) => ({
      name: [...name.split(' '), ...path].join('-'),
      rules: Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, { untested: ofCommand, ...rule }])),
    })),
  ),
];

/** Every meaning of a name. `<tool>/` means all rules of that tool, `<program>-<command>/` those of a command. */
export function meaningsOf(id: string, manifest: Manifest): Meaning[] {
  const is = (name: string) => name.toLowerCase() === id.toLowerCase();
  const entries = <T>(dict: Readonly<Record<string, T>>): [string, T][] => Object.entries(dict).filter(([name]) => is(name));
  const owner = promisers(manifest).find(({ name }) => id.startsWith(`${name}/`));
  const rules = Object.entries(owner?.rules ?? {}).map(([rule, entry]) => [`${owner?.name}/${rule}`, entry] as const);
  return [
    ...manifest.tools.filter((t) => is(t.name)).map((t): Meaning => ({ meaning: 'tool', name: t.name, contract: t })),
    ...rules
      .filter(([name]) => is(name) || id === `${owner?.name}/`)
      .map(([name, rule]): Meaning => ({ meaning: 'rule', name, contract: provedRule(name, rule, manifest) })),
    ...entries(manifest.errors).map(([name, contract]): Meaning => ({ meaning: 'error', name, contract })),
    ...entries(manifest.warnings).map(([name, contract]): Meaning => ({ meaning: 'warning', name, contract })),
    ...entries(journalled(manifest)).map(([name, contract]): Meaning => ({ meaning: 'fact', name, contract })),
    ...entries(manifest.types).map(([name, contract]): Meaning => ({ meaning: 'type', name, contract })),
    ...manifest.evidence.filter((e) => is(e.kind)).map((e): Meaning => ({ meaning: 'evidence', name: e.kind, contract: e })),
    ...manifest.answers.filter((a) => is(a.name)).map((a): Meaning => ({ meaning: 'answer', name: a.name, contract: a })),
    ...entries(manifest.signals).map(([name, contract]): Meaning => ({ meaning: 'signal', name, contract })),
    ...manifest.settings
      .filter((s) => settingNames(s).some(is))
      .map((s): Meaning => ({ meaning: 'setting', name: s.name, contract: s })),
  ];
}

/** Facts of a journal; those that are records of a log are evidence. */
const journalled = ({ facts }: Manifest): Manifest['facts'] =>
  Object.fromEntries(Object.entries(facts).filter(([, { logged }]) => !logged));

const ruleIds = (m: Manifest) => promisers(m).flatMap(({ name, rules }) => Object.keys(rules).map((rule) => `${name}/${rule}`));

const plainNames = (m: Manifest): string[] => [
  ...m.tools.map(({ name }) => name),
  ...[m.errors, m.warnings, journalled(m), m.types, m.signals].flatMap((dict) => Object.keys(dict)),
  ...m.evidence.map(({ kind }) => kind),
  ...m.answers.map(({ name }) => name),
  ...m.settings.flatMap(settingNames),
];

/** Up to three names that may have been meant: those that hold the text, then those that are spelled alike. */
export function namesNear(id: string, manifest: Manifest): string[] {
  const known = new Set(id.includes('/') ? ruleIds(manifest) : plainNames(manifest));
  const found = [...known].filter((name) => name.toLowerCase().includes(id.toLowerCase())).slice(0, 3);
  for (const name of found) known.delete(name);
  while (found.length < 3) {
    const next = nearest(id, [...known]);
    if (next === undefined) break;
    found.push(next);
    known.delete(next);
  }
  return found;
}

/** What there is to ask for, an example of each. */
export function inventory(m: Manifest): { kind: string; count: number; example: string }[] {
  const dict = (kind: string, of: Readonly<Record<string, unknown>>) => ({
    kind,
    count: Object.keys(of).length,
    example: Object.keys(of)[0] ?? '',
  });
  return [
    { kind: 'tools', count: m.tools.length, example: m.tools[0]?.name ?? '' },
    { kind: 'rules', count: ruleIds(m).length, example: ruleIds(m)[0] ?? '' },
    dict('errors', m.errors),
    dict('warnings', m.warnings),
    dict('facts', journalled(m)),
    dict('types', m.types),
    { kind: 'evidence kinds', count: m.evidence.length, example: m.evidence[0]?.kind ?? '' },
    { kind: 'Mind answers', count: m.answers.length, example: m.answers[0]?.name ?? '' },
    dict('signals', m.signals),
    { kind: 'settings', count: m.settings.length, example: m.settings[0]?.name ?? '' },
  ];
}
