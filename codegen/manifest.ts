import { type Static, type TSchema, Type } from '@sinclair/typebox';

const Names = Type.Array(Type.String());
const Dict = <T extends TSchema>(value: T) => Type.Record(Type.String(), value);

export interface JsonSchema {
  [key: string]: unknown;
  $ref?: string;
  $id?: string;
  /** What a named type means where it is used; gone once the type is hoisted. */
  $here?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  additionalProperties?: boolean | JsonSchema;
  patternProperties?: Record<string, JsonSchema>;
}

const Inner = { $ref: '#/types/JsonSchema' };
const InnerDict = { type: 'object', additionalProperties: Inner };
/** As much of JSON Schema as contracts use. */
const Schema = Type.Unsafe<JsonSchema>({
  $id: 'JsonSchema',
  description: 'JSON Schema 2020-12; $ref points to #/types/<Name>.',
  type: 'object',
  properties: {
    $ref: Type.String(),
    type: Type.Union([Type.String(), Names]),
    properties: InnerDict,
    required: Names,
    items: Inner,
    anyOf: { type: 'array', items: Inner },
    enum: Type.Array(Type.Unknown()),
    const: {},
    default: {},
    description: Type.String(),
    additionalProperties: { anyOf: [{ type: 'boolean' }, Inner] },
    patternProperties: InnerDict,
    minLength: Type.Integer(),
    maxLength: Type.Integer(),
    minimum: Type.Number(),
    maximum: Type.Number(),
    minItems: Type.Integer(),
    maxItems: Type.Integer(),
    pattern: Type.String(),
  },
});

/** What must hold of one answer. */
const expected = {
  result: Type.Optional(Type.Unknown()),
  error: Type.Optional(Type.String()),
  refusal: Type.Optional(Type.String()),
  fields: Type.Optional(Names),
  names: Type.Optional(Names),
  warnings: Type.Optional(Names),
  suggests: Type.Optional(Names),
  lines: Type.Optional(Names),
};

const CallM = Type.Object(
  {
    call: Type.String(),
    with: Type.Record(Type.String(), Type.Unknown()),
    save: Type.Optional(Type.Record(Type.String(), Type.String())),
    ...expected,
    reconnect: Type.Optional(Type.Boolean()),
    wait_ms: Type.Optional(Type.Integer()),
  },
  { $id: 'CallEntry' },
);

const CaseM = Type.Object(
  {
    id: Type.String(),
    tool: Type.String(),
    name: Type.String(),
    proves: Names,
    server: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    unscoped: Type.Optional(Type.Boolean()),
    derived: Type.Optional(Type.String()),
    through: Type.Optional(Type.String({ description: 'The gateway that the call is made through.' })),
    given: Type.Array(CallM),
    when: Type.Record(Type.String(), Type.Unknown()),
    then: Type.Object({
      ...expected,
      longest: Type.Optional(Type.Integer()),
      tells: Type.Optional(Names),
      after: Type.Optional(Type.Array(CallM)),
    }),
  },
  { $id: 'CaseEntry' },
);

const RuleM = Type.Object(
  {
    level: Type.Union([Type.Literal('must'), Type.Literal('should')]),
    text: Type.String(),
    untested: Type.Optional(Type.String()),
  },
  { $id: 'RuleEntry' },
);

/** One way of making an answer smaller. */
const ShrinkM = Type.Union(
  [
    Type.Object({ drop: Type.String() }),
    Type.Object({ shorten: Type.String(), to: Type.Integer() }),
    Type.Object({
      cut: Type.String(),
      parts: Type.Optional(Type.Object({ from: Type.String(), next: Type.String() })),
    }),
    Type.Object({
      list: Type.String(),
      from: Type.Union([Type.Literal('front'), Type.Literal('back')]),
      least: Type.Optional(Type.Integer()),
      page: Type.Optional(
        Type.Object({
          at: Type.String(),
          by: Type.Union([
            Type.Literal('offset'),
            Type.Object({ key: Type.String(), ascending: Type.Optional(Type.Literal(true)) }),
          ]),
        }),
      ),
      more: Type.Optional(Type.String()),
    }),
  ],
  { $id: 'Shrink' },
);

