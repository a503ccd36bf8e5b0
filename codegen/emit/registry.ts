import type { Files, JsonSchema, Manifest, ToolEntry } from '../manifest.ts';
import { filesIn, inline, usualOf } from '../schema.ts';
import { banner, groupBy } from './text.ts';

/** Which optional fields a null may stand for, as a tree: `true` strips the null, an object goes deeper. */
type NullPlan = { [field: string]: true | NullPlan };

const allowsNull = (s: JsonSchema): boolean =>
  s.type === 'null' || (Array.isArray(s.type) && s.type.includes('null')) || (s.anyOf ?? []).some(allowsNull);

/** Every object that a value may be, or that may stand in its list. */
const shapesOf = (s: JsonSchema): JsonSchema[] => {
  if (s.anyOf) return s.anyOf.flatMap(shapesOf);
  if (s.type === 'array') return s.items ? shapesOf(s.items) : [];
  return s.type === 'object' ? [s] : [];
};

/** Among several shapes a null is left out where every shape that has the field may do without it. */
function innerPlan(schema: JsonSchema): NullPlan {
  const shapes = shapesOf(schema).map((shape) => ({ shape, own: nullPlan(shape) }));
  const plan: NullPlan = {};
  for (const { own } of shapes)
    for (const [field, inner] of Object.entries(own))
      if (shapes.every((other) => !other.shape.properties?.[field] || other.own[field])) plan[field] = inner;
  return plan;
}

export function nullPlan(schema: JsonSchema): NullPlan {
  const plan: NullPlan = {};
  const required = new Set(schema.required ?? []);
  for (const [field, s] of Object.entries(schema.properties ?? {})) {
    if (!required.has(field) && !allowsNull(s)) plan[field] = true;
    const inner = innerPlan(s);
    if (Object.keys(inner).length) plan[`${field}>`] = inner;
  }
  return plan;
}

const info = (tool: ToolEntry, m: Manifest) => ({
  name: tool.name,
  room: tool.room,
  group: tool.group,
  title: tool.title,
  effect: tool.effect,
  ...(tool.reads_when ? { reads_when: tool.reads_when } : {}),
  ...(tool.begins_in_unit ? { begins_in_unit: true } : {}),
  ports: tool.ports ?? [],
  ...(tool.shows ? { shows: tool.shows } : {}),
  tier: tool.tier,
  render: tool.render,
  ...(tool.lines_bytes === undefined ? {} : { lines_bytes: tool.lines_bytes }),
  operation: tool.operation ?? null,
  scope: tool.scope,
  target: tool.target,
  absent_workspace: tool.absent_workspace ?? 'refused',
  document: tool.document ?? null,
  focus_unless: tool.focus_unless ?? null,
  focus: tool.focus ?? 'used',
  revision: tool.revision ?? null,
  undo: tool.undo ?? [],
  aliases: tool.aliases,
  budget: tool.budget ?? null,
  preset: tool.preset ?? null,
  redacted: !tool.unredacted,
  ...(tool.most_bytes === undefined ? {} : { most_bytes: tool.most_bytes }),
  fields: Object.keys(tool.input.properties ?? {}),
  required: tool.input.required ?? [],
  nulls: nullPlan(inline(tool.input, m.types)),
  errors: tool.errors,
  refuses: tool.refuses,
  warnings: tool.warnings,
  tells: tool.tells,
});

const literal = (value: unknown) => JSON.stringify(value);

