import { promptRules, type Validate } from '../../../generated/registry/validators.ts';
import type { PromptEntry, RuleCheck, SituationEntry } from '../../../generated/types/manifest.ts';
import { problemsIn } from '../../kernel/checked.ts';
import { shorten } from '../../kernel/cut.ts';
import { isRecord } from '../../kernel/json.ts';

/** All values at a place such as `claims[].tags[]`; none where it leads nowhere. */
export function valuesAt(value: unknown, place: string): unknown[] {
  let found: unknown[] = [value];
  for (const step of place.replaceAll('[]', '.[]').split('.').filter(Boolean))
    found = found.flatMap((at) => {
      if (step === '[]') return Array.isArray(at) ? at : [];
      return isRecord(at) && Object.hasOwn(at, step) ? [at[step]] : [];
    });
  return found;
}

const allAt = (value: unknown, places: readonly string[] = []): unknown[] => places.flatMap((place) => valuesAt(value, place));
/** Empty text says that there is nothing. */
const someAt = (value: unknown, places: readonly string[]) => allAt(value, places).filter((found) => found !== '');
const shown = (value: unknown) => shorten(JSON.stringify(value) ?? 'nothing', 80);
const alike = (value: unknown) => String(value).replaceAll(/\s+/g, ' ').trim().toLowerCase();
const repeated = (values: readonly unknown[]) => [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];

/** What breaks a rule, apart from its schema; each in a line. */
function broken(check: RuleCheck, answer: unknown, blocks: unknown): string[] {
  const { among, unique, apart, new: fresh, least, most_items } = check;
  const given = allAt(blocks, check.of);
  if (among) {
    const known = new Set([...given, ...allAt(answer, check.or)]);
    const strange = someAt(answer, among).filter((value) => !known.has(value));
    return strange.map((value) => `${shown(value)} at ${among.join(', ')} was not given`);
  }
  if (unique) return repeated(allAt(answer, unique)).map((value) => `${shown(value)} at ${unique.join(', ')} stands twice`);
  if (apart) {
    const [one = '', other = ''] = apart;
    const there = new Set(valuesAt(answer, other));
    return someAt(answer, [one]).flatMap((value) =>
      there.has(value) ? [`${shown(value)} at ${one} stands at ${other} too`] : [],
    );
  }
  if (fresh) {
    const known = new Set(given.map(alike));
    return someAt(answer, fresh).flatMap((value) =>
      known.has(alike(value)) ? [`${shown(value)} at ${fresh.join(', ')} was given`] : [],
    );
  }
  const bound = Math.max(...given.filter((value) => typeof value === 'number'));
  if (least)
    return allAt(answer, least).flatMap((value) =>
      Number(value) < bound ? [`${shown(value)} at ${least.join(', ')} is less than ${bound}`] : [],
    );
  if (most_items)
    return allAt(answer, most_items).flatMap((list) =>
      Array.isArray(list) && list.length > bound ? [`${list.length} at ${most_items.join(', ')} are more than ${bound}`] : [],
    );
  return [];
}

/** What each rule and situation was compiled to. */
type Compiled = Readonly<Record<string, Validate>>;
const compiledAs = (...parts: readonly string[]) => `v_${parts.join('__').replaceAll(/[^A-Za-z0-9_]/g, '_')}`;

function againstRule(
  compiled: Compiled,
  name: string,
  check: RuleCheck,
  answer: unknown,
  blocks: unknown,
  prompt: string,
): string[] {
  const applies = compiled[compiledAs(prompt, name, 'given')];
  if (applies && !applies(blocks)) return [];
  const schema = compiled[compiledAs(prompt, name)];
  return [...(schema ? problemsIn(schema, answer) : []), ...broken(check, answer, blocks)];
}

export interface RuleVerdict {
  readonly rule: string;
  /** What breaks it; nothing where it is kept. */
  readonly problems: readonly string[];
}

/** An answer that has the right shape, held against every rule that can be checked in a situation. */
export async function judgeAnswer(
  { name, rules }: Pick<PromptEntry, 'name' | 'rules'>,
  { id, expects }: Pick<SituationEntry, 'id' | 'expects'>,
  answer: unknown,
  blocks: Readonly<Record<string, unknown>>,
): Promise<RuleVerdict[]> {
  const compiled = await promptRules();
  return Object.entries(rules).flatMap(([rule, { check }]) => {
    const here = expects.flatMap((expected, i) => (expected.rule === rule ? [i] : []));
    if (!check && here.length === 0) return [];
    const problems = [
      ...(check ? againstRule(compiled, rule, check, answer, blocks, name) : []),
      ...here.flatMap((i) => problemsIn(compiled[compiledAs(id, 'expects', String(i))] as Validate, answer)),
    ];
    return [{ rule, problems }];
  });
}
