import { Closed, defineTool, described, must, Nullable, Type } from '../../../kit/index.ts';
import { LimitOrNone, Truncated } from '../../../types/budget.ts';
import { CardBudget, CardLens, CardScope, CardView, Frontier, StepFocus, StepSelect } from '../../../types/card.ts';
import { shrinkFrontier } from '../../../types/card-shrink.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_frontier',
  title: 'What is open',
  summary: 'Open hypotheses, questions, subgoals and tests, the newest of each first.',
  effect: 'read',
  scope: 'workspace',
  target: 'thinking',
  budget: {
    knobs: ['max_chars', 'context_budget'],
    keep: ['counts', 'frontier'],
    shrink: [{ drop: 'step_focus.title' }, ...shrinkFrontier({ drop: 'step_focus' }, { drop: 'graph_doc' }, { drop: 'branch' })],
  },

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    step: StepSelect,
    ...CardView,
    limit_hypotheses: LimitOrNone(5, 50),
    limit_questions: LimitOrNone(5, 50),
    limit_subgoals: LimitOrNone(5, 50),
    limit_tests: LimitOrNone(5, 50),
    ...CardLens,
    ...CardBudget,
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    graph_doc: described(DocName, 'Graph document that was read.'),
    step_focus: Nullable(StepFocus, { description: 'Step it keeps to; null when no step was asked for.' }),
    counts: Closed(
      {
        hypotheses: Type.Integer({ description: 'Number of hypotheses.' }),
        questions: Type.Integer({ description: 'Number of questions.' }),
        subgoals: Type.Integer({ description: 'Number of subgoals.' }),
        tests: Type.Integer({ description: 'Number of tests.' }),
      },
      { description: 'Numbers of cards found, also of those left out.' },
    ),
    frontier: Frontier,
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    'open-cards-newest-first': must('Each list holds cards of its kind whose status is open, newest first.'),
    'a-subgoal-is-a-question-too': must('An open subgoal is listed among subgoals and among questions.'),
    'each-list-has-its-limit': must('limit_* bounds each list; 0 leaves it empty.'),
    'drafts-are-hidden': must('Drafts are left out, unless include_drafts, all_lanes or view=audit asks for them.'),
    'a-step-narrows': must('With step only cards of that step are listed.'),
    'a-small-budget-leaves-a-stub': must(
      'Where the lists do not fit, one short card of a list stays; where not even that fits, the counts do.',
    ),
  },
});
