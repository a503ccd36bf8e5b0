import type {
  Answer,
  AnyCase,
  AnyTool,
  Code,
  Evidence,
  Fact,
  NextCallSpec,
  Operation,
  Product,
  Program,
  Refusal,
  Scenario,
  Socket,
  Target,
  TextTree,
} from '../contracts/kit/index.ts';
import { deriveCases } from './derive.ts';
import { deriveForms } from './forms.ts';
import type { Loaded, LoadedTool } from './load.ts';
import type {
  CaseEntry,
  CodeEntry,
  JsonSchema,
  Manifest,
  NextCallEntry,
  ProductEntry,
  RefusalEntry,
  SocketEntry,
  ToolCommandEntry,
  ToolEntry,
} from './manifest.ts';
import { slug } from './names.ts';
import { resolveProgram } from './resolve-program.ts';
import { resolvePrompts } from './resolve-prompt.ts';
import { hoist, plain } from './schema.ts';

type Types = Record<string, JsonSchema>;

const closed = (schema: JsonSchema): JsonSchema =>
  schema.type === 'object' && schema.additionalProperties === undefined ? { ...schema, additionalProperties: false } : schema;

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

/** Whether a call can change anything, in the store or outside. */
const changes = (tool: AnyTool) => tool.effect === 'write' || tool.changes_outside === true || (tool.tells ?? []).length > 0;

/** Behind a gateway `session_list` is the operation `session` with the sub-operation `list`. */
const resolveOperation = (
  { name, effect }: Pick<AnyTool, 'name' | 'effect'>,
  { of = name, stage, reaches, unwraps = [], in_turn }: Operation,
): NonNullable<ToolEntry['operation']> => ({
  operation: of,
  sub_operation: of === name ? null : name.slice(of.length + 1),
  stage,
  reaches: reaches ?? null,
  unwraps: [...unwraps],
  in_turn: in_turn ?? effect !== 'act',
});

