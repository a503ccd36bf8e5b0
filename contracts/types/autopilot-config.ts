import type { TProperties, TSchema } from '@sinclair/typebox';
import { Closed, Const, filed, Nullable, named, OneOf, Opt, Prose, Text, Type } from '../kit/schema.ts';
import { RiskCategory, RiskSeverity } from './mind.ts';
import { MemoryKind } from './mind-record.ts';

/**
 * config.json of the autopilot. Whatever the file leaves out is as it says here; a list in the file takes the place of the whole list.
 * Names are those that configurations of users hold.
 */

/** A part whose fields may all be left out. */
const Part = <P extends TProperties>(description: string, fields: P) => Opt(Closed(fields, { default: {}, description }));
const Switch = (usual: boolean, description: string) => Opt(Type.Boolean({ default: usual, description }));
const Count = (usual: number, minimum: number, maximum: number, description: string) =>
  Opt(Type.Integer({ default: usual, minimum, maximum, description }));
const Share = (usual: number, description: string) =>
  Opt(Type.Number({ default: usual, minimum: 0, maximum: 1, description: `${description} From 0 to 1.` }));
const Word = (usual: string, most: number, description: string) => Opt(Prose(most, { default: usual, description }));
const Choice = <const T extends readonly string[]>(usual: T[number], values: T, description: string) =>
  Opt(OneOf(values, { default: usual, description }));
const List = <T extends TSchema>(item: T, usual: readonly unknown[], description: string, more: object = {}) =>
  Opt(Type.Array(item, { default: [...usual], maxItems: 64, description, ...more }));
/** What has no limit unless one is set. */
const Limit = (limit: TSchema, description: string) => Opt(Nullable(limit, { default: null, description }));

const seconds = 'Most seconds; 0 sets no limit.';
const reached = (base_url: string, variable: string) => ({
  base_url: Word(base_url, 2000, 'Address of the server.'),
  model: Word('', 200, 'Name of the model. There is none that is usual.'),
  api_key_env: Word(variable, 200, 'Environment variable that holds the API key.'),
  api_key: Word(
    '',
    10_000,
    'The API key itself, where the variable is not set. Better left empty: this file is read by more than one.',
  ),
  timeout_s: Opt(
    Type.Number({ default: 60, minimum: 0, maximum: 86_400, description: `How long one request may take. ${seconds}` }),
  ),
  max_retries: Count(2, 0, 20, 'How often a request is sent again after a broken connection, a rate limit or a failing server.'),
});

const MindPart = Part('The model that decides.', {
  provider: Choice('codex_schema', ['codex_schema', 'openai_compatible', 'anthropic'], 'How it is asked.'),
  codex_schema: Part('Codex, asked read-only.', {
    command: Word('codex', 4096, 'The program.'),
    timeout_s: Opt(
      Type.Number({ default: 600, minimum: 0, maximum: 86_400, description: `How long one answer may take. ${seconds}` }),
    ),
  }),
  openai_compatible: Part('Any server that takes chat completions as OpenAI does.', {
    ...reached('https://api.openai.com/v1', 'OPENAI_API_KEY'),
    structure: Choice(
      'prompt',
      ['prompt', 'json_schema'],
      'How it is told what an answer looks like: in words, or as response_format.',
    ),
  }),
  anthropic: Part('The Messages API of Anthropic.', {
    ...reached('https://api.anthropic.com', 'ANTHROPIC_API_KEY'),
    anthropic_version: Word('2023-06-01', 40, 'Version of the API.'),
    max_tokens: Count(2048, 1, 1_000_000, 'Longest answer, in tokens.'),
    structure: Choice(
      'tool',
      ['prompt', 'tool', 'output_schema'],
      'How it is told what an answer looks like: in words, as a tool, or as a schema of the output.',
    ),
  }),
});

const HandsPart = Part('The agent that works.', {
  provider: Choice('codex', ['codex', 'cli'], 'Codex, or another command line.'),
  continue_across_runs: Switch(false, 'Whether a run goes on with the last conversation.'),
  cli: Part('How another command line is run.', {
    exec: List(
      Text(100_000),
      [],
      'The command and its arguments. {project_root} is filled in, and {prompt} where it is an argument.',
      {
        maxItems: 1000,
      },
    ),
    resume: List(Text(100_000), [], 'The same for going on with the conversation {thread_id}; empty where it knows none.', {
      maxItems: 1000,
    }),
    prompt_mode: Choice('stdin', ['stdin', 'arg'], 'How it is given the prompt.'),
    thread_id_regex: Word('', 2000, 'Finds the id of a conversation, as its first group, where no JSON names one.'),
    env: Opt(
      Type.Unsafe<Record<string, string>>({
        type: 'object',
        additionalProperties: { type: 'string', maxLength: 100_000 },
        default: {},
        description: 'Added to its environment.',
      }),
    ),
  }),
});

const learning = {
  enabled: Switch(true, 'Whether what was learned is put in order at the end of a run.'),
  min_new_suggestions_per_run: Count(2, 0, 1000, 'Suggestions of a run from which on it is done.'),
  min_active_learned_claims: Count(3, 0, 1000, 'Learned claims from which on it is done.'),
  min_confidence: Share(0.9, 'How sure a change must be.'),
  max_claims: Count(6, 0, 20, 'Most claims that are written.'),
  max_retracts: Count(6, 0, 80, 'Most claims that are taken back.'),
};

