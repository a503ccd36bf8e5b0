import type { Loaded } from '../../codegen/load.ts';
import type {
  CaseEntry,
  CommandEntry,
  JsonSchema,
  Manifest,
  OptionEntry,
  ProductEntry,
  ProgramEntry,
  SettingEntry,
  ToolCommandEntry,
  ToolEntry,
} from '../../codegen/manifest.ts';
import { caseWith, codeWith, loadedTool, loadedWith, object, productWith, toolWith } from './manifest-with.ts';

export interface Row {
  readonly name: string;
  readonly manifest?: Partial<Manifest>;
  readonly loaded?: Partial<Loaded>;
  /** What a finding says; without it there must be none. */
  readonly finds?: string;
}

const text: JsonSchema = { type: 'string' };
const integer: JsonSchema = { type: 'integer' };
const lines: JsonSchema = { type: 'array', items: object({ text }) };

const ref: JsonSchema = { $ref: '#/types/Line' };

const oneTool = (parts: Partial<ToolEntry>) => ({ tools: [toolWith(parts)] });
const patterned = (...fields: Partial<JsonSchema>[]) =>
  oneTool({ input: object(Object.fromEntries(fields.map((field, i) => [`f${i}`, { type: 'string', ...field }]))) });
const oneCase = (parts: Partial<CaseEntry>, tool: Partial<ToolEntry> = {}) => oneTool({ ...tool, cases: [caseWith(parts)] });
const given = (call: string, input: Record<string, unknown>, more: { result?: unknown; error?: string } = {}) =>
  oneCase({ given: [{ call, with: input, ...more }] });
const budget = (parts: Partial<NonNullable<ToolEntry['budget']>> = {}) => ({
  knobs: ['max_chars'],
  keep: [],
  shrink: [],
  ...parts,
});
/** A tool whose answer has these fields, and whose input has none. */
const said = (fields: Record<string, JsonSchema>) => ({
  ...oneTool({ input: object({}), output: object(fields), cases: [] }),
  types: {},
});
const cut = (parts: Partial<NonNullable<ToolEntry['budget']>>, output = object({ lines, next: integer })) =>
  oneTool({ budget: budget(parts), output });
const error = (parts: Parameters<typeof codeWith>[0]) => ({ errors: { NOT_THERE: codeWith(parts) } });
const suggests = (params: Record<string, unknown>, more: { tool?: string; when?: Record<string, unknown> } = {}) =>
  error({ suggest: [{ tool: 'keep', params, reason: 'try', priority: 'high', ...more }] });
const answer = (valid: unknown, invalid: unknown) => ({
  answers: [
    {
      name: 'judge',
      summary: 'Judges.',
      asked: 'Always.',
      answer: object({ ok: { type: 'boolean' } }),
      valid: [{ name: 'good', value: valid }],
      invalid: [{ name: 'bad', value: invalid }],
    },
  ],
});
type Prompt = Manifest['prompts'][number];
type Situation = Prompt['situations'][number];
const situationWith = (parts: Partial<Situation> = {}): Situation => ({
  id: 'judge/calm',
  name: 'calm',
  blocks: { seen: 'nothing' },
  expects: [],
  good: { ok: true },
  bad: [],
  ...parts,
});
const storm = situationWith({ id: 'judge/storm', bad: [{ name: 'no', breaks: 'it-is-so', with: { ok: false } }] });
/** A prompt of the answer above, with one rule that can be checked. */
const prompt = (parts: Partial<Prompt> = {}, situations = [situationWith(), storm]) => ({
  ...answer({ ok: true }, {}),
  prompts: [
    {
      name: 'judge',
      role: 'You judge.',
      goal: [],
      blocks: [{ name: 'seen', from: 'outside' as const, title: 'What was seen', most: 100, schema: text }],
      rules: { 'it-is-so': { level: 'must' as const, text: 'It is so.', check: { schema: {} } } },
      situations,
      ...parts,
    },
  ],
});
const fact = { room: 'notes', summary: 'A text was kept.', payload: object({}), kept_elsewhere: [] };
const scenario = (proves: string[]) => ({
  scenarios: [{ name: 'a story', summary: 'Told.', proves, steps: [{ call: 'keep', with: { text: 'x' } }] }],
});
const refusal = {
  room: 'notes',
  code: 'NOT_THERE',
  says: { kind: 'a {what}' },
  facts: object({ what: text }),
  hints: [],
  suggest: [],
};
const refuses = (parts: Partial<Manifest['refusals'][string]>, tool: Partial<ToolEntry> = {}) => ({
  ...error({}),
  ...oneTool({ errors: ['NOT_THERE'], refuses: ['text-is-odd'], ...tool }),
  refusals: { 'text-is-odd': { ...refusal, ...parts } },
});
const proposes = (parts: Partial<Manifest['next_calls'][string]>): Partial<Manifest> => ({
  next_calls: {
    'keep-it': {
      room: 'notes',
      tool: 'keep',
      params: { text: '{what}' },
      reason: 'Keep {what}',
      priority: 'high',
      facts: object({ what: text }),
      ...parts,
    },
  },
});
/** One tool and a prompt that calls it. */
const prompting = (parts: Partial<ProductEntry['prompts'][number]>, tool: Partial<ToolEntry>): Partial<Manifest> => ({
  ...oneTool(tool),
  texts: { words: { room: 'notes', text: 'So: {answer}' } },
  products: [
    productWith({
      prompts: [
        { name: 'go', title: 'Go', description: 'Goes.', arguments: [], text: 'words', tool: 'keep', args: {}, ...parts },
      ],
    }),
  ],
});
const product = (name: string, groups: string[]) => productWith({ name, groups });

const declares = (refusalsOf: object): Partial<Loaded> => ({ parts: { ...loadedWith().parts, refusalsOf } });
const option = (parts: Partial<OptionEntry>): OptionEntry => ({
  name: 'x',
  flag: '--x <text>',
  type: 'string',
  meaning: 'X.',
  ...parts,
});
const command = (parts: Partial<CommandEntry> = {}): CommandEntry => ({
  path: ['run'],
  summary: 'Runs.',
  arguments: [],
  options: [],
  examples: [],
  exits: {},
  ...parts,
});
const program = (parts: Partial<ProgramEntry>): Partial<Manifest> => ({
  programs: [
    {
      name: 'pilot',
      product: 'memory',
      summary: 'Drives.',
      options: [],
      groups: {},
      shortcuts: [],
      commands: [command()],
      exits: {},
      error_exits: {},
      ...parts,
    },
  ],
});
/** `keep` as a command of the program, with these fields in and out. */
const typed = (
  parts: Partial<ToolCommandEntry>,
  input: Record<string, JsonSchema> = {},
  required?: string[],
  output: Record<string, JsonSchema> = {},
): Partial<Manifest> => ({
  ...program({ options: [option({ name: 'quiet', flag: '--quiet', type: 'boolean' })] }),
  tools: [
    toolWith({
      commands: [{ path: ['keep'], ...parts }],
      input: object({ workspace: text, text, ...input }, ['workspace', ...(required ?? ['text'])]),
      output: object(output),
    }),
  ],
});
const bool: JsonSchema = { type: 'boolean' };
const texts: JsonSchema = { type: 'array', items: text };
const shortcut = (parts: Partial<ProgramEntry['shortcuts'][number]>) =>
  program({
    options: [option({ flag: '-C, --cd <folder>' })],
    shortcuts: [{ matches: '@.+', puts: ['-C'], meaning: 'A project.', examples: ['pilot @last run'], ...parts }],
  });
