import type { CaseEntry, JsonSchema, Manifest, ToolEntry } from './manifest.ts';
import { scopeFields } from './products.ts';
import { inline } from './schema.ts';

const ofAnotherType = (schema: JsonSchema): unknown => {
  const types = new Set([schema.type, ...(schema.anyOf ?? []).map((s) => s.type)].flat());
  for (const [type, value] of [
    ['boolean', true],
    ['integer', 7],
    ['array', []],
    ['object', {}],
  ] as const)
    if (!types.has(type) && !(type === 'integer' && types.has('number'))) return value;
  return undefined;
};

interface Wrong {
  readonly kind: string;
  readonly value: unknown;
  readonly text: string;
}

/** Every way in which one field's own schema can be broken. */
function wrongValues(schema: JsonSchema): Wrong[] {
  const wrong: Wrong[] = [];
  const add = (kind: string, value: unknown, text: string) => wrong.push({ kind, value, text });
  const other = ofAnotherType(schema);
  if (other !== undefined) add('type', other, `is refused when it is of another type (${JSON.stringify(other)})`);
  if (typeof schema.minimum === 'number') add('minimum', schema.minimum - 1, `is refused below ${schema.minimum}`);
  if (typeof schema.maximum === 'number') add('maximum', schema.maximum + 1, `is refused above ${schema.maximum}`);
  if (typeof schema.minLength === 'number' && schema.minLength > 0) add('minLength', '', 'is refused when empty');
  if (typeof schema.maxLength === 'number' && schema.maxLength <= 4096)
    add('maxLength', 'a'.repeat(schema.maxLength + 1), `is refused above ${schema.maxLength} characters`);
  if (schema.enum) add('enum', 'no-such-choice', 'is refused when it is not one of the choices');
  if (typeof schema.pattern === 'string') {
    const value = ['\u0001 not a name', ' ', '!'].find((text) => !new RegExp(schema.pattern as string, 'u').test(text));
    if (value !== undefined) add('pattern', value, `is refused when it does not look like ${schema.pattern}`);
  }
  if (schema.limits) {
    const { depth } = schema.limits as { depth: number };
    const nested = Array.from({ length: depth }).reduce<object>((inner) => ({ a: inner }), {});
    add('limits', nested, `is refused when it is nested deeper than ${depth} levels`);
  }
  return wrong;
}

/** Cases that follow from a tool's schema alone: what is missing, wrong or unknown answers INVALID_INPUT. */
export function deriveCases(tool: ToolEntry, manifest: Manifest): CaseEntry[] {
  /** What a case breaks must be whole before: a success, or a refusal that is not about the input. */
  const usable = tool.cases.filter((c) => !c.server && c.then.error !== 'INVALID_INPUT');
  const example = usable.find((c) => !c.then.error) ?? usable[0];
  if (!example) return [];
  const input = inline(tool.input, manifest.types);
  /** What is wrong with the input is said before anybody looks at the world: only saved values need one, and a stage that comes first. */
  const needsWorld = (tool.operation?.stage ?? 0) > 0 || /"\$(saved|template)"/.test(JSON.stringify(example.when));
  const needed = needsWorld ? example.given : [];
  /** Their rules depend on how a server is set up. */
  const notDerived = new Set(scopeFields(manifest));
  const cases: CaseEntry[] = [];
  const push = (rule: string, text: string, c: Pick<CaseEntry, 'given' | 'when' | 'then'>) => {
    tool.rules[rule] ??= { level: 'must', text };
    cases.push({
      id: `${tool.name}/${rule}`,
      tool: tool.name,
      name: text,
      proves: [`${tool.name}/${rule}`],
      derived: rule,
      ...c,
    });
  };
  const add = (rule: string, text: string, when: Record<string, unknown>, field: string) =>
    push(rule, text, { given: needed, when, then: { error: 'INVALID_INPUT', fields: [field] } });

  for (const field of input.required ?? []) {
    if (notDerived.has(field)) continue;
    const { [field]: _, ...rest } = example.when;
    add(`${field}-is-required`, `Without ${field} the call answers INVALID_INPUT.`, rest, field);
  }
  for (const [field, schema] of Object.entries(input.properties ?? {})) {
    if (notDerived.has(field)) continue;
    for (const { kind, value, text } of wrongValues(schema))
      add(`${field}-${kind.toLowerCase()}-is-checked`, `${field} ${text}.`, { ...example.when, [field]: value }, field);
  }
  add(
    'unknown-fields-are-refused',
    'A field that is not known answers INVALID_INPUT and is named.',
    { ...example.when, no_such_field: 1 },
    'no_such_field',
  );
  if (tool.operation?.stage)
    push(
      'a-missing-stage-comes-first',
      'A connection that has not reached its stage hears of that, whatever is wrong with the arguments.',
      { given: [], when: { no_such_field: 1 }, then: { error: 'STAGE_REQUIREMENT_NOT_MET' } },
    );
  return cases;
}