const Exits = Type.Record(Type.String(), Type.String(), { description: 'Exit code → what it means.' });
const Words = Type.Record(Type.String(), Type.String());
const JsonLinesM = Type.Object({
  flag: Type.String(),
  field: Type.String(),
  item: Type.Optional(Type.String()),
  meaning: Type.String(),
});

const ToolCommandM = Type.Object(
  {
    path: Names,
    summary: Type.Optional(Type.String()),
    arguments: Type.Optional(Names),
    flags: Type.Optional(Words),
    shares: Type.Optional(Words),
    fixed: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    leaves_out: Type.Optional(Names),
    stdin: Type.Optional(Names),
    succeeds_when: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    prints: Type.Optional(Type.String()),
    json: Type.Optional(Type.String()),
    json_spreads: Type.Optional(Type.String()),
    json_lines: Type.Optional(Type.Union([JsonLinesM, Type.Array(JsonLinesM)])),
    examples: Type.Optional(Names),
    exits: Type.Optional(Exits),
    hidden: Type.Optional(Type.Boolean()),
    by_default: Type.Optional(Type.Boolean()),
    looks_only: Type.Optional(Type.Boolean()),
  },
  { $id: 'ToolCommand', description: 'Where a tool stands on the command line of its product.' },
);

const ToolM = Type.Object(
  {
    name: Type.String(),
    room: Type.String(),
    group: Type.String(),
    title: Type.String(),
    summary: Type.String(),
    notes: Type.Optional(Type.String()),
    effect: Type.Union([Type.Literal('read'), Type.Literal('write'), Type.Literal('act')]),
    reads_when: Type.Optional(
      Type.Object({ without: Type.Optional(Names), with: Type.Optional(Type.String()), unless: Type.Optional(Type.String()) }),
    ),
    ports: Type.Optional(Names),
    begins_in_unit: Type.Optional(Type.Literal(true)),
    changes_outside: Type.Optional(Type.Boolean()),
    shows: Type.Optional(Type.String()),
    destructive: Type.Boolean(),
    idempotent: Type.Boolean(),
    tier: Type.String(),
    render: Type.Union([Type.Literal('json'), Type.Literal('lines'), Type.Literal('text')]),
    lines_bytes: Type.Optional(Type.Integer()),
    listed: Type.Optional(
      Type.Object({
        leaves_out: Type.Optional(Names),
        hint: Type.Optional(Type.String()),
        always: Type.Optional(Type.Boolean()),
      }),
    ),
    operation: Type.Optional(
      Type.Object(
        {
          operation: Type.String(),
          sub_operation: Type.Union([Type.String(), Type.Null()]),
          stage: Type.Integer(),
          reaches: Type.Union([Type.Integer(), Type.Null()]),
          unwraps: Names,
          in_turn: Type.Boolean(),
        },
        { $id: 'OperationInfo' },
      ),
    ),
    commands: Type.Optional(Type.Array(ToolCommandM)),
    scope: Type.String(),
    target: Type.String(),
    absent_workspace: Type.Optional(Type.Union([Type.Literal('allowed'), Type.Literal('refused')])),
    document: Type.Optional(
      Type.Union([Type.Literal('notes'), Type.Literal('trace'), Type.Literal('graph'), Type.Literal('by_doc_kind')]),
    ),
    focus_unless: Type.Optional(Type.String()),
    focus: Type.Optional(Type.Literal('ignored')),

    revision: Type.Optional(Type.Literal('checked')),
    undo: Type.Optional(Names),
    inner: Type.Optional(Type.Boolean()),
    aliases: Type.Record(Type.String(), Type.String()),
    budget: Type.Optional(
      Type.Object(
        {
          knobs: Names,
          keep: Names,
          shrink: Type.Array(ShrinkM),
          names_cuts_in: Type.Optional(Type.String()),
        },
        { $id: 'BudgetInfo' },
      ),
    ),
    most_bytes: Type.Optional(Type.Integer()),
    unredacted: Type.Optional(Type.String()),
    preset: Type.Optional(Type.Object({ of: Type.String(), fixed: Type.Record(Type.String(), Type.Unknown()) })),
    input: Schema,
    output: Schema,
    errors: Names,
    refuses: Names,
    warnings: Names,
    tells: Names,
    rules: Type.Record(Type.String(), RuleM),
    cases: Type.Array(CaseM),
  },
  { $id: 'ToolEntry' },
);