const oneCommand = (parts: Partial<CommandEntry>) => program({ commands: [command(parts)] });
const setting = (parts: Partial<SettingEntry>): SettingEntry => ({
  name: 'port',
  type: 'string',
  meaning: 'Port.',
  products: ['memory'],
  on: ['run'],
  ...parts,
});

/** What each policy accepts and what it finds. */
export const table: Readonly<Record<string, readonly Row[]>> = {
  'names/tool-file': [
    { name: 'the same name', loaded: { tools: [loadedTool('contracts/tools/notes/entries/keep.ts', { name: 'keep' })] } },
    {
      name: 'a preset in a list',
      loaded: { tools: [loadedTool('contracts/tools/notes/entries/presets.ts', { name: 'keep_it', preset: {} })] },
    },
    {
      name: 'another name',
      loaded: { tools: [loadedTool('contracts/tools/notes/entries/kept.ts', { name: 'keep' })] },
      finds: 'name the file keep.ts',
    },
  ],
  'names/rules': [
    { name: 'good names', manifest: { warnings: { TEXT_CUT: codeWith() }, facts: { text_kept: fact } } },
    {
      name: "a derived rule with a field's name",
      manifest: oneTool({
        rules: { 'max_chars-type-is-checked': { level: 'must', text: 'Checked.' } },
        cases: [caseWith(), caseWith({ id: 'keep/x', derived: 'max_chars-type-is-checked' })],
      }),
    },
    {
      name: 'a rule of one word',
      manifest: oneTool({ rules: { kept: { level: 'must', text: 'Kept.' } } }),
      finds: 'keep/kept',
    },
    {
      name: 'a rule in capitals',
      manifest: oneTool({ rules: { 'Text-is-kept': { level: 'must', text: 'Kept.' } } }),
      finds: 'keep/Text-is-kept',
    },
    { name: 'an error in camel case', manifest: { errors: { notThere: codeWith() } }, finds: 'code notThere' },
    { name: 'a warning in small letters', manifest: { warnings: { text_cut: codeWith() } }, finds: 'code text_cut' },
    { name: 'a fact in camel case', manifest: { facts: { textKept: fact } }, finds: 'fact textKept' },
    { name: 'a case that should', manifest: oneCase({ name: 'it should work' }), finds: '"should"' },
  ],
  'rules/covered': [
    { name: 'a case proves it', manifest: {} },
    { name: 'a scenario proves it', manifest: { ...oneCase({ proves: [] }), ...scenario(['keep/text-is-kept']) } },
    {
      name: 'a reason stands in',
      manifest: oneTool({ rules: { 'text-is-kept': { level: 'must', text: 'Kept.', untested: 'out of sight' } }, cases: [] }),
    },
    {
      name: 'a should needs none',
      manifest: oneTool({ rules: { 'text-is-kept': { level: 'should', text: 'Kept.' } }, cases: [] }),
    },
    { name: 'nothing proves it', manifest: oneCase({ proves: [] }), finds: 'keep/text-is-kept has no case' },
    {
      name: 'a case proves what nobody promised',
      manifest: oneCase({ proves: ['keep/all'] }),
      finds: 'case keep/one-note proves',
    },
    { name: 'so does a scenario', manifest: scenario(['keep/all']), finds: 'scenario "a story" proves keep/all' },
    { name: 'two cases with one name', manifest: oneTool({ cases: [caseWith(), caseWith()] }), finds: 'called keep/one-note' },
  ],
  'rules/untested-stale': [
    {
      name: 'untested and unproved',
      manifest: oneTool({ rules: { 'text-is-kept': { level: 'must', text: 'Kept.', untested: 'why' } }, cases: [] }),
    },
    {
      name: 'untested, yet a case proves it',
      manifest: oneTool({ rules: { 'text-is-kept': { level: 'must', text: 'Kept.', untested: 'why' } } }),
      finds: 'keep/one-note proves it',
    },
  ],
  'cases/inputs': [
    { name: 'no workspace', manifest: {} },
    { name: 'a saved value', manifest: oneCase({ when: { text: { $saved: 'x' } } }) },
    {
      name: 'a template in a list of objects',
      manifest: oneCase({ when: { all: [{ text: { $template: '{x}' } }] } }, { input: object({ all: lines }) }),
    },
    { name: 'an alias', manifest: oneCase({ when: { words: 'x' } }, { aliases: { words: 'text' } }) },
    { name: 'a null for an optional field', manifest: oneCase({ when: { text: null } }, { input: object({ text }, []) }) },
    { name: 'a refusal', manifest: oneCase({ when: {}, then: { error: 'INVALID_INPUT' } }) },
    { name: 'an unknown tool on purpose', manifest: given('kep', {}, { error: 'UNKNOWN_TOOL' }) },
    { name: 'a derived refusal', manifest: oneCase({ when: {}, derived: 'text-is-required', then: { error: 'INVALID_INPUT' } }) },
    {
      name: 'a missing field',
      manifest: oneCase({ when: {} }),
      finds: 'keep/one-note sends what keep refuses: must have required',
    },
    { name: 'an unknown field beside a saved one', manifest: oneCase({ when: { text: { $saved: 'x' }, txt: 1 } }), finds: 'txt' },
    {
      name: 'a wrong type deep inside',
      manifest: oneCase({ when: { all: [{ text: 7 }] } }, { input: object({ all: lines }) }),
      finds: '/all/0/text must be string',
    },
    { name: 'an unknown tool before', manifest: given('kep', { text: 'x' }), finds: 'given[0] calls kep, which is no tool' },
    { name: 'a wrong call before', manifest: given('keep', { text: 7 }), finds: 'given[0] sends' },
    {
      name: 'a wrong call afterwards',
      manifest: oneCase({ then: { after: [{ call: 'keep', with: {} }] } }),
      finds: 'after[0] sends',
    },
    {
      name: 'a wrong step',
      manifest: { scenarios: [{ name: 'a story', summary: 'Told.', proves: [], steps: [{ call: 'keep', with: {} }] }] },
      finds: 'step[0]',
    },
    {
      name: 'another error does not excuse it',
      manifest: oneCase({ when: {}, then: { error: 'UNKNOWN_ID' } }),
      finds: 'refuses',
    },
    {
      name: 'a derived refusal that is none',
      manifest: oneCase({ derived: 'text-is-required' }),
      finds: 'mend codegen/derive.ts',
    },
  ],
  'cases/expectations': [
    { name: 'known fields', manifest: {} },
    { name: 'matchers are leaves', manifest: oneCase({ then: { result: { text: { $match: '^h' } } } }) },
    {
      name: 'anything in a free object',
      manifest: oneCase(
        { then: { result: { meta: { a: { b: 1 } } } } },
        { output: object({ meta: { type: 'object', additionalProperties: true } }) },
      ),
    },
    {
      name: 'either side of a union',
      manifest: oneCase(
        { then: { result: { it: { b: 1 } } } },
        { output: object({ it: { anyOf: [object({ a: text }), object({ b: integer })] } }) },
      ),
    },
    {
      name: 'the report of a budget',
      manifest: oneCase({ then: { result: { text: 'x', budget: { used_chars: { $any: true } } } } }, { budget: budget() }),
    },
    { name: 'a declared error', manifest: oneCase({ then: { error: 'NOT_THERE' } }, { errors: ['NOT_THERE'] }) },
    { name: 'an error of the boundary', manifest: oneCase({ then: { error: 'INVALID_INPUT' } }) },
    {
      name: 'a declared refusal',
      manifest: {
        ...refuses({}, { cases: [caseWith({ then: { error: 'NOT_THERE', refusal: 'text-is-odd' } })] }),
      },
    },
    {
      name: 'a refusal with another code',
      manifest: refuses({}, { cases: [caseWith({ then: { error: 'INVALID_INPUT', refusal: 'text-is-odd' } })] }),
      finds: 'expects refusal text-is-odd',
    },
    {
      name: 'a refusal that it does not declare',
      manifest: refuses({}, { refuses: [], cases: [caseWith({ then: { error: 'NOT_THERE', refusal: 'text-is-odd' } })] }),
      finds: 'expects refusal text-is-odd',
    },
    { name: 'a fact of the store', manifest: oneCase({ then: { tells: ['workspace_created'] } }) },
    { name: 'an unknown field', manifest: oneCase({ then: { result: { txt: 'x' } } }), finds: 'expects result.txt' },
    {
      name: 'an unknown field in a list',
      manifest: oneCase({ then: { result: { lines: [{ txt: 'x' }] } } }, { output: object({ lines }) }),
      finds: 'result.lines[].txt',
    },
    {
      name: 'an unknown field in "has"',
      manifest: oneCase({ then: { result: { lines: { $has: { txt: 'x' } } } } }, { output: object({ lines }) }),
      finds: 'result.lines[].txt',
    },
    { name: 'an unknown field in "not"', manifest: oneCase({ then: { result: { $not: { txt: 'x' } } } }), finds: 'result.txt' },
    { name: 'a budget where there is none', manifest: oneCase({ then: { result: { budget: {} } } }), finds: 'result.budget' },
    {
      name: 'an unknown field before',
      manifest: given('keep', { text: 'x' }, { result: { txt: 'x' } }),
      finds: 'given[0] expects result.txt',
    },
    { name: 'an undeclared error', manifest: oneCase({ then: { error: 'NOT_THERE' } }), finds: 'error NOT_THERE' },
    {
      name: 'an undeclared error before',
      manifest: given('keep', { text: 'x' }, { error: 'NOT_THERE' }),
      finds: 'given[0] expects error',
    },
    { name: 'an unknown warning', manifest: oneCase({ then: { warnings: ['TEXT_CUT'] } }), finds: 'TEXT_CUT' },
    {
      name: 'an untold fact',
      manifest: { ...oneCase({ then: { tells: ['text_kept'] } }), facts: { text_kept: fact } },
      finds: 'text_kept',
    },
    { name: 'a suggestion of no tool', manifest: oneCase({ then: { suggests: ['kep'] } }), finds: 'kep' },
  ],
  'cases/example-first': [
    { name: 'a success first', manifest: {} },
    {
      name: 'a preset without a case',
      manifest: oneTool({ preset: { of: 'keep', fixed: {} }, cases: [] }),
      finds: 'keep has no case',
    },
    { name: 'no case', manifest: oneTool({ cases: [] }), finds: 'keep has no case' },
    { name: 'a refusal first', manifest: oneCase({ then: { error: 'INVALID_INPUT' } }), finds: 'put a success first' },
    {
      name: 'a tool that looks outside',
      manifest: oneTool({ effect: 'act', cases: [caseWith({ then: { error: 'UNKNOWN_ID' } })] }),
    },
    {
      name: 'a tool that writes a file',
      manifest: oneTool({ effect: 'act', shows: 'keep', cases: [caseWith({ then: { error: 'UNKNOWN_ID' } })] }),
    },
  ],
  'codes/placeholders': [
    { name: 'facts only', manifest: error({}) },
    { name: 'an unknown placeholder in the message', manifest: error({ message: 'No {knd}.' }), finds: '{knd}' },
    { name: 'an unknown placeholder in the recovery', manifest: error({ recovery: 'Try {other}.' }), finds: '{other}' },
    {
      name: 'a required fact nobody described',
      manifest: error({ facts: object({ kind: text }, ['kind', 'id']) }),
      finds: 'requires id',
    },
    { name: 'warnings too', manifest: { warnings: { TEXT_CUT: codeWith({ message: '{x}' }) } }, finds: 'TEXT_CUT says {x}' },
  ],
  'refusals/said': [
    { name: 'a fact of the code, said', manifest: refuses({}) },
    { name: 'a fact of the code, known', manifest: refuses({ says: {}, facts: object({ kind: text }) }) },
    { name: 'one of the boundary, declared by nobody', manifest: refuses({ room: 'boundary' }, { refuses: [] }) },
    { name: 'a dead one', manifest: refuses({}, { refuses: [] }), finds: 'declared by no tool' },
    {
      name: 'one that does not exist',
      manifest: oneTool({ refuses: ['text-is-od'] }),
      finds: 'text-is-od, which does not exist',
    },
    { name: 'its code is not declared', manifest: refuses({}, { errors: [] }), finds: 'but not its code NOT_THERE' },
    { name: 'no such code', manifest: refuses({ code: 'NOT_HERE' }), finds: 'NOT_HERE, which does not exist' },
    { name: 'an unknown placeholder', manifest: refuses({ says: { kind: '{wat}' } }), finds: '{wat}' },
    {
      name: 'an unknown placeholder in a hint',
      manifest: refuses({ hints: [{ field: '{fild}', kind: 'other', expected: '{what}' }] }),
      finds: '{fild}',
    },
    { name: 'a fact that is never said', manifest: refuses({ says: { kind: 'x' } }), finds: '{what} and never says it' },
    { name: 'no fact of the code', manifest: refuses({ says: { kind: '{what}', knd: 'x' } }), finds: 'knd, which is no fact' },
    { name: 'a fact of the code left out', manifest: refuses({ says: {} }), finds: 'leaves out kind' },
  ],
  'next-calls/said': [
    { name: 'a tool, its field and a fact', manifest: proposes({}) },
    { name: 'the tool is a fact', manifest: proposes({ tool: '{what}' }) },
    { name: 'no such tool', manifest: proposes({ tool: 'kep' }), finds: 'kep, which is no tool' },
    { name: 'no such field', manifest: proposes({ params: { txt: 'x' } }), finds: 'txt, which is no field' },
    { name: 'an unknown placeholder', manifest: proposes({ reason: 'Keep {wat}' }), finds: '{wat}' },
  ],
  'refusals/ids': [
    { name: 'one room each', loaded: declares({ notes: { 'text-is-odd': {} }, vcs: { 'tag-is-odd': {} } }) },
    { name: 'two rooms', loaded: declares({ notes: { 'text-is-odd': {} }, vcs: { 'text-is-odd': {} } }), finds: 'two rooms' },
    { name: 'no sentence', loaded: declares({ notes: { TextIsOdd: {} } }), finds: 'TextIsOdd' },
  ],
  'codes/suggestions': [
    { name: 'a call that is admitted', manifest: suggests({ text: '{kind}' }) },
    { name: 'a placeholder inside a text', manifest: suggests({ text: 'the {kind} of it' }) },
    {
      name: 'a name of some form',
      manifest: {
        ...suggests({ text: '{kind}' }),
        ...oneTool({ input: object({ text: { type: 'string', pattern: '^TASK-[0-9]{3}$' } }) }),
      },
    },
    {
      name: 'a fact held fast',
      manifest: {
        ...suggests({ text: '{kind}' }, { when: { kind: 'tag' } }),
        ...oneTool({ input: object({ text: { enum: ['tag'] } }) }),
      },
    },
    { name: 'no such tool', manifest: suggests({}, { tool: 'kep' }), finds: 'suggests kep, which is no tool' },
    { name: 'a field that the tool has not', manifest: suggests({ text: 'x', txt: '{kind}' }), finds: 'txt' },
    {
      name: 'a fact of another type',
      manifest: { ...suggests({ text: '{kind}' }), ...oneTool({ input: object({ text: integer }) }) },
      finds: 'must be integer',
    },
    { name: 'an unknown placeholder', manifest: suggests({ text: '{knd}' }), finds: '{knd}' },
    { name: 'an unknown condition', manifest: suggests({ text: 'x' }, { when: { knd: 'tag' } }), finds: '{knd}' },
  ],
  'types/dead': [
    {
      name: 'reached',
      manifest: { types: { Seq: integer } },
      loaded: { types: { Seq: { $id: 'Seq' }, Limit: () => integer, Plain: {} } },
    },
    { name: 'reached by nothing', loaded: { types: { Seq: { $id: 'Seq' } } }, finds: 'type Seq' },
  ],
  'budgets/bounded': [
    { name: 'a write', manifest: oneTool({ output: object({ lines }) }) },
    { name: 'a read with a budget', manifest: oneTool({ effect: 'read', output: object({ lines }), budget: budget() }) },
    { name: 'a bounded list', manifest: oneTool({ effect: 'read', output: object({ lines: { ...lines, maxItems: 9 } }) }) },
    {
      name: 'a list in a free object',
      manifest: oneTool({ effect: 'read', output: object({ meta: { type: 'object', additionalProperties: true } }) }),
    },
    {
      name: 'an endless list',
      manifest: oneTool({ effect: 'read', output: object({ lines }) }),
      finds: 'endless list at /lines',
    },
    {
      name: 'an endless list inside a type',
      manifest: {
        types: { Page: object({ lines }) },
        ...oneTool({ effect: 'read', output: object({ page: { $ref: '#/types/Page' } }) }),
      },
      finds: 'at /page/lines',
    },
  ],
  'budgets/paths': [
    { name: 'no budget', manifest: {} },
    {
      name: 'paths that exist',
      manifest: cut({
        keep: ['next'],
        shrink: [
          { shorten: 'lines[].text', to: 9 },
          { list: 'lines', from: 'back', page: { at: 'next', by: { key: 'text' } } },
          { drop: 'lines' },
        ],
      }),
    },
    {
      name: 'a page by offset',
      manifest: cut({ shrink: [{ list: 'lines', from: 'back', page: { at: 'next', by: 'offset' } }] }),
    },
    { name: 'keep', manifest: cut({ keep: ['first'] }), finds: 'keep has no first' },
    { name: 'drop', manifest: cut({ shrink: [{ drop: 'first' }] }), finds: 'no first' },
    { name: 'cut', manifest: cut({ shrink: [{ cut: 'first' }] }), finds: 'no first' },
    { name: 'shorten', manifest: cut({ shrink: [{ shorten: 'lines[].txt', to: 9 }] }), finds: 'no lines[].txt' },
    { name: 'a list', manifest: cut({ shrink: [{ list: 'rows', from: 'back' }] }), finds: 'no rows' },
    {
      name: 'pagination',
      manifest: cut({ shrink: [{ list: 'lines', from: 'back', page: { at: 'after', by: 'offset' } }] }),
      finds: 'no after',
    },
    {
      name: 'the key of a page',
      manifest: cut({ shrink: [{ list: 'lines', from: 'back', page: { at: 'next', by: { key: 'seq' } } }] }),
      finds: 'no lines[].seq',
    },
    {
      name: 'a mark that there is more',
      manifest: cut({ shrink: [{ list: 'lines', from: 'back', more: 'has_more' }] }),
      finds: 'no has_more',
    },
  ],
  'budgets/knobs': [
    { name: 'no knob, no budget', manifest: {} },
    {
      name: 'all there',
      manifest: oneTool({
        input: object({ max_chars: integer }),
        output: object({ truncated: { type: 'boolean' } }),
        budget: budget(),
      }),
    },
    {
      name: 'no such input',
      manifest: oneTool({ output: object({ truncated: { type: 'boolean' } }), budget: budget() }),
      finds: 'no input field max_chars',
    },
    { name: 'a knob without a budget', manifest: oneTool({ input: object({ max_chars: integer }) }), finds: 'has no budget' },
    {
      name: 'a cut that is not said',
      manifest: oneTool({ input: object({ max_chars: integer }), budget: budget() }),
      finds: 'no truncated',
    },
    {
      name: 'a cut that one kind does not say',
      manifest: oneTool({
        input: object({ max_chars: integer }),
        output: { anyOf: [object({ truncated: text }), object({})] },
        budget: budget(),
      }),
      finds: 'no truncated',
    },
  ],
  'facts/told': [
    { name: 'told by a tool', manifest: { ...oneTool({ tells: ['text_kept'] }), facts: { text_kept: fact } } },
    { name: 'told by the store', manifest: { facts: { workspace_created: fact } } },
    { name: 'told by nobody', manifest: { facts: { text_kept: fact } }, finds: 'fact text_kept is told by no tool' },
  ],
  'products/groups': [
    { name: 'one product', manifest: {} },
    { name: 'no product', manifest: { products: [] }, finds: 'notes/entries is shown by no product' },
    {
      name: 'two products',
      manifest: { products: [product('memory', ['notes/entries']), product('ledger', ['notes/entries'])] },
      finds: 'memory, ledger',
    },
    {
      name: 'a group without tools',
      manifest: { products: [product('memory', ['notes/entries', 'notes/none'])] },
      finds: 'memory shows notes/none',
    },
  ],
  'products/addresses': [
    { name: 'a declared address', manifest: {} },
    { name: 'an unknown group', manifest: oneTool({ group: 'nowhere' }), finds: 'notes/nowhere is not declared' },
    { name: 'an unknown room', manifest: oneTool({ room: 'constructor' }), finds: 'constructor/entries is not declared' },
    {
      name: "another product's room",
      manifest: { products: [product('ledger', ['notes/entries'])] },
      finds: 'ledger shows notes/entries, which contracts/rooms.ts gives to memory',
    },
  ],
  'commands/tree': [
    { name: 'nested', manifest: program({ groups: { claim: 'Claims.' }, commands: [command({ path: ['claim', 'list'] })] }) },
    {
      name: 'no summary on the way',
      manifest: program({ commands: [command({ path: ['claim', 'list'] })] }),
      finds: 'pilot claim is a group without a summary',
    },
    {
      name: 'a command that is a group too',
      manifest: program({
        groups: { claim: 'Claims.' },
        commands: [command({ path: ['claim'] }), command({ path: ['claim', 'list'] })],
      }),
      finds: 'pilot claim is a command and a group',
    },
    {
      name: 'an empty group',
      manifest: program({ groups: { none: 'Nothing.' } }),
      finds: 'pilot none is a group without commands',
    },
    { name: 'the same twice', manifest: program({ commands: [command(), command()] }), finds: 'pilot run is declared twice' },
    { name: 'no product', manifest: program({ product: 'toaster' }), finds: 'pilot is of toaster, which is no product' },
    {
      name: 'two programs of a product',
      manifest: { programs: [...(program({}).programs ?? []), ...(program({ name: 'other' }).programs ?? [])] },
      finds: 'memory has two programs',
    },
    {
      name: 'a list before the end',
      manifest: oneCommand({
        arguments: [
          { name: 'words', meaning: 'All.', variadic: true },
          { name: 'last', meaning: 'One.' },
        ],
      }),
      finds: 'nothing can follow words',
    },
    {
      name: 'required after optional',
      manifest: oneCommand({
        arguments: [
          { name: 'a', meaning: 'A.', optional: true },
          { name: 'b', meaning: 'B.' },
        ],
      }),
      finds: 'b is required and follows one that may be left out',
    },
    {
      name: 'an example of another command',
      manifest: oneCommand({ examples: ['pilot walk'] }),
      finds: 'an example of something else',
    },
  ],
  'commands/flags': [
    {
      name: 'one of each',
      manifest: oneCommand({
        options: [
          option({ flag: '-n, --lines <count>', type: 'integer', default: 3 }),
          option({ flag: '--json [style]', type: 'choice', choices: ['a'], default: 'a' }),
          option({ flag: '--quiet', type: 'boolean' }),
        ],
      }),
    },
    {
      name: 'the same short flag twice',
      manifest: oneCommand({ options: [option({ flag: '-n, --name <x>' }), option({ flag: '-n, --number <x>' })] }),
      finds: 'pilot run has -n twice',
    },
    {
      name: "a setting's flag again",
      manifest: { ...oneCommand({ options: [option({ flag: '--port <n>' })] }), settings: [setting({ flag: '--port <n>' })] },
      finds: 'pilot run has --port twice',
    },
    {
      name: "the program's flag again",
      manifest: program({
        options: [option({ flag: '--cd <x>' })],
        commands: [command({ options: [option({ flag: '--cd <x>' })] })],
      }),
      finds: 'pilot run has --cd twice',
    },
    { name: 'help', manifest: oneCommand({ options: [option({ flag: '-h, --host <x>' })] }), finds: 'pilot run has -h twice' },
    {
      name: 'text without a value',
      manifest: oneCommand({ options: [option({ flag: '--name' })] }),
      finds: 'takes no value: write --name <value>',
    },
    {
      name: 'yes or no with a value',
      manifest: oneCommand({ options: [option({ flag: '--quiet <x>', type: 'boolean' })] }),
      finds: 'is true or false and takes a value',
    },
    {
      name: 'choices of a text',
      manifest: oneCommand({ options: [option({ choices: ['a'] })] }),
      finds: 'choices belong to the type choice',
    },
    {
      name: 'a default of another type',
      manifest: { settings: [setting({ type: 'integer', default: 'many' })] },
      finds: 'the setting port: its default is not of its type',
    },
    {
      name: 'a default that is no choice',
      manifest: oneCommand({ options: [option({ type: 'choice', choices: ['a'], default: 'b' })] }),
      finds: 'its default is none of its choices',
    },
    {
      name: 'required with a default',
      manifest: oneCommand({ options: [option({ required: true, default: 'x' })] }),
      finds: 'is required and has a default',
    },
  ],
  'commands/settings': [
    {
      name: 'on a command',
      manifest: { ...oneCommand({}), settings: [setting({ on: ['run'] }), setting({ name: 'all', on: 'all' })] },
    },
    {
      name: 'on none',
      manifest: { ...oneCommand({}), settings: [setting({ on: ['walk'] })] },
      finds: 'port is on walk, which no program of its products has',
    },
    {
      name: 'on a command of another product',
      manifest: { ...oneCommand({}), settings: [setting({ on: ['run'], products: ['ledger'] })] },
      finds: 'port is on run',
    },
    {
      name: 'two of a name in a product',
      manifest: { settings: [setting({ on: 'all' }), setting({ on: 'all' })] },
      finds: 'memory has two settings called port',
    },
    {
      name: 'a variable that sets two things',
      manifest: {
        settings: [setting({ on: 'all', env: 'A' }), setting({ name: 'other', on: 'all', env: 'B', env_aliases: ['A'] })],
      },
      finds: 'memory has two settings that read A',
    },
    {
      name: 'an alias of nothing',
      manifest: { settings: [setting({ on: 'all', env_aliases: ['A'] })] },
      finds: 'port has aliases of a variable, and no variable',
    },
  ],
  'commands/tools': [
    { name: 'no command at all', manifest: {} },
    {
      name: 'one of each',
      manifest: typed(
        {
          arguments: ['text', 'words...'],
          flags: { lasts: '--no-lasts', ids: '--cite <id>' },
          shares: { silent: 'quiet' },
          fixed: { sort: 'a' },
          leaves_out: ['form'],
          stdin: ['text'],
          succeeds_when: { ok: true },
          prints: 'ok',
          json: 'ok',
          json_lines: { flag: '--raw', field: 'found', meaning: 'X.' },
        },
        {
          words: texts,
          lasts: { ...bool, default: true },
          ids: { anyOf: [texts, { type: 'null' }] },
          silent: bool,
          sort: { type: 'string', enum: ['a', 'b'] },
          form: object({}),
        },
        ['text', 'words', 'sort'],
        { ok: bool, found: texts },
      ),
    },
    {
      name: 'a product without a program',
      manifest: { ...typed({}), programs: [] },
      finds: 'keep as keep: its product has no program',
    },
    { name: 'an unknown field', manifest: typed({ arguments: ['title'] }), finds: 'names title, which it does not take' },
    { name: 'the scope', manifest: typed({ arguments: ['workspace'] }), finds: 'names workspace, which it does not take' },
    {
      name: 'a field that is fixed and typed',
      manifest: typed({ arguments: ['text'], fixed: { text: 'x' } }),
      finds: 'says text in two ways',
    },
    {
      name: 'an argument with a flag',
      manifest: typed({ arguments: ['text'], flags: { text: '--text <text>' } }),
      finds: 'says text in two ways',
    },
    { name: 'an object as an argument', manifest: typed({ arguments: ['of'] }, { of: object({}) }), finds: 'no word can say' },
    { name: 'a flag as an argument', manifest: typed({ arguments: ['on'] }, { on: bool }), finds: 'make it a flag' },
    { name: 'a list as one word', manifest: typed({ arguments: ['all'] }, { all: texts }), finds: 'write all...' },
    { name: 'a number of words', manifest: typed({ arguments: ['n...'] }, { n: integer }), finds: 'joins words for n' },
    { name: 'an object as an option', manifest: typed({}, { of: object({}) }), finds: 'has no flag for of' },
    { name: 'a text or a number', manifest: typed({}, { of: { anyOf: [text, integer] } }), finds: 'has no flag for of' },
    { name: 'what must be given', manifest: typed({ leaves_out: ['text'] }), finds: 'leaves out text, which a call must give' },
    {
      name: 'a flag for what holds already',
      manifest: typed({ flags: { on: '--on' } }, { on: { ...bool, default: true } }),
      finds: 'says what holds without it',
    },
    {
      name: 'a flag against what does not hold',
      manifest: typed({ flags: { on: '--no-on' } }, { on: bool }),
      finds: 'says what holds without it',
    },
    { name: 'an unknown option', manifest: typed({ shares: { on: 'loud' } }, { on: bool }), finds: 'shares on with loud' },
    { name: 'a number from standard input', manifest: typed({ stdin: ['n'] }, { n: integer }), finds: 'which is no text' },
    {
      name: 'a result where warnings stand',
      manifest: {
        ...typed({}, {}, undefined, { noted: texts }),
        ...program({ json_warnings: 'noted' }),
      },
      finds: 'answers with noted',
    },
    { name: 'an unknown result', manifest: typed({ succeeds_when: { ok: true } }), finds: 'looks at ok' },
    { name: 'an unknown result for a person', manifest: typed({ prints: 'found' }), finds: 'looks at found' },
    { name: 'an unknown result whose fields are printed', manifest: typed({ json_spreads: 'found' }), finds: 'looks at found' },
    { name: 'an unknown result as JSON', manifest: typed({ json: 'found' }), finds: 'looks at found' },
    {
      name: 'lines of what is no list',
      manifest: typed({ json_lines: { flag: '--raw', field: 'ok', meaning: 'X.' } }, {}, undefined, { ok: bool }),
      finds: 'prints ok line by line',
    },
  ],
  'commands/shortcuts': [
    { name: 'a word for an option', manifest: shortcut({}) },
    { name: 'a word for a command', manifest: shortcut({ puts: ['run'] }) },
    { name: 'no expression', manifest: shortcut({ matches: '(' }), finds: 'no regular expression' },
    { name: 'a command', manifest: shortcut({ matches: 'r.n' }), finds: 'hides the command run' },
    { name: 'nowhere', manifest: shortcut({ puts: ['walk'] }), finds: 'walk is neither a command nor an option' },
    { name: 'another example', manifest: shortcut({ examples: ['pilot run'] }), finds: 'does not use it' },
  ],
  'products/names': [
    { name: 'all are declared', manifest: {} },
    {
      name: 'no toolset where the product has none',
      manifest: { ...oneTool({ tier: '' }), products: [productWith({ toolsets: [] })] },
    },
    { name: 'an unknown toolset', manifest: oneTool({ tier: 'huge' }), finds: 'keep is in toolset huge' },
    { name: 'an unknown scope', manifest: oneTool({ scope: 'galaxy' }), finds: 'keep has the scope galaxy' },
    { name: 'an unknown target', manifest: oneTool({ target: 'moon' }), finds: 'keep has the target moon' },
    {
      name: 'a family whose operations begin at different stages',
      manifest: {
        tools: [1, 2].map((stage) =>
          toolWith({
            name: `keep_${stage}`,
            operation: { operation: 'keep', sub_operation: `${stage}`, stage, reaches: null, unwraps: [], in_turn: true },
          }),
        ),
      },
      finds: 'operations of keep begin at different stages',
    },
    {
      name: 'a gateway that begins with what is not there',
      manifest: {
        products: [
          productWith({
            gateway: {
              ...{ name: 'gate', title: 'Gate', summary: 'Leads on.', toolset: 'core', stages: [] },
              begins: { tool: 'keep', field: 'nobody' },
              codes: {},
            },
          }),
        ],
      },
      finds: 'memory begins with keep, which does not take nobody',
    },
    {
      name: 'a gateway with another word for what not every tool answers',
      manifest: {
        products: [
          productWith({
            gateway: {
              ...{ name: 'gate', title: 'Gate', summary: 'Leads on.', toolset: 'core', stages: [] },
              begins: { tool: 'keep', field: 'text' },
              codes: { NOBODYS: 'OTHER' },
            },
          }),
        ],
      },
      finds: 'another word for NOBODYS',
    },
    { name: 'ports of a write', manifest: oneTool({ effect: 'write', ports: ['exports'] }), finds: 'keep uses ports' },
    {
      name: 'a resource that writes',
      manifest: {
        tools: [toolWith({ effect: 'write' })],
        products: [
          productWith({
            resources: [{ uri_template: 'noema://x', name: 'x', title: 'X', description: 'X.', tool: 'keep', args: {} }],
          }),
        ],
      },
      finds: 'memory reads keep',
    },
    {
      name: 'a prompt',
      manifest: prompting({ args: { text: 'x' } }, { effect: 'read' }),
    },
    {
      name: 'a prompt that reads when it says so',
      manifest: prompting({ args: { dry: true } }, { reads_when: { with: 'dry' }, input: object({ dry: { type: 'boolean' } }) }),
    },
    { name: 'a prompt that writes', manifest: prompting({}, {}), finds: 'the prompt go calls keep, which is no read tool' },
    {
      name: 'a prompt without words',
      manifest: prompting({ text: 'lost' }, { effect: 'read' }),
      finds: 'the prompt go has no text',
    },
    {
      name: 'a prompt that its tool cannot take',
      manifest: prompting({ arguments: [{ name: 'moon', description: 'Which.' }] }, { effect: 'read' }),
      finds: 'the prompt go fills in moon, which keep does not take',
    },
  ],
  'products/rooms': [
    { name: 'a room in one product', manifest: {} },
    {
      name: 'a room in two',
      manifest: { products: [product('memory', ['notes/entries']), product('ledger', ['notes/others'])] },
      finds: 'notes is split between memory and ledger',
    },
  ],
  'records/examples': [
    { name: 'as they say', manifest: answer({ ok: true }, { ok: 'yes' }) },
    { name: 'a valid one that fails', manifest: answer({ ok: 'yes' }, {}), finds: 'the valid example "good" fails: /ok' },
    {
      name: 'an invalid one that passes',
      manifest: answer({ ok: true }, { ok: false }),
      finds: 'the invalid example "bad" passes',
    },
    {
      name: 'evidence too',
      manifest: {
        evidence: [
          {
            kind: 'seen',
            log: 'project',
            summary: 'Seen.',
            fields: object({ at: text }),
            record: {},
            valid: [{ name: 'empty', value: {} }],
            invalid: [],
          },
        ],
      },
      finds: 'evidence seen: the valid example "empty" fails',
    },
  ],
  'prompts/shape': [
    { name: 'a short one', manifest: prompt() },
    { name: 'an answer that nobody asks for', manifest: answer({ ok: true }, {}), finds: 'prompts are ; answers are judge' },
    {
      name: 'a block in another case',
      manifest: prompt({ blocks: [{ name: 'lastSeen', from: 'user', title: 'Seen', most: 1, schema: text }] }),
      finds: 'the block lastSeen is not snake_case',
    },
    {
      name: 'a rule in a word',
      manifest: prompt({ rules: { Sure: { level: 'must', text: 'Be sure.' } } }),
      finds: 'judge/Sure is no short',
    },
    { name: 'a book', manifest: prompt({ role: 'x'.repeat(7000) }), finds: 'characters before its blocks' },
  ],
  'prompts/situations': [
    { name: 'asked and answered', manifest: prompt() },
    { name: 'by what is common', manifest: { ...prompt({}, [situationWith({ blocks: {} })]), prompt_world: { seen: 'a lot' } } },
    {
      name: 'a block that is missing',
      manifest: prompt({}, [situationWith({ blocks: {} })]),
      finds: 'judge/calm cannot be asked',
    },
    {
      name: 'a block of another type',
      manifest: prompt({}, [situationWith({ blocks: { seen: 1 } })]),
      finds: 'judge/calm cannot be asked: /seen',
    },
    {
      name: 'a good answer that is none',
      manifest: prompt({}, [situationWith({ good: {} })]),
      finds: 'the good answer does not fit',
    },
    {
      name: 'a bad answer that is none at all',
      manifest: prompt({}, [situationWith({ bad: [{ name: 'no', breaks: 'it-is-so', with: { ok: 1 } }] })]),
      finds: '"no" breaks it-is-so; whether it fits the schema says otherwise',
    },
    {
      name: 'one that fits, and should not',
      manifest: prompt({}, [situationWith({ bad: [{ name: 'no', breaks: 'fits-the-schema', with: { ok: false } }] })]),
      finds: 'breaks fits-the-schema; whether it fits',
    },
  ],
  'prompts/covered': [
    { name: 'checked, and broken by somebody', manifest: prompt() },
    {
      name: 'expected, and broken by somebody',
      manifest: prompt({ rules: { 'it-is-so': { level: 'must', text: 'It is so.' } } }, [
        situationWith(),
        { ...storm, expects: [{ rule: 'it-is-so', schema: {} }] },
      ]),
    },
    {
      name: 'a matter of judgement',
      manifest: prompt({ rules: { 'it-is-wise': { level: 'should', text: 'Be wise.', untested: 'judgement' } } }, [
        situationWith(),
        situationWith({ id: 'judge/other' }),
      ]),
    },
    { name: 'one situation', manifest: prompt({}, [storm]), finds: 'judge has fewer than two situations' },
    { name: 'two of a name', manifest: prompt({}, [storm, storm]), finds: 'two situations are called judge/storm' },
    {
      name: 'broken by nobody',
      manifest: prompt({}, [situationWith(), situationWith({ id: 'judge/other' })]),
      finds: 'judge/it-is-so is broken by no bad answer',
    },
    {
      name: 'checked by nobody',
      manifest: prompt({ rules: { 'it-is-so': { level: 'must', text: 'It is so.' } } }),
      finds: 'judge/it-is-so has no check, no situation that expects it',
    },
    {
      name: 'a rule that is none',
      manifest: prompt({}, [situationWith({ expects: [{ rule: 'it-was-so', schema: {} }] }), storm]),
      finds: 'judge has no rule it-was-so',
    },
  ],
  'inputs/forms': [
    { name: 'a pattern in words', manifest: patterned({ pattern: '^x', form: 'text that begins with x' }) },
    { name: 'a pattern without words', manifest: patterned({ pattern: '^x' }), finds: '^x has no form' },
    {
      name: 'a pattern in two kinds of words',
      manifest: patterned({ pattern: '^x', form: 'text that begins with x' }, { pattern: '^x', form: 'an x' }),
      finds: '^x is said in 2 ways',
    },
  ],
  'mcp/daily-size': [
    { name: 'small', manifest: oneTool({ tier: 'daily' }) },
    { name: 'large but not daily', manifest: oneTool({ summary: 'x'.repeat(24_000) }) },
    {
      name: 'large',
      manifest: {
        tools: [
          toolWith({ tier: 'core', summary: 'x'.repeat(11_000) }),
          toolWith({ tier: 'daily', summary: 'x'.repeat(11_000) }),
        ],
      },
      finds: 'memory lists by default takes',
    },
  ],
  'mcp/input-size': [
    { name: 'small', manifest: {} },
    {
      name: 'large',
      manifest: oneTool({ input: object({ text: { type: 'string', description: 'x'.repeat(5_000) } }) }),
      finds: 'the input of keep takes',
    },
  ],
  'mcp/instructions-size': [
    { name: 'short', manifest: {} },
    {
      name: 'long',
      manifest: { products: [productWith({ instructions: 'é'.repeat(1_025) })] },
      finds: 'the instructions of memory take 2050 bytes',
    },
  ],
  'mcp/listed-fields': [
    { name: 'not listed by default', manifest: oneTool({ input: object({ text: { type: 'string' } }) }) },
    {
      name: 'all described',
      manifest: oneTool({ tier: 'daily', input: object({ text: { type: 'string', description: 'What to keep.' } }) }),
    },
    {
      name: 'one without a meaning',
      manifest: oneTool({ tier: 'daily', input: object({ text: { type: 'string' } }) }),
      finds: 'keep lists text without saying what it means',
    },
    {
      name: 'one without a meaning is left out',
      manifest: oneTool({ tier: 'daily', input: object({ text: { type: 'string' } }, []), listed: { leaves_out: ['text'] } }),
    },
    {
      name: 'a required one is left out',
      manifest: oneTool({ input: object({ text: { type: 'string' } }), listed: { leaves_out: ['text'] } }),
      finds: 'leaves text out of the list, which a call must give',
    },
  ],
  'plugin/manifests': [
    { name: 'what is declared', manifest: { settings: [setting({ on: ['mcp'], env: 'NOEMA_PORT' })] } },
    {
      name: 'a variable that no registry takes',
      manifest: { settings: [setting({ on: ['mcp'], env: 'not a variable' })] },
      finds: 'generated/plugin/server.json/packages/0/environmentVariables/0/name must match pattern',
    },
  ],
  'mcp/listed-names': [
    {
      name: 'what is listed',
      manifest: {
        tools: [
          toolWith({ name: 'keep_it', tier: 'daily' }),
          toolWith({ tier: 'daily', summary: 'Keeps a text, as keep_it does.' }),
        ],
      },
    },
    {
      name: 'a hidden tool that reads like a word',
      manifest: { tools: [toolWith({ name: 'log' }), toolWith({ tier: 'daily', summary: 'Keeps a log.' })] },
    },
    {
      name: 'a hidden tool in a summary',
      manifest: { tools: [toolWith({ name: 'keep_it' }), toolWith({ tier: 'daily', summary: 'Keeps a text for keep_it.' })] },
      finds: 'keep names keep_it',
    },
    {
      name: 'a hidden tool in a hint',
      manifest: { tools: [toolWith({ name: 'keep_it' }), toolWith({ tier: 'daily', listed: { hint: 'keep_it' } })] },
      finds: 'keep names keep_it',
    },
    {
      name: 'a hidden tool in the instructions',
      manifest: {
        tools: [toolWith({ name: 'keep_it' }), toolWith({ tier: 'daily' })],
        products: [productWith({ instructions: 'Begin with keep_it.' })],
      },
      finds: 'the instructions of memory names keep_it',
    },
    {
      name: 'a hidden tool in a prompt',
      manifest: {
        ...prompting({}, {}),
        tools: [toolWith({ name: 'keep_it' }), toolWith({ tier: 'daily' })],
        texts: { words: { room: 'notes', text: 'Call keep_it: {answer}' } },
      },
      finds: 'the prompt go names keep_it',
    },
  ],
  'text/summaries': [
    { name: 'short and ended', manifest: {} },
    { name: 'no full stop', manifest: oneTool({ summary: 'Keeps a text' }), finds: 'lacks its full stop' },
    { name: 'too long', manifest: oneTool({ summary: `${'x'.repeat(240)}.` }), finds: '241 of 240' },
    { name: 'a title with a full stop', manifest: oneTool({ title: 'Keep.' }), finds: 'title of keep ends' },
    { name: 'a long title', manifest: oneTool({ title: 'x'.repeat(61) }), finds: '61 of 60' },
    { name: 'facts too', manifest: { facts: { text_kept: { ...fact, summary: 'Kept' } } }, finds: 'fact text_kept' },
  ],
  'text/described': [
    { name: 'every field', manifest: said({ text: { ...text, description: 'What is kept.' } }) },
    { name: 'by its type', manifest: { ...said({ text: ref }), types: { Line: { ...text, description: 'One line.' } } } },
    { name: 'a preset, whose tool says it', manifest: { ...oneTool({ preset: { of: 'keep', fixed: {} } }), types: {} } },
    { name: 'an input field', manifest: oneTool({ output: object({}) }), finds: 'keep input.text has no description' },
    { name: 'an output field', manifest: said({ text }), finds: 'keep output.text has no description' },
    {
      name: 'a field inside a list',
      manifest: said({ lines: { ...lines, description: 'The lines.' } }),
      finds: 'keep output.lines.text has no description',
    },
    {
      name: 'a field that may be null, by its type alone',
      manifest: {
        ...said({ text: { anyOf: [ref, { type: 'null' }] } }),
        types: { Line: { ...text, description: 'One line.' } },
      },
      finds: 'keep output.text has no description',
    },
    { name: 'a type', manifest: { ...said({}), types: { Line: text } }, finds: 'type Line has no description' },
    {
      name: 'a field of a type',
      manifest: { ...said({}), types: { Line: { ...object({ text }), description: 'One line.' } } },
      finds: 'type Line.text has no description',
    },
  ],
};
