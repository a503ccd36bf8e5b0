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
import { DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { shrinkEntries } from '../../../types/shrink.ts';
import { EntrySlice } from '../../../types/slice.ts';

export default defineTool({
  name: 'think_watch',
  title: 'What to think about next',
  summary:
    'Ask when stuck or unsure what to examine next: open hypotheses and questions, what stands out, and the next calls to make.',
  effect: 'read',
  tier: 'daily',
  listed: {
    hint: 'open questions, untested hypotheses, what to think about, stuck, reasoning review',
    leaves_out: [
      'ref',
      'graph_doc',
      'trace_doc',
      'step',
      'view',
      'limit_candidates',
      'limit_hypotheses',
      'limit_questions',
      'limit_subgoals',
      'limit_tests',
      'trace_limit_steps',
      'trace_statement_max_bytes',
      'engine_signals_limit',
      'engine_actions_limit',
      'agent_id',
      'all_lanes',
      'include_drafts',
      'context_budget',
    ],
  },
  render: 'lines',
  lines_bytes: 1500,
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
    trace_doc: Opt(described(DocName, 'Trace document; left out: that of target, focus or the default.')),
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
    step_focus: Nullable(StepFocus, { description: 'Step it keeps to; null when no step was asked for.' }),
    capsule: Capsule,
    engine: Nullable(EngineBlock, { description: 'Signals and actions; null when both engine limits are 0.' }),
    stats: CardStats,
    frontier: Frontier,
    candidates: Type.Array(Card, { description: 'Most relevant cards.' }),
    trace: described(EntrySlice, 'Newest trace entries.'),
    lane_summary: Opt(described(LaneSummary, 'Cards by author; absent unless drafts are shown.')),
    truncated: Truncated,
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
    'lines-say-nothing-twice': must(
      'As lines: the branch, how many cards there are and are open, what stands out, what to do about it, each card once, the thoughts of the trace beside them, then the calls to make.',
    ),
    'hidden-tools-are-disclosed': must('A call of a tool that the toolset hides comes after a tools/list that shows it.'),
  },
});
