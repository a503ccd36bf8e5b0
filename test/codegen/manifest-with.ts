import type { Loaded } from '../../codegen/load.ts';
import type { CaseEntry, CodeEntry, JsonSchema, Manifest, ProductEntry, ToolEntry } from '../../codegen/manifest.ts';
import type { AnyTool } from '../../contracts/kit/index.ts';

export const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

/** A case of `keep` that succeeds, unless told otherwise. */
export const caseWith = (parts: Partial<CaseEntry> = {}): CaseEntry => ({
  id: 'keep/one-note',
  tool: 'keep',
  name: 'one note',
  proves: ['keep/text-is-kept'],
  given: [],
  when: { text: 'hello' },
  then: { result: { text: 'hello' } },
  ...parts,
});

/** The smallest honest tool: one field in, one out, one rule, one case. */
export const toolWith = (parts: Partial<ToolEntry> = {}): ToolEntry => ({
  name: 'keep',
  room: 'notes',
  group: 'entries',
  title: 'Keep a text',
  summary: 'Keeps a text.',
  effect: 'write',
  destructive: false,
  idempotent: false,
  tier: 'full',
  render: 'json',
  scope: 'workspace',
  target: 'none',
  aliases: {},
  input: object({ workspace: { type: 'string' }, text: { type: 'string' } }),
  output: object({ text: { type: 'string' } }),
  errors: [],
  refuses: [],
  warnings: [],
  tells: [],
  rules: { 'text-is-kept': { level: 'must', text: 'The text is kept.' } },
  cases: [caseWith()],
  ...parts,
});

export const codeWith = (parts: Partial<CodeEntry> = {}): CodeEntry => ({
  message: 'No {kind}.',
  recovery: 'Look again.',
  facts: object({ kind: { type: 'string' } }),
  boundary: false,
  suggest: [],
  ...parts,
});

/** A whole manifest around the parts that a test is about. */
/** A product that shows one group in three toolsets. */
export const productWith = (parts: Partial<ProductEntry> = {}): ProductEntry => ({
  name: 'memory',
  title: 'Memory',
  server: 'memory',
  path: '',
  summary: 'Remembers.',
  groups: ['notes/entries'],
  toolsets: ['core', 'daily', 'full'].map((name) => ({ name, aliases: [], summary: `The ${name} tools.` })),
  default_toolset: 'daily',
  places: true,
  as_of: null,
  gateway: null,
  instructions: 'Remember.',
  resources: [],
  completions: [],
  prompts: [],
  channels: [],
  ...parts,
});

export const manifestWith = (parts: Partial<Manifest> = {}): Manifest => ({
  noema: '1',
  types: {
    BudgetReport: object({ used_chars: { type: 'integer' } }),
    Envelope: object({ success: { type: 'boolean' }, result: { type: 'object' } }),
  },
  tools: [toolWith()],
  errors: { INVALID_INPUT: codeWith({ boundary: true }) },
  warnings: {},
  refusals: {},
  next_calls: {},
  texts: {},
  signals: {},
  facts: {},
  evidence: [],
  answers: [],
  prompts: [],
  prompt_words: {
    background: 'You decide.',
    rules_title: 'Rules:',
    fields_title: 'Fields:',
    reading: 'Blocks follow.',
    closing: 'Answer.',
    sources: { user: 'user', records: 'records', outside: 'outside' },
    empty: '(nothing)',
    left_out: '({count} left out)',
  },
  prompt_world: {},
  scenarios: [],
  sockets: [],
  scopes: { workspace: { summary: 'One workspace.', field: 'workspace' }, none: { summary: 'None.', field: null } },
  targets: { none: { summary: 'Nothing.', room: 'workspace' }, document: { summary: 'A document.', room: 'notes' } },
  inner: { found: { none: { type: 'null' }, document: { type: 'null' } }, types: {} },
  products: [productWith()],
  settings: [],
  programs: [],
  ...parts,
});

export const loadedWith = (parts: Partial<Loaded> = {}): Loaded => ({
  tools: [],
  types: {},
  parts: {
    errors: {},
    boundaryErrors: {},
    warnings: {},
    factsOf: {},
    scopes: {},
    targets: {},
    refusalsOf: {},
    nextCallsOf: {},
    textsOf: {},
    signals: {},
    evidence: [],
    answers: [],
    prompts: [],
    promptWords: {},
    promptWorld: {},
    situations: new Map(),
    products: [],
    sockets: [],
    scenarios: [],
    settings: [],
    programs: [],
  },
  ...parts,
});

/** A contract as far as its file and name go. */
export const loadedTool = (file: string, spec: { name: string; preset?: unknown }) => ({
  file,
  room: 'notes',
  group: 'entries',
  spec: spec as unknown as AnyTool,
  cases: [],
});
