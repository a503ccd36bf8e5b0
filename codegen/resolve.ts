import type { Answer, AnyTool, Case, Code, Evidence, Fact, Preset, Product, Program, Scenario } from '../contracts/kit/index.ts';
import { deriveCases } from './derive.ts';
import type { Loaded, LoadedTool } from './load.ts';
import type { CaseEntry, CodeEntry, JsonSchema, Manifest, ToolEntry } from './manifest.ts';
import { resolveProgram } from './resolve-program.ts';
import { hoist, plain } from './schema.ts';

type Types = Record<string, JsonSchema>;
// biome-ignore lint/suspicious/noExplicitAny: a case of any tool
type AnyCase = Case<any, any, any, any, any>;

const closed = (schema: JsonSchema): JsonSchema =>
  schema.type === 'object' && schema.additionalProperties === undefined ? { ...schema, additionalProperties: false } : schema;

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const resolveCase = (tool: string, c: AnyCase): CaseEntry =>
  plain({
    id: `${tool}/${slug(c.name)}`,
    tool,
    name: c.name,
    proves: c.proves.map((rule: string) => `${tool}/${rule}`),
    server: c.server,
    unscoped: c.unscoped,
    given: c.given ?? [],
    when: c.when,
    then: c.then,
  }) as unknown as CaseEntry;

function resolveTool({ room, group, spec }: LoadedTool, types: Types): ToolEntry {
  const tool = spec as AnyTool;
  return {
    name: tool.name,
    room,
    group,
    title: tool.title,
    summary: tool.summary,
    ...(tool.notes ? { notes: tool.notes } : {}),
    effect: tool.effect,
    ...(tool.writes_with ? { writes_with: [tool.writes_with].flat() } : {}),
    ...(tool.reads_with ? { reads_with: tool.reads_with } : {}),
    destructive: tool.destructive ?? false,
    idempotent: tool.idempotent ?? tool.effect === 'read',
    tier: tool.tier ?? 'full',
    render: tool.render ?? 'json',
    scope: tool.scope,
    ...(tool.outside ? { outside: true } : {}),
    ...(tool.delivers ? { delivers: tool.delivers.name } : {}),
    target: tool.target ?? 'none',
    ...(tool.absent_workspace ? { absent_workspace: tool.absent_workspace } : {}),
    ...(tool.document ? { document: tool.document } : {}),
    ...(tool.focus_unless ? { focus_unless: tool.focus_unless } : {}),
    ...(tool.focus ? { focus: tool.focus } : {}),
    ...(tool.revision ? { revision: tool.revision } : {}),
    ...(tool.undo ? { undo: [...tool.undo] } : {}),
    ...(tool.inner ? { inner: tool.inner } : {}),
    aliases: { ...tool.aliases, ...(tool.revision ? { expected_version: 'expected_revision' } : {}) },
    ...(tool.budget ? { budget: plain(tool.budget) as unknown as NonNullable<ToolEntry['budget']> } : {}),
    ...(tool.unredacted ? { unredacted: tool.unredacted } : {}),
    input: closed(hoist(tool.input, types)),
    output: closed(hoist(tool.output, types)),
    errors: [...tool.errors],
    warnings: [...(tool.warnings ?? [])],
    tells: [...(tool.tells ?? [])],
    rules: { ...tool.rules },
    cases: tool.cases.map((c) => resolveCase(tool.name, c)),
  };
}

/** A preset is the tool it is of, with the fixed fields gone from its input. */
function resolvePreset({ room, group, spec }: LoadedTool, types: Types): ToolEntry {
  const { preset, name, title, summary, tier, rules, cases } = spec as Preset;
  const base = resolveTool({ file: '', room, group, spec: preset.of }, types);
  const fixed = Object.keys(preset.fixed);
  const keep = ([key]: [string, unknown]) => !fixed.includes(key);
  return {
    ...base,
    name,
    title,
    summary,
    tier,
    preset: { of: preset.of.name, fixed: { ...preset.fixed } },
    input: {
      ...base.input,
      properties: Object.fromEntries(Object.entries(base.input.properties ?? {}).filter(keep)),
      required: (base.input.required ?? []).filter((key) => !fixed.includes(key)),
    },
    rules: { ...rules },
    cases: cases.map((c) => resolveCase(name, c)),
  };
}

