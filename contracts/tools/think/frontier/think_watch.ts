import { absent, anything, call, defineTool, having, matching, must, Nullable, Opt, ofLength, Type } from '../../../kit/index.ts';
import { Limit, LimitOrNone } from '../../../types/budget.ts';
import {
  Card,
  CardBudget,
  CardDocs,
  CardLens,
  CardScope,
  CardStats,
  CardView,
  Frontier,
  LaneSummary,
  StepFocus,
  StepSelect,
} from '../../../types/card.ts';
import { shrinkCapsule, shrinkCards, shrinkFrontier } from '../../../types/card-shrink.ts';
import { Capsule, EngineBlock, EngineLimits } from '../../../types/engine.ts';
import { DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { shrinkEntries } from '../../../types/shrink.ts';
import { EntrySlice } from '../../../types/slice.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';

export default defineTool({
  name: 'think_watch',
  title: 'What to think about next',
  summary: 'What is open, the latest trace, what stands out in them, and the next calls to make.',
  effect: 'read',
  tier: 'daily',
  scope: 'workspace',
  target: 'thinking',
  budget: {
    knobs: ['max_chars', 'context_budget'],
    keep: ['capsule', 'stats'],
    shrink: [
      { drop: 'lane_summary' },
      ...shrinkEntries('trace.entries', 'trace.pagination'),
      { drop: 'trace.sequential' },
      ...shrinkCards('candidates'),
      ...shrinkFrontier(),
      { list: 'engine.actions', from: 'back' },
      { list: 'engine.signals', from: 'back' },
      { drop: 'engine' },
      { drop: 'trace' },
      { drop: 'candidates' },
      { drop: 'frontier' },
      ...shrinkCapsule,
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    trace_doc: Opt(DocName),
    step: StepSelect,
    ...CardView,
    limit_candidates: Limit(30),
    limit_hypotheses: LimitOrNone(5, 50),
    limit_questions: LimitOrNone(5, 50),
    limit_subgoals: LimitOrNone(5, 50),
    limit_tests: LimitOrNone(5, 50),
    trace_limit_steps: LimitOrNone(20),
    trace_statement_max_bytes: Opt(
      Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Longest text of an entry, in bytes.' }),
    ),
    ...EngineLimits(6, 2),
    ...CardLens,
    ...CardBudget,
  }),
  output: Type.Object({
    ...CardDocs,
    step_focus: Nullable(StepFocus),
    capsule: Capsule,
    engine: Nullable(EngineBlock),
    stats: CardStats,
    frontier: Frontier,
    candidates: Type.Array(Card),
    trace: EntrySlice,
    lane_summary: Opt(LaneSummary),
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    'open-cards-are-the-frontier': must('The frontier lists open hypotheses, questions, subgoals and tests, newest first.'),
    'candidates-are-the-context': must('The candidates are the cards that think_context lists.'),
    'the-newest-trace-is-shown': must('trace.entries are the newest trace_limit_steps entries, oldest first; 0 leaves them out.'),
    'statements-can-be-cut': must('trace_statement_max_bytes cuts the text of each entry.'),
    'the-engine-speaks': must('The engine reports what stands out in the cards and the trace, and what to do about it.'),
    'secrets-are-hidden-before-the-cut': must('What the engine says of a card is cut after secrets in it were hidden.'),
    'the-engine-can-be-silenced': must('With both engine limits 0 there is no engine.'),
    'the-capsule-says-where-why-next': must(
      'The capsule says where it looked, the top signals, and a first and a second action.',
    ),
    'the-capsule-survives-small-budgets': must('With max_chars=400 the capsule still says where, why and what next.'),
    'a-step-narrows': must('With step only cards and trace entries of that step are shown.'),
    'lanes-are-summed-up-with-drafts': must('Where drafts are shown, lane_summary counts the cards of each lane.'),
    'a-graph-is-no-trace': must('A trace_doc that is a graph answers INVALID_INPUT: no suggested card could be written there.'),
    'hidden-tools-are-disclosed': must('A call of a tool that the toolset hides comes after a tools/list that shows it.'),
  },
  cases: [
    {
      name: 'a hypothesis without a test',
      proves: [
        'open-cards-are-the-frontier',
        'candidates-are-the-context',
        'the-engine-speaks',
        'the-capsule-says-where-why-next',
        'the-newest-trace-is-shown',
      ],
      given: [hypothesis('H1')],
      when: {},
      then: {
        result: {
          branch: 'main',
          frontier: { hypotheses: [{ id: 'H1' }], questions: ofLength(0), subgoals: ofLength(0), tests: ofLength(0) },
          candidates: [{ id: 'H1' }],
          engine: {
            version: 'v0.5',
            signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST', severity: 'high', refs: [{ kind: 'card', id: 'H1' }] }),
            actions: having({ kind: 'add_test_stub', calls: having({ target: 'think_card', validated: true }) }),
          },
          capsule: {
            type: 'watch_capsule',
            version: 1,
            where: { branch: 'main', docs: { trace: 'trace', graph: 'graph' } },
            why: { signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST' }) },
            next: { primary: { kind: 'add_test_stub', call: { target: 'think_card' } } },
          },
          trace: { entries: [{ format: 'think_card' }] },
          truncated: false,
        },
      },
    },
    {
      name: 'a password that a label would end in',
      proves: ['secrets-are-hidden-before-the-cut'],
      given: [hypothesis('H1', { title: `${'x'.repeat(32)} postgres://app:Zx9SuperSecretPw@db` })],
      when: {},
      then: {
        result: { engine: { signals: having({ message: `"${'x'.repeat(32)} postgres://app:<redacted>@db" has no test.` }) } },
      },
    },
    {
      name: 'no engine, no trace',
      proves: ['the-engine-can-be-silenced', 'the-newest-trace-is-shown'],
      given: [hypothesis('H1')],
      when: { engine_signals_limit: 0, engine_actions_limit: 0, trace_limit_steps: 0 },
      then: { result: { engine: absent, trace: { entries: ofLength(0) }, capsule: { next: { primary: absent } } } },
    },
    {
      name: 'four hundred bytes',
      proves: ['the-capsule-survives-small-budgets'],
      given: [
        hypothesis('H1'),
        hypothesis('H2'),
        call('think_card', { card: { id: 'T1', type: 'test', title: 'x' }, supports: ['H1'] }),
      ],
      when: { max_chars: 400 },
      then: {
        result: {
          capsule: {
            type: 'watch_capsule',
            where: { branch: 'main' },
            why: { signals: having({ code: anything }) },
            next: { primary: { kind: anything, title: anything } },
          },
          truncated: true,
        },
      },
    },
    {
      name: 'short statements',
      proves: ['statements-can-be-cut'],
      given: [call('think_card', { card: 'a long statement about a small matter' })],
      when: { trace_statement_max_bytes: 10 },
      then: { result: { trace: { entries: [{ content: matching(/^a long.*…$/) }] } } },
    },
    {
      name: 'one step',
      proves: ['a-step-narrows'],
      given: [
        ...aTaskToThinkAbout,
        inFocus,
        call('think_card', { step: 's:0', card: { id: 'A', type: 'question', title: 'a' } }),
        call('think_card', { step: 's:1', card: { id: 'B', type: 'question', title: 'b' } }),
        call('tasks_note', { path: 's:1', note: 'not this one' }),
      ],
      when: { step: 'focus' },
      then: {
        result: {
          step_focus: { path: 's:0' },
          frontier: { questions: [{ id: 'A' }] },
          candidates: [{ id: 'A' }],
          trace: { entries: having({ title: 'a' }) },
          capsule: { where: { step: { path: 's:0' } } },
        },
      },
    },
    {
      name: 'drafts of two lanes',
      proves: ['lanes-are-summed-up-with-drafts'],
      given: [hypothesis('H1'), hypothesis('H2', { tags: ['lane:agent:ann'] })],
      when: { include_drafts: true },
      then: {
        result: {
          candidates: ofLength(2),
          lane_summary: {
            lanes: [
              { lane: 'agent:ann', cards: 1, drafts: 1 },
              { lane: 'shared', cards: 1, drafts: 0 },
            ],
          },
        },
      },
    },
    {
      name: 'a graph for a trace',
      proves: ['a-graph-is-no-trace'],
      given: [hypothesis('H1')],
      when: { trace_doc: 'graph' },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'a server that shows the core only',
      proves: ['hidden-tools-are-disclosed'],
      server: { toolset: 'core' },
      given: [hypothesis('H1')],
      when: {},
      then: {
        result: {
          engine: {
            actions: having({
              kind: 'add_test_stub',
              calls: [{ action: 'call_method', method: 'tools/list', params: { toolset: 'daily' } }, { target: 'think_card' }],
            }),
          },
          capsule: {
            next: { primary: { first: { method: 'tools/list', params: { toolset: 'daily' } }, call: { target: 'think_card' } } },
          },
        },
      },
    },
  ],
});