const Priority = Type.Union([Type.Literal('high'), Type.Literal('medium'), Type.Literal('low')]);

const SuggestionM = Type.Object(
  {
    when: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    tool: Type.String(),
    params: Type.Record(Type.String(), Type.Unknown()),
    reason: Type.String(),
    priority: Priority,
  },
  { $id: 'SuggestionTemplate' },
);

const CodeM = Type.Object(
  {
    message: Type.String(),
    recovery: Type.String(),
    facts: Schema,
    status: Type.Optional(Type.Integer()),
    boundary: Type.Boolean(),
    suggest: Type.Array(SuggestionM),
  },
  { $id: 'CodeEntry' },
);

const RefusalM = Type.Object(
  {
    room: Type.String(),
    code: Type.String(),
    says: Type.Record(Type.String(), Type.String()),
    facts: Schema,
    hints: Type.Array(
      Type.Object({ field: Type.String(), kind: Type.String(), expected: Type.String() }, { $id: 'HintTemplate' }),
    ),
    suggest: Type.Array(SuggestionM),
  },
  { $id: 'RefusalEntry' },
);

const NextCallM = Type.Object(
  {
    room: Type.String(),
    tool: Type.String(),
    params: Type.Record(Type.String(), Type.Unknown()),
    reason: Type.String(),
    priority: Priority,
    facts: Schema,
  },
  { $id: 'NextCallEntry' },
);

const FactM = Type.Object(
  {
    room: Type.String(),
    summary: Type.String(),
    payload: Schema,
    yields: Type.Optional(Schema),
    kept_elsewhere: Names,
    logged: Type.Optional(Type.Boolean({ description: 'A record of an EvidenceLog: evidence says its shape.' })),
  },
  { $id: 'FactEntry' },
);

const ExampleM = Type.Object(
  { name: Type.String(), value: Type.Unknown(), because: Type.Optional(Type.String()) },
  { $id: 'ExampleEntry' },
);
const EvidenceM = Type.Object(
  {
    kind: Type.String(),
    log: Type.String(),
    summary: Type.String(),
    fields: Schema,
    record: Schema,
    valid: Type.Array(ExampleM),
    invalid: Type.Array(ExampleM),
  },
  { $id: 'EvidenceEntry' },
);
const AnswerM = Type.Object(
  {
    name: Type.String(),
    summary: Type.String(),
    asked: Type.String(),
    answer: Schema,
    valid: Type.Array(ExampleM),
    invalid: Type.Array(ExampleM),
  },
  { $id: 'AnswerEntry' },
);

const ValueTypeM = Type.Union([
  Type.Literal('string'),
  Type.Literal('boolean'),
  Type.Literal('integer'),
  Type.Literal('number'),
  Type.Literal('choice'),
]);