const resolveCode = (code: Code, boundary: boolean, types: Types): CodeEntry => ({
  message: code.message,
  recovery: code.recovery,
  facts: closed(hoist(code.facts, types)),
  ...(code.status ? { status: code.status } : {}),
  boundary,
  suggest: (code.suggest ?? []).map((s) => ({ priority: 'medium', ...s })),
});

const mapValues = <A, B>(dict: Record<string, A>, f: (value: A, key: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(dict).map(([key, value]) => [key, f(value, key)]));

/** Fields that the EvidenceLog writer adds to every record. */
const writerFields: Record<string, JsonSchema> = {
  ts: { type: 'string', maxLength: 40 },
  run_id: { type: 'string', pattern: '^(run|cli|global)_' },
  seq: { type: 'integer', minimum: 1 },
  event_id: { type: 'string', pattern: '^ev_' },
};

function resolveEvidence(spec: Evidence, types: Types) {
  const fields = closed(hoist(spec.fields, types));
  const properties = { kind: { const: spec.kind, type: 'string' }, ...writerFields, ...fields.properties };
  return {
    kind: spec.kind,
    log: spec.log,
    summary: spec.summary,
    fields,
    record: {
      type: 'object',
      additionalProperties: false,
      properties,
      required: ['kind', ...Object.keys(writerFields), ...(fields.required ?? [])],
    },
    valid: spec.valid.map(({ name, record }) => ({ name, value: record })),
    invalid: spec.invalid.map(({ name, record, because }) => ({ name, value: record, because })),
  };
}

/** Types of the surface itself, which no tool names. */
const wireTypes = ['Envelope', 'BudgetReport'];

/** Contracts as one plain value: named types hoisted, presets expanded, schema cases derived. */
export function resolve({ tools, types: contractTypes, parts }: Loaded): Manifest {
  const types: Types = {};
  for (const name of wireTypes) hoist(contractTypes[name], types);
  const boundary = Object.keys(parts.boundaryErrors as object);
  const entries = tools
    .map((tool) => ('preset' in tool.spec ? resolvePreset(tool, types) : resolveTool(tool, types)))
    .sort((a, b) => a.name.localeCompare(b.name));

  const manifest: Manifest = {
    noema: '1',
    types,
    tools: entries,
    errors: mapValues(parts.errors as Record<string, Code>, (code, key) => resolveCode(code, boundary.includes(key), types)),
    warnings: mapValues(parts.warnings as Record<string, Code>, (code) => resolveCode(code, false, types)),
    signals: plain(parts.signals) as unknown as Manifest['signals'],
    facts: mapValues(parts.facts as Record<string, Fact>, (fact) => ({
      summary: fact.summary,
      payload: closed(hoist(fact.payload, types)),
      ...(fact.yields ? { yields: hoist(fact.yields, types) } : {}),
      kept_elsewhere: [...(fact.kept_elsewhere ?? [])],
    })),
    evidence: (parts.evidence as readonly Evidence[]).map((spec) => resolveEvidence(spec, types)),
    answers: (parts.answers as readonly Answer[]).map((spec) => ({
      name: spec.name,
      summary: spec.summary,
      asked: spec.asked,
      answer: closed(hoist(spec.answer, types)),
      valid: spec.valid.map(({ name, answer }) => ({ name, value: answer })),
      invalid: spec.invalid.map(({ name, answer, because }) => ({ name, value: answer, because })),
    })),
    scenarios: plain(parts.scenarios as readonly Scenario[]) as unknown as Manifest['scenarios'],
    products: (parts.products as readonly Product[]).map(
      (p) => plain({ ...p, toolsets: p.toolsets ?? [] }) as unknown as Manifest['products'][number],
    ),
    settings: plain(parts.settings) as unknown as Manifest['settings'],
    programs: (parts.programs as readonly Program[]).map(resolveProgram),
  };
  manifest.types = Object.fromEntries(Object.entries(types).sort(([a], [b]) => a.localeCompare(b)));
  for (const tool of manifest.tools) tool.cases.push(...deriveCases(tool, manifest));
  return manifest;
}