const RuntimePart = Part('What a run does by itself. The Mind is shown it.', {
  verification: Part('For the Mind to read.', {
    no_tests_policy: Word('ask_once_per_project_then_remember', 200, 'What is done about a project without tests.'),
  }),
  external_actions: Part('For the Mind to read.', {
    network_policy: Word('values_judged', 200, 'What is thought of using the network.'),
    install_policy: Word('values_judged', 200, 'What is thought of installing something.'),
  }),
  interrupt: Part('When a running batch is stopped.', {
    mode: Choice('off', ['off', 'on_high_risk', 'on_any_external'], 'What stops it: nothing, high risks, or anything outside.'),
    signal_sequence: List(
      OneOf(['SIGINT', 'SIGTERM', 'SIGKILL', 'SIGHUP', 'SIGQUIT']),
      ['SIGINT', 'SIGTERM', 'SIGKILL'],
      'Signals that it gets, in order.',
      { minItems: 1, maxItems: 8 },
    ),
    escalation_ms: List(
      Type.Integer({ minimum: 0, maximum: 3_600_000 }),
      [2000, 5000],
      'When the later ones come, in milliseconds.',
      {
        maxItems: 8,
      },
    ),
  }),
  transparency: Part('For the Mind to read: everything is always kept.', {
    store_raw_transcript: Switch(true, 'Transcripts are kept.'),
    store_evidence_log: Switch(true, 'The EvidenceLog is kept.'),
    ui_expandable_transcript: Switch(true, 'Transcripts can be looked at.'),
  }),
  project_selection: Part('Which project is meant where none is named.', {
    auto_update_last: Switch(true, 'Whether @last means the project of the last command.'),
  }),
  workflows: Part('How work that is done again and again becomes a workflow.', {
    auto_mine: Switch(true, 'Whether they are looked for.'),
    auto_enable: Switch(true, 'Whether one that is found may be triggered at once.'),
    min_occurrences: Count(2, 1, 100, 'In how many runs it must have been seen.'),
    allow_single_if_high_benefit: Switch(true, 'Whether once is enough where much is gained.'),
    auto_sync_on_change: Switch(true, 'Whether hosts are told of changes.'),
  }),
  cross_project_recall: Part('What is remembered of earlier work.', {
    enabled: Switch(true, 'Whether anything is.'),
    top_k: Count(3, 1, 20, 'Most items.'),
    max_chars: Count(1800, 0, 100_000, 'Most characters of them together.'),
    include_kinds: List(MemoryKind, ['snapshot', 'workflow', 'claim', 'node'], 'What is searched.'),
    exclude_current_project: Switch(false, 'Whether only other projects are searched.'),
    prefer_current_project: Switch(true, 'Whether this project comes first.'),
    triggers: Part('When.', {
      run_start: Switch(true, 'When a run begins.'),
      before_ask_user: Switch(true, 'Before the user is asked.'),
      risk_signal: Switch(true, 'When something looks risky.'),
    }),
  }),
  preference_mining: Part('How preferences are learned from what happened.', {
    auto_mine: Switch(true, 'Whether they are looked for.'),
    min_occurrences: Count(2, 1, 100, 'In how many runs one must have been seen.'),
    allow_single_if_high_benefit: Switch(true, 'Whether once is enough where much is gained.'),
    min_confidence: Share(0.75, 'How sure it must be.'),
    max_suggestions: Count(3, 0, 20, 'Most of them in a run.'),
  }),
  violation_response: Part('What follows from a risk.', {
    auto_learn: Switch(true, 'Whether a suggestion becomes a claim at once.'),
    ask_user_on_high_risk: Switch(true, 'Whether the user is asked at all.'),
    ask_user_risk_severities: List(RiskSeverity, ['high', 'critical'], 'How bad it must be.'),
    ask_user_risk_categories: List(RiskCategory, [], 'What sort of risk it must be; empty: any.'),
    ask_user_respect_should_ask_user: Switch(true, 'Whether the user is asked only if the judgement says so.'),
    learn_update: Part('Putting in order what was learned.', learning),
  }),
  thought_db: Part('What becomes of what is found out.', {
    enabled: Switch(true, 'Whether claims are mined, nodes made and decisions explained.'),
    auto_mine: Switch(true, 'Whether claims are mined at checkpoints.'),
    min_confidence: Share(0.9, 'How sure a claim must be.'),
    max_claims_per_checkpoint: Count(6, 0, 20, 'Most claims of a checkpoint.'),
    auto_materialize_nodes: Switch(true, 'Whether decisions, actions and summaries become nodes.'),
    why_trace: Part('Explaining decisions.', {
      auto_on_run_end: Switch(false, 'Whether the last one is explained at the end of each run.'),
      top_k: Count(12, 1, 40, 'Most claims that are looked at.'),
      min_write_confidence: Share(0.7, 'How sure an explanation must be to be kept.'),
      write_edges: Switch(true, 'Whether it is kept as edges.'),
    }),
  }),
  budgets: Part('What one run may use; options of mi run count before it.', {
    max_batches: Limit(Type.Integer({ minimum: 1, maximum: 1000 }), 'Most batches; null: 8.'),
    max_minutes: Limit(Type.Number({ minimum: 0, maximum: 100_000 }), 'Most minutes; null: any.'),
    max_mind_calls: Limit(
      Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      'Most calls of the Mind, those that repeat a question included; null: any.',
    ),
  }),
});

export const AutopilotConfig = named(
  'AutopilotConfig',
  filed(
    'config.json',
    Closed({
      version: Opt(Const('v1', { default: 'v1', description: 'Version of this shape.' })),
      mind: MindPart,
      hands: HandsPart,
      runtime: RuntimePart,
    }),
  ),
  'How the autopilot is set up: config.json with everything that it leaves out.',
);