function resolveTool({ room, group, spec: tool, cases }: LoadedTool, types: Types): ToolEntry {
  return {
    name: tool.name,
    room,
    group,
    title: tool.title,
    summary: tool.summary,
    ...(tool.notes ? { notes: tool.notes } : {}),
    effect: tool.effect,
    ...(tool.reads_when ? { reads_when: plain(tool.reads_when) as NonNullable<ToolEntry['reads_when']> } : {}),
    ...(tool.ports ? { ports: [...tool.ports] } : {}),
    ...(tool.begins_in_unit ? { begins_in_unit: true } : {}),
    ...(tool.changes_outside ? { changes_outside: true } : {}),
    ...(tool.shows ? { shows: tool.shows.name } : {}),
    destructive: tool.destructive ?? false,
    idempotent: tool.idempotent ?? !changes(tool),
    tier: tool.tier ?? '',
    render: tool.render ?? 'json',
    ...(tool.lines_bytes === undefined ? {} : { lines_bytes: tool.lines_bytes }),
    ...(tool.listed ? { listed: plain(tool.listed) as NonNullable<ToolEntry['listed']> } : {}),
    ...(tool.operation ? { operation: resolveOperation(tool, tool.operation) } : {}),
    ...(tool.command ? { commands: plain([tool.command].flat()) as unknown as ToolCommandEntry[] } : {}),
    scope: tool.scope,
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
    ...(tool.most_bytes === undefined ? {} : { most_bytes: tool.most_bytes }),
    ...(tool.unredacted ? { unredacted: tool.unredacted } : {}),
    input: closed(hoist(tool.input, types)),
    output: closed(hoist(tool.output, types)),
    errors: [...tool.errors],
    refuses: [...(tool.refuses ?? [])],
    warnings: [...(tool.warnings ?? [])],
    tells: [...(tool.tells ?? [])],
    rules: { ...tool.rules },
    cases: cases.map((c) => resolveCase(tool.name, c)),
    ...(tool.preset ? { preset: { of: tool.preset.of, fixed: { ...tool.preset.fixed } } } : {}),
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

const noFacts: JsonSchema = { type: 'object', properties: {} };

const resolveRefusal = ({ code, says, facts, hints, suggest }: Refusal, room: string, types: Types): RefusalEntry => ({
  room,
  code,
  says: { ...says },
  facts: closed(hoist(facts ?? noFacts, types)),
  hints: (hints ?? []).map((hint) => ({ ...hint })),
  suggest: (suggest ?? []).map((s) => ({ priority: 'medium', ...s })),
});

const resolveNextCall = (call: NextCallSpec, room: string, types: Types): NextCallEntry => ({
  priority: 'medium',
  ...(plain({ tool: call.tool, params: call.params, reason: call.reason, priority: call.priority }) as unknown as NextCallSpec),
  room,
  params: { ...call.params },
  facts: closed(hoist(call.facts ?? noFacts, types)),
});

/** What each room declares, by id. */
const byId = <A, B>(ofRooms: unknown, resolved: (value: A, room: string) => B): Record<string, B> =>
  Object.fromEntries(
    Object.entries(ofRooms as Record<string, Record<string, A>>).flatMap(([room, own]) =>
      Object.entries(own).map(([id, value]) => [id, resolved(value, room)] as const),
    ),
  );

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

const resolveProduct = (product: Product): ProductEntry => ({
  ...(plain(product) as unknown as Product & { groups: string[] }),
  toolsets: product.toolsets.map(({ name, aliases, summary }) => ({ name, aliases: [...aliases], summary })),
  default_toolset: product.default_toolset ?? null,
  places: product.places ?? false,
  as_of: product.as_of ? { ...product.as_of } : null,
  gateway: product.gateway ? { ...product.gateway, stages: [...product.gateway.stages] } : null,
  resources: product.resources.map((resource) => ({ ...resource, args: { ...resource.args } })),
  completions: product.completions.map((completion) => ({ newest: 'first', ...completion, args: { ...completion.args } })),
  prompts: product.prompts.map((prompt) => ({
    ...prompt,
    arguments: prompt.arguments.map((argument) => ({ ...argument })),
    args: { ...prompt.args },
  })),
  channels: product.channels.map(({ name, summary, follows, topic, facts, snapshot, news }) => ({
    name,
    summary,
    follows,
    topic: topic ? { field: topic.field, optional: topic.optional ?? false } : null,
    facts: facts ? [...facts] : null,
    snapshot: { seq: null, ...snapshot, args: { ...snapshot.args }, of_topic: snapshot.of_topic ?? false },
    news: { tool: null, list: null, upto: null, data: null, ...news, args: { ...news.args } },
  })),
});

/** Ids as those of tools: `observatory/a-ping-is-answered`. */
const resolveSocket = ({ name, cases, ...socket }: Socket): SocketEntry => ({
  ...(plain(socket) as unknown as Pick<SocketEntry, 'summary' | 'product' | 'rules'>),
  name,
  cases: cases.map(({ name: said, proves, steps }) => ({
    id: `${name}/${slug(said)}`,
    name: said,
    proves: proves.map((rule) => `${name}/${rule}`),
    steps: plain(steps) as unknown as Record<string, unknown>[],
  })),
});

/** A tool that names no toolset is listed in the largest of its product. */
function placeInToolsets({ tools, products }: Manifest): void {
  for (const tool of tools) {
    const product = products.find(({ groups }) => groups.includes(`${tool.room}/${tool.group}`));
    tool.tier ||= product?.toolsets.at(-1)?.name ?? '';
  }
}

/** What locators find may use published types; what only they use stays inside. */
function resolveTargets({ types, inner }: Manifest, targets: Record<string, Target>): void {
  const reached: Types = {};
  for (const [kind, { found }] of Object.entries(targets)) inner.found[kind] = hoist(found, reached);
  for (const [name, schema] of Object.entries(reached)) if (!(name in types)) inner.types[name] = schema;
}

/** Types of the surface itself, which no tool names. */
const wireTypes = ['Envelope', 'BudgetReport'];

/** Contracts as one plain value: named types hoisted, presets expanded, schema cases derived. */
export function resolve({ tools, types: contractTypes, parts }: Loaded): Manifest {
  const types: Types = {};
  for (const name of wireTypes) hoist(contractTypes[name], types);
  const boundary = Object.keys(parts.boundaryErrors as object);
  const entries = tools.map((tool) => resolveTool(tool, types)).sort((a, b) => a.name.localeCompare(b.name));

  const targets = parts.targets as Record<string, Target>;
  const manifest: Manifest = {
    noema: '1',
    types,
    scopes: plain(parts.scopes) as unknown as Manifest['scopes'],
    targets: mapValues(targets, ({ summary, room }) => ({ summary, room })),
    tools: entries,
    errors: mapValues(parts.errors as Record<string, Code>, (code, key) => resolveCode(code, boundary.includes(key), types)),
    warnings: mapValues(parts.warnings as Record<string, Code>, (code) => resolveCode(code, false, types)),
    refusals: byId(parts.refusalsOf, (refusal: Refusal, room) => resolveRefusal(refusal, room, types)),
    next_calls: byId(parts.nextCallsOf, (call: NextCallSpec, room) => resolveNextCall(call, room, types)),
    texts: byId(parts.textsOf, (text: TextTree, room) => ({ room, text: plain(text) as unknown })),
    signals: plain(parts.signals) as unknown as Manifest['signals'],
    facts: byId(parts.factsOf, (fact: Fact, room) => ({
      room,
      summary: fact.summary,
      payload: closed(hoist(fact.payload, types)),
      ...(fact.yields ? { yields: hoist(fact.yields, types) } : {}),
      kept_elsewhere: [...(fact.kept_elsewhere ?? [])],
      ...(fact.logged ? { logged: true } : {}),
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
    ...resolvePrompts(parts, types),
    scenarios: plain(parts.scenarios as readonly Scenario[]) as unknown as Manifest['scenarios'],
    sockets: (parts.sockets as readonly Socket[]).map(resolveSocket),
    products: (parts.products as readonly Product[]).map(resolveProduct),
    settings: plain(parts.settings) as unknown as Manifest['settings'],
    programs: [],
    inner: { found: {}, types: {} },
  };
  placeInToolsets(manifest);
  manifest.programs = (parts.programs as readonly Program[]).map((program) => resolveProgram(program, manifest));
  manifest.types = Object.fromEntries(Object.entries(types).sort(([a], [b]) => a.localeCompare(b)));
  resolveTargets(manifest, targets);
  for (const tool of manifest.tools) tool.cases.push(...deriveCases(tool, manifest), ...deriveForms(tool, manifest));
  return manifest;
}
