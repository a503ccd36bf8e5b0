import type { CodeEntry, JsonSchema, Manifest } from '../manifest.ts';
import { inline } from '../schema.ts';
import { admits, checker } from './accept.ts';
import type { Policy } from './index.ts';
import { placeholdersOf } from './placeholders.ts';

type Suggestion = CodeEntry['suggest'][number];
type Values = Readonly<Record<string, unknown>>;

/** One of each form that an id or a name may have. */
const plausible = ['main', 'acme', 'notes@1', 'TASK-001', 'PLAN-001', 'STEP-00000001', 's:0', 'CARD-1', 'JOB-001', 'a:core'];

function samples(fact: JsonSchema): unknown[] {
  const fits = checker(fact);
  return [...(fact.enum ?? []), fact.const, ...plausible, 1, true, [], {}].filter((v) => v !== undefined && !fits(v));
}

const filled = (params: Values, facts: Values): Values => {
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'string') return value;
    const whole = /^\{(\w+)\}$/.exec(value)?.[1];
    return whole ? facts[whole] : value.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
  };
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, fill(value)]));
};

const combinations = (choices: readonly (readonly [string, readonly unknown[]])[]): Values[] =>
  choices.reduce<Values[]>((all, [name, values]) => all.flatMap((v) => values.map((value) => ({ ...v, [name]: value }))), [{}]);

function problems(code: string, facts: JsonSchema, { tool: name, params, when = {} }: Suggestion, m: Manifest): string[] {
  const properties = inline(facts, m.types).properties ?? {};
  const said = `${code} suggests ${name}`;
  const tool = m.tools.find((t) => t.name === name);
  if (!tool) return [`${said}, which is no tool`];
  const texts = Object.values(params)
    .flat()
    .filter((value) => typeof value === 'string');
  const used = [...new Set(texts.flatMap(placeholdersOf))];
  const strange = [...used, ...Object.keys(when)].filter((fact) => !properties[fact]);
  if (strange.length) return strange.map((fact) => `${said} with {${fact}}, which is none of its facts`);
  const check = admits(tool, m);
  const choices = used.map((fact) => [fact, fact in when ? [when[fact]] : samples(properties[fact] as JsonSchema)] as const);
  const told = combinations(choices).map((values) => check(filled(params, values)));
  return told.includes(undefined) ? [] : [`${said}, which refuses the call: ${told[0]}`];
}

/** A suggested call can be made as it stands. */
export const suggestions: Policy = {
  id: 'codes/suggestions',
  check: ({ manifest: m, remember }) =>
    [...Object.entries(m.errors), ...Object.entries(m.warnings), ...Object.entries(m.refusals)].flatMap(
      ([code, { facts, suggest }]) => {
        const named = m.tools.filter(({ name }) => suggest.some(({ tool }) => tool === name));
        const tools = named.map(({ name, input, aliases }) => ({ name, aliases, input: inline(input, m.types) }));
        const given = { suggest, facts: inline(facts, m.types), tools };
        return remember(`suggests-${code}`, given, () => suggest.flatMap((s) => problems(code, facts, s, m)));
      },
    ),
};