/** What the boundary needs at run time about every tool, and nothing more. */
export function emitRegistry(m: Manifest): Files {
  const codes = (dict: Manifest['errors']) =>
    Object.entries(dict).map(
      ([code, { message, recovery, status, suggest, boundary }]) =>
        `  ${code}: ${literal({ message, recovery, status: status ?? 500, boundary, suggest })},`,
    );
  const rooms = [...new Set(m.tools.map((t) => t.room))];
  const factRooms = [...new Set(Object.values(m.facts).map((fact) => fact.room))];
  const files: Files = new Map();
  for (const [room, tools] of groupBy(m.tools, (t) => t.room))
    files.set(
      `generated/registry/rooms/${room}.ts`,
      `${banner}import type { ToolInfo } from '../shape.ts';

export const tools: Readonly<Record<string, ToolInfo>> = {
${tools.map((tool) => `  ${tool.name}: ${literal(info(tool, m))},`).join('\n')}
};
`,
    );
  files.set(
    'generated/registry/scopes.ts',
    `${banner}import type { ScopeInfo } from './shape.ts';

export const scopes: Readonly<Record<string, ScopeInfo>> = {
${Object.entries(m.scopes)
  .map(([name, { field, is }]) => `  ${name}: ${literal({ field, is })},`)
  .join('\n')}
};
`,
  );
  files.set(
    'generated/registry/codes.ts',
    `${banner}import type { CodeInfo } from './shape.ts';

export const errors: Readonly<Record<string, CodeInfo>> = {
${codes(m.errors).join('\n')}
};

export const warnings: Readonly<Record<string, CodeInfo>> = {
${codes(m.warnings).join('\n')}
};
`,
  );
  files.set(
    'generated/registry/facts.ts',
    `${banner}/** Fields that the journal leaves out, because an applier keeps them in a row of their own. */
export const keptElsewhere: Readonly<Record<string, readonly string[]>> = {
${Object.entries(m.facts)
  .filter(([, fact]) => fact.kept_elsewhere.length)
  .map(([kind, fact]) => `  ${kind}: ${literal(fact.kept_elsewhere)},`)
  .join('\n')}
};

/** The room that each fact belongs to. */
export const factRooms: Readonly<Record<string, string>> = {
${Object.entries(m.facts)
  .map(([kind, fact]) => `  ${kind}: '${fact.room}',`)
  .join('\n')}
};

/** Which log each kind of evidence is appended to. */
export const logOf = {
${m.evidence.map(({ kind, log }) => `  ${kind}: '${log}',`).join('\n')}
} as const;
export type EvidenceKind = keyof typeof logOf;
`,
  );
  files.set('generated/registry/shape.ts', banner + shape);
  files.set(
    'generated/registry/validators.ts',
    `${banner}/** Validators are compiled ahead, and loaded by room when first needed. */
export interface Problem {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Record<string, unknown>;
}
export type Validate = ((value: unknown) => boolean) & { errors?: readonly Problem[] | null };
type Validators = Record<string, Validate>;

export const inputs: Readonly<Record<string, () => Promise<Validators>>> = {
${rooms.map((room) => `  // @ts-ignore built, not committed: it has no declarations\n  ${room}: () => import('../validators/${room}-inputs.js') as Promise<unknown> as Promise<Validators>,`).join('\n')}
};

export const outputs: Readonly<Record<string, () => Promise<Validators>>> = {
${rooms.map((room) => `  // @ts-ignore built, not committed: it has no declarations\n  ${room}: () => import('../validators/${room}-outputs.js') as Promise<unknown> as Promise<Validators>,`).join('\n')}
};

export type Kind = 'text' | 'number' | 'truth' | 'list' | 'object';

/** What a field may be, and what may stand in it where it may be a list. */
export interface Takes {
  readonly is: readonly Kind[];
  readonly of?: readonly Kind[];
}

/** A place where text may stand for more than it says. */
export interface Reading {
  readonly path: string;
  /** An id whose number may lack its leading zeros. */
  readonly counted?: { readonly prefixes: readonly string[]; readonly digits: number };
  /** An object of which {text} is all that was sent. */
  readonly shorthand?: Readonly<Record<string, unknown>>;
}

export const readings = () =>
  // @ts-ignore built, not committed: it has no declarations
  import('../validators/readings.js') as Promise<unknown> as Promise<{ readonly readings: Readonly<Record<string, readonly Reading[]>> }>;

/** By the room that the facts belong to. */
export const facts: Readonly<Record<string, () => Promise<Validators>>> = {
${factRooms.map((room) => `  // @ts-ignore built, not committed: it has no declarations\n  ${room}: () => import('../validators/${room}-facts.js') as Promise<unknown> as Promise<Validators>,`).join('\n')}
};

/** What a model answered, by the name of its question: all that is wrong with it is said. */
// @ts-ignore built, not committed: it has no declarations
export const answers = () => import('../validators/answers.js') as Promise<unknown> as Promise<Validators>;

/** Whole records of an EvidenceLog, by kind. */
// @ts-ignore built, not committed: it has no declarations
export const evidence = () => import('../validators/evidence.js') as Promise<unknown> as Promise<Validators>;

/** Files that people write: what is left out is filled in, and all that is wrong is said. */
// @ts-ignore built, not committed: it has no declarations
export const files = () => import('../validators/files.js') as Promise<unknown> as Promise<Validators>;

/** What rules and situations of prompts ask: \`v_<prompt>__<rule>\`, \`…__given\`, \`v_<situation>__expects__<n>\`, with _ for every other sign. */
// @ts-ignore built, not committed: it has no declarations
export const promptRules = () => import('../validators/prompt-rules.js') as Promise<unknown> as Promise<Validators>;
`,
  );
  const own = filesIn(m.types);
  files.set(
    'generated/registry/usual.ts',
    `${banner}import type { ${own.map(([name]) => name).join(', ')} } from '../types/index.ts';

${own.map(([name, schema]) => `/** ${schema.file} where nobody has written one. */\nexport const usual${name}: ${name} = ${literal(usualOf(inline(schema, m.types)))};`).join('\n')}
`,
  );
  return files;
}

/** What is not simply a part of the manifest. */
const shape = `import type { BudgetInfo, CodeEntry, ProductEntry, RefusalEntry, ToolEntry } from '../types/manifest.ts';

export type { BudgetInfo, Shrink, SuggestionTemplate } from '../types/manifest.ts';

export type NullPlan = { readonly [field: string]: true | NullPlan };

type Said = 'name' | 'room' | 'group' | 'title' | 'effect' | 'reads_when' | 'begins_in_unit' | 'shows' | 'tier' | 'render' | 'lines_bytes' | 'most_bytes' | 'scope' | 'target' | 'aliases';
type Told = 'errors' | 'refuses' | 'warnings' | 'tells';

export interface ToolInfo extends Pick<ToolEntry, Said | Told>, Required<Pick<ToolEntry, 'ports' | 'absent_workspace' | 'undo'>> {
  readonly operation: NonNullable<ToolEntry['operation']> | null;
  readonly document: NonNullable<ToolEntry['document']> | null;
  readonly focus_unless: string | null;
  readonly focus: 'used' | 'ignored';
  readonly revision: 'checked' | null;
  readonly budget: BudgetInfo | null;
  readonly preset: NonNullable<ToolEntry['preset']> | null;
  readonly redacted: boolean;
  readonly fields: readonly string[];
  readonly required: readonly string[];
  readonly nulls: NullPlan;
}

/** Whose data a call works on: the field that names it, where one does, or what it is always called. */
export interface ScopeInfo {
  readonly field: string | null;
  readonly is?: string;
}

export type ToolsetInfo = ProductEntry['toolsets'][number];
export type ResourceInfo = ProductEntry['resources'][number];
export type GatewayInfo = NonNullable<ProductEntry['gateway']>;
export type CompletionInfo = ProductEntry['completions'][number];
export type ChannelInfo = ProductEntry['channels'][number];

export interface ProductInfo extends Omit<ProductEntry, 'summary' | 'groups'> {
  readonly rooms: readonly string[];
  readonly tools: Readonly<Record<string, ToolInfo>>;
  /** What a server of it takes over HTTP, loaded when asked for. */
  readonly openapi: () => Promise<{ readonly default: unknown }>;
  /** What is listed in each toolset and in none before it, loaded when asked for. */
  readonly lists: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
  /** All that each tool takes, as plain text by its name. */
  readonly pages: () => Promise<{ readonly default: unknown }>;
}

export type RefusalInfo = Omit<RefusalEntry, 'room' | 'facts'> & {
  /** Given for any tool; others only for those that declare it. */
  readonly boundary: boolean;
};

export interface CodeInfo extends Omit<CodeEntry, 'facts' | 'status'> {
  readonly status: number;
}
`;