const Part = Type.Record(Type.String(), Type.Unknown(), { description: 'A part of JSON Schema 2020-12.' });
const PromptM = Type.Object(
  {
    name: Type.String({ description: 'The answer that it asks for.' }),
    role: Type.String(),
    goal: Names,
    blocks: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          from: Type.Union([Type.Literal('user'), Type.Literal('records'), Type.Literal('outside')]),
          title: Type.String(),
          most: Type.Integer({ description: 'Characters that are shown of it.' }),
          schema: Schema,
        },
        { $id: 'BlockEntry' },
      ),
    ),
    rules: Dict(
      Type.Object(
        {
          ...RuleM.properties,
          check: Type.Optional(
            Type.Object(
              {
                given: Type.Optional(Part),
                schema: Type.Optional(Part),
                among: Type.Optional(Names),
                or: Type.Optional(Names),
                of: Type.Optional(Names),
                unique: Type.Optional(Names),
                apart: Type.Optional(Names),
                new: Type.Optional(Names),
                least: Type.Optional(Names),
                most_items: Type.Optional(Names),
              },
              { $id: 'RuleCheck' },
            ),
          ),
        },
        { $id: 'PromptRuleEntry' },
      ),
    ),
    situations: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          name: Type.String(),
          blocks: Type.Record(Type.String(), Type.Unknown(), { description: 'Those that differ from the common ones.' }),
          expects: Type.Array(Type.Object({ rule: Type.String(), schema: Part })),
          good: Type.Unknown(),
          bad: Type.Array(
            Type.Object({
              name: Type.String(),
              breaks: Type.String(),
              with: Type.Record(Type.String(), Type.Unknown(), { description: 'Fields that the good answer has otherwise.' }),
            }),
          ),
        },
        { $id: 'SituationEntry' },
      ),
    ),
  },
  { $id: 'PromptEntry' },
);
const PromptWordsM = Type.Object(
  {
    background: Type.String(),
    rules_title: Type.String(),
    fields_title: Type.String(),
    reading: Type.String(),
    closing: Type.String(),
    sources: Type.Object({ user: Type.String(), records: Type.String(), outside: Type.String() }),
    empty: Type.String(),
    left_out: Type.String(),
  },
  { $id: 'PromptWords' },
);

const valueM = {
  type: ValueTypeM,
  choices: Type.Optional(Names),
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  default: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  meaning: Type.String(),
  env: Type.Optional(Type.String()),
};
const IdsM = Type.Array(Type.String(), {
  description: 'What ids begin with that may be typed, such as cl; host: the name of one.',
});
const OptionM = Type.Object(
  {
    name: Type.String({ description: 'The long flag with _ for -, without a leading no-.' }),
    flag: Type.String(),
    ...valueM,
    required: Type.Optional(Type.Boolean()),
    repeatable: Type.Optional(Type.Boolean()),
    hidden: Type.Optional(Type.Boolean()),
    field: Type.Optional(Type.String({ description: 'The field of the tool that it says.' })),
    says: Type.Optional(
      Type.String({ description: 'What the field is when it is given, where that is one of several choices.' }),
    ),
    ids: Type.Optional(IdsM),
  },
  { $id: 'OptionInfo' },
);
const SettingM = Type.Object(
  {
    name: Type.String(),
    flag: Type.Optional(Type.String()),
    ...valueM,
    env_aliases: Type.Optional(Names),
    products: Names,
    on: Type.Union([Names, Type.Literal('all')]),
    secret: Type.Optional(Type.Boolean()),
  },
  { $id: 'SettingInfo' },
);
/** What a command that is a tool does with what was typed, and with the answer. */
const CallsM = Type.Object(
  {
    tool: Type.String(),
    fixed: Type.Record(Type.String(), Type.Unknown()),
    shares: Type.Record(Type.String(), Type.String(), {
      description: 'Field → option or setting of the program that says it.',
    }),
    stdin: Names,
    succeeds_when: Type.Record(Type.String(), Type.Unknown()),
    prints: Type.Union([Type.String(), Type.Null()]),
    json: Type.Union([Type.String(), Type.Null()]),
    json_spreads: Type.Optional(Type.String()),
    json_lines: Type.Array(Type.Object({ option: Type.String(), field: Type.String(), item: Type.Optional(Type.String()) })),
    looks_only: Type.Boolean({ description: 'What the program remembers about where it was last used stays as it is.' }),
  },
  { $id: 'CommandCall' },
);
const CommandM = Type.Object(
  {
    path: Names,
    summary: Type.String(),
    arguments: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          meaning: Type.String(),
          optional: Type.Optional(Type.Boolean()),
          variadic: Type.Optional(Type.Boolean()),
          joined: Type.Optional(Type.Boolean({ description: 'All words that are left make one text.' })),
          choices: Type.Optional(Names),
          type: Type.Optional(ValueTypeM),
          minimum: Type.Optional(Type.Number()),
          maximum: Type.Optional(Type.Number()),
          ids: Type.Optional(IdsM),
        },
        { $id: 'ArgumentInfo' },
      ),
    ),
    options: Type.Array(OptionM),
    examples: Names,
    exits: Exits,
    rules: Type.Optional(Type.Record(Type.String(), RuleM)),
    hidden: Type.Optional(Type.Boolean()),
    by_default: Type.Optional(Type.Boolean()),
    passes_on: Type.Optional(Type.Boolean()),
    calls: Type.Optional(CallsM),
  },
  { $id: 'CommandInfo' },
);
const ProgramM = Type.Object(
  {
    name: Type.String(),
    product: Type.String(),
    summary: Type.String(),
    options: Type.Array(OptionM),
    groups: Type.Record(Type.String(), Type.String(), {
      description: 'Words that only lead to commands → what lies behind them.',
    }),
    shortcuts: Type.Array(
      Type.Object({ matches: Type.String(), puts: Names, meaning: Type.String(), examples: Names }, { $id: 'ShortcutInfo' }),
    ),
    commands: Type.Array(CommandM),
    exits: Exits,
    error_exits: Type.Record(Type.String(), Type.Integer(), {
      description: 'Error code → exit code of a command that is a tool; 1 where nothing is said.',
    }),
    json_warnings: Type.Optional(
      Type.String({ description: 'Field of what --json prints that holds warnings, where there are any.' }),
    ),
  },
  { $id: 'ProgramInfo' },
);

