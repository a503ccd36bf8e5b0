import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Limit, LimitOrNone, Truncated } from '../../../types/budget.ts';
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
    step_focus: Nullable(StepFocus, { description: 'Step it keeps to; null when no step was asked for.' }),
    capsule: Capsule,
    engine: Nullable(EngineBlock, { description: 'Signals and actions; null when both engine limits are 0.' }),
    stats: CardStats,
    frontier: Frontier,
    candidates: Type.Array(Card, { description: 'Most relevant cards.' }),
    lane_summary: Opt(described(LaneSummary, 'Cards by author; absent unless drafts are shown.')),
    truncated: Truncated,
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
});
