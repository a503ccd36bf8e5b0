import { absent, anything, call, defineTool, having, must, Nullable, Opt, ofLength, Type } from '../../../kit/index.ts';
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
import { InWorkspace } from '../../../types/scope.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';

export default defineTool({
  name: 'think_pack',
  title: 'The cards in one pack',
  summary:
    'The cards that matter, what is open, what stands out in them, and the next calls to make; small enough to resume from.',
  effect: 'read',
  scope: 'workspace',
  target: 'thinking',
  budget: {
    knobs: ['max_chars', 'context_budget'],
    keep: ['capsule', 'stats'],
    shrink: [
      { drop: 'lane_summary' },
      ...shrinkCards('candidates'),
      ...shrinkFrontier(),
      { list: 'engine.actions', from: 'back' },
      { list: 'engine.signals', from: 'back' },
      { drop: 'engine' },
      { drop: 'candidates' },
      { drop: 'frontier' },
      ...shrinkCapsule,
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    step: StepSelect,
    ...CardView,
    limit_candidates: Limit(30),
    limit_hypotheses: LimitOrNone(5, 50),
    limit_questions: LimitOrNone(5, 50),
    limit_subgoals: LimitOrNone(5, 50),
    limit_tests: LimitOrNone(5, 50),
    ...EngineLimits(4, 2),
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
    lane_summary: Opt(LaneSummary),
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    'candidates-are-the-context': must('The candidates are the cards that think_context lists, and stats sums them up.'),
    'open-cards-are-the-frontier': must('The frontier is that of think_frontier.'),
    'the-engine-looks-at-the-cards': must(
      'The engine reports what stands out in the candidates: four signals and two actions, unless asked otherwise.',
    ),
    'the-engine-can-be-silenced': must('With both engine limits 0 there is no engine.'),
    'the-capsule-says-where-why-next': must(
      'The capsule says where it looked, the top signals, and a first and a second action.',
    ),
    'the-capsule-survives-small-budgets': must('With max_chars=400 the capsule still says where, why and what next.'),
    'the-documents-are-named': must('branch, trace_doc and graph_doc say where suggested cards will go.'),
    'a-step-narrows': must('With step only cards of that step are shown, and suggested cards land in it.'),
    'lanes-are-summed-up-with-drafts': must(
      'Where drafts are shown, lane_summary counts the cards of each lane; else there is none.',
    ),
    'hidden-tools-are-disclosed': must('A call of a tool that the toolset hides comes after a tools/list that shows it.'),
    'a-budget-makes-it-smart': must('Without view it is smart when context_budget is given, else explore.'),
  },
  cases: [
    {
      name: 'a hypothesis and a decision',
      proves: [
        'candidates-are-the-context',
        'open-cards-are-the-frontier',
        'the-engine-looks-at-the-cards',
        'the-capsule-says-where-why-next',
        'the-documents-are-named',
        'lanes-are-summed-up-with-drafts',
      ],
      given: [hypothesis('D1', { type: 'decision', status: 'accepted' }), hypothesis('H1')],
      when: {},
      then: {
        result: {
          branch: 'main',
          trace_doc: 'trace',
          graph_doc: 'graph',
          capsule: {
            type: 'think_pack_capsule',
            version: 1,
            where: { branch: 'main', docs: { trace: 'trace', graph: 'graph' }, lane: 'shared' },
            why: { signals: [{ code: 'BM4_HYPOTHESIS_NO_TEST' }] },
            next: { primary: { kind: 'add_test_stub', call: { target: 'think_card' } } },
          },
          engine: { signals: [{ code: 'BM4_HYPOTHESIS_NO_TEST' }], actions: [{ kind: 'add_test_stub' }] },
          stats: { cards: 2, by_type: { hypothesis: 1, decision: 1 } },
          frontier: { hypotheses: [{ id: 'H1' }] },
          candidates: [{ id: 'H1' }, { id: 'D1' }],
          lane_summary: absent,
          truncated: false,
        },
      },
    },
    {
      name: 'five hypotheses',
      proves: ['the-engine-looks-at-the-cards'],
      given: ['1', '2', '3', '4', '5'].map((n) => hypothesis(`H${n}`)),
      when: {},
      then: {
        result: {
          engine: { signals: ofLength(4), signals_total: 5, actions: ofLength(2), actions_total: 5, truncated: true },
          capsule: { why: { signals: ofLength(2) }, next: { primary: { kind: anything }, backup: { kind: anything } } },
        },
      },
    },
    {
      name: 'no engine',
      proves: ['the-engine-can-be-silenced'],
      given: [hypothesis('H1')],
      when: { engine_signals_limit: 0, engine_actions_limit: 0 },
      then: { result: { engine: absent, capsule: { next: { primary: absent } } } },
    },
    {
      name: 'four hundred bytes',
      proves: ['the-capsule-survives-small-budgets'],
      given: [hypothesis('H1'), hypothesis('H2'), hypothesis('H3')],
      when: { max_chars: 400 },
      then: {
        result: {
          capsule: {
            type: 'think_pack_capsule',
            where: { branch: 'main' },
            why: { signals: having({ code: anything }) },
            next: { primary: { kind: anything, title: anything } },
          },
          truncated: true,
        },
      },
    },
    {
      name: 'one step',
      proves: ['a-step-narrows'],
      given: [
        ...aTaskToThinkAbout,
        inFocus,
        call('think_card', { step: 's:0', card: { id: 'A', type: 'hypothesis', title: 'a' } }),
        call('think_card', { step: 's:1', card: { id: 'B', type: 'hypothesis', title: 'b' } }),
      ],
      when: { step: 'focus' },
      then: {
        result: {
          trace_doc: 'TASK-001-trace',
          step_focus: { path: 's:0' },
          candidates: [{ id: 'A' }],
          frontier: { hypotheses: [{ id: 'A' }] },
          engine: {
            mode: 'step_aware',
            actions: [{ calls: [{ target: 'think_card', params: { target: 'TASK-001', step: 'STEP-00000001' } }] }],
          },
        },
      },
    },
    {
      name: 'drafts of two lanes',
      proves: ['lanes-are-summed-up-with-drafts'],
      given: [hypothesis('H1'), hypothesis('H2', { tags: ['lane:agent:ann', 'pinned'] })],
      when: { all_lanes: true },
      then: {
        result: {
          capsule: { where: { lane: 'all' } },
          lane_summary: {
            lanes: [
              { lane: 'agent:ann', cards: 1, drafts: 1, pinned: 1, open: 1, top: ['H2'] },
              { lane: 'shared', cards: 1, drafts: 0, pinned: 0, open: 1, top: ['H1'] },
            ],
          },
        },
      },
    },
    {
      name: 'a server that shows the core only',
      proves: ['hidden-tools-are-disclosed'],
      server: { toolset: 'core' },
      given: [hypothesis('D1', { type: 'decision', tags: ['v:draft'] })],
      when: { include_drafts: true },
      then: {
        result: {
          engine: {
            actions: having({
              kind: 'publish_decision',
              calls: [{ action: 'call_method', method: 'tools/list', params: { toolset: 'full' } }, { target: 'think_publish' }],
            }),
          },
        },
      },
    },
    {
      name: 'a budget makes it smart',
      proves: ['a-budget-makes-it-smart'],
      given: [hypothesis('H1', { status: 'closed' })],
      when: { context_budget: 4000 },
      then: { result: { candidates: ofLength(0) } },
    },
  ],
});