const ProductM = Type.Object(
  {
    name: Type.String(),
    title: Type.String(),
    summary: Type.String(),
    server: Type.String(),
    path: Type.String(),
    groups: Names,
    toolsets: Type.Array(Type.Object({ name: Type.String(), aliases: Names, summary: Type.String() })),
    default_toolset: Type.Union([Type.String(), Type.Null()]),
    places: Type.Boolean(),
    as_of: Type.Union([Type.Object({ most_facts: Type.Integer() }), Type.Null()]),
    gateway: Type.Union([
      Type.Object(
        {
          name: Type.String(),
          title: Type.String(),
          summary: Type.String(),
          toolset: Type.String(),
          stages: Names,
          begins: Type.Object({ tool: Type.String(), field: Type.String() }),
          codes: Type.Record(Type.String(), Type.String()),
        },
        { $id: 'GatewayInfo' },
      ),
      Type.Null(),
    ]),
    instructions: Type.String(),
    resources: Type.Array(
      Type.Object({
        uri_template: Type.String(),
        name: Type.String(),
        title: Type.String(),
        description: Type.String(),
        tool: Type.Optional(Type.String()),
        args: Type.Record(Type.String(), Type.Unknown()),
        field: Type.Optional(Type.String()),
        text: Type.Optional(Type.String()),
      }),
    ),
    completions: Type.Array(
      Type.Object({
        variable: Type.String(),
        tool: Type.String(),
        args: Type.Record(Type.String(), Type.Unknown()),
        list: Type.String(),
        item: Type.String(),
        newest: Type.Union([Type.Literal('first'), Type.Literal('last')]),
      }),
    ),
    prompts: Type.Array(
      Type.Object({
        name: Type.String(),
        title: Type.String(),
        description: Type.String(),
        arguments: Type.Array(
          Type.Object({
            name: Type.String(),
            description: Type.String(),
            required: Type.Optional(Type.Boolean()),
            otherwise: Type.Optional(Type.String()),
          }),
        ),
        text: Type.String(),
        tool: Type.Optional(Type.String()),
        args: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
    channels: Type.Array(
      Type.Object({
        name: Type.String(),
        summary: Type.String(),
        follows: Type.Union([Type.Literal('workspace'), Type.Literal('all')]),
        topic: Type.Union([Type.Object({ field: Type.String(), optional: Type.Boolean() }), Type.Null()]),
        facts: Type.Union([Names, Type.Null()]),
        snapshot: Type.Object({
          tool: Type.String(),
          args: Type.Record(Type.String(), Type.Unknown()),
          event: Type.String(),
          seq: Type.Union([Type.String(), Type.Null()]),
          of_topic: Type.Boolean(),
        }),
        news: Type.Object({
          event: Type.String(),
          tool: Type.Union([Type.String(), Type.Null()]),
          args: Type.Record(Type.String(), Type.Unknown()),
          list: Type.Union([Type.String(), Type.Null()]),
          upto: Type.Union([Type.String(), Type.Null()]),
          data: Type.Union([Type.String(), Type.Null()]),
        }),
      }),
    ),
  },
  { $id: 'ProductEntry' },
);

const SocketM = Type.Object(
  {
    name: Type.String(),
    summary: Type.String(),
    product: Type.String({ description: 'Whose operations the cases call.' }),
    rules: Type.Record(Type.String(), RuleM),
    cases: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        proves: Names,
        steps: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
          description: 'What is sent, waited for and called, in order: says, hears, hears_no, calls or refuses.',
        }),
      }),
    ),
  },
  { $id: 'SocketEntry' },
);

/** The shape of generated/manifest.full.json: what an implementer in another language reads. Its TypeScript is generated from here. */
export const ManifestSchema = Type.Object(
  {
    noema: Type.Literal('1'),
    types: Dict(Schema),
    scopes: Dict(
      Type.Object({
        summary: Type.String(),
        field: Type.Union([Type.String(), Type.Null()]),
        is: Type.Optional(Type.String()),
      }),
    ),
    targets: Dict(Type.Object({ summary: Type.String(), room: Type.String() })),
    tools: Type.Array(ToolM),
    errors: Dict(CodeM),
    warnings: Dict(CodeM),
    refusals: Dict(RefusalM),
    next_calls: Dict(NextCallM),
    texts: Dict(Type.Object({ room: Type.String(), text: Type.Unknown() }, { $id: 'TextEntry' })),
    signals: Dict(
      Type.Object(
        { severity: Type.String(), summary: Type.String(), action: Type.Optional(Type.String()) },
        { $id: 'SignalEntry' },
      ),
    ),
    facts: Dict(FactM),
    evidence: Type.Array(EvidenceM),
    answers: Type.Array(AnswerM),
    prompts: Type.Array(PromptM),
    prompt_words: PromptWordsM,
    prompt_world: Type.Record(Type.String(), Type.Unknown(), { description: 'Blocks that situations have in common.' }),
    scenarios: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          summary: Type.String(),
          proves: Names,
          server: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          files: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          steps: Type.Array(CallM),
          leaves: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        },
        { $id: 'ScenarioEntry' },
      ),
    ),
    products: Type.Array(ProductM),
    sockets: Type.Array(SocketM),
    settings: Type.Array(SettingM),
    programs: Type.Array(ProgramM),
  },
  { $id: 'Manifest', title: 'Noema manifest' },
);

/** What a target's locator finds: only the inside needs to know it, so it is not published. */
export interface Inner {
  /** target kind → what its handler is given */
  readonly found: Record<string, JsonSchema>;
  /** Named types that only these schemas use. */
  readonly types: Record<string, JsonSchema>;
}

export type PublishedManifest = Static<typeof ManifestSchema>;
export type Manifest = PublishedManifest & { readonly inner: Inner };
export type ProductEntry = Static<typeof ProductM>;
export type SocketEntry = Static<typeof SocketM>;
export type ToolEntry = Static<typeof ToolM>;
export type CaseEntry = Static<typeof CaseM>;
export type CallEntry = Static<typeof CallM>;
export type CodeEntry = Static<typeof CodeM>;
export type RefusalEntry = Static<typeof RefusalM>;
export type NextCallEntry = Static<typeof NextCallM>;
export type PromptEntry = Static<typeof PromptM>;
export type SituationEntry = PromptEntry['situations'][number];
export type OptionEntry = Static<typeof OptionM>;
export type SettingEntry = Static<typeof SettingM>;
export type CommandEntry = Static<typeof CommandM>;
export type ArgumentEntry = CommandEntry['arguments'][number];
export type ToolCommandEntry = Static<typeof ToolCommandM>;
export type ProgramEntry = Static<typeof ProgramM>;
/** relative path → content */
export type Files = Map<string, string>;
