import { defineTool, described, must, Nullable, Type } from '../../../kit/index.ts';
import { Truncated } from '../../../types/budget.ts';
import { Card, CardBudget, CardLens, CardScope, CardView, StepFocus, StepSelect } from '../../../types/card.ts';
import { shrinkCard } from '../../../types/card-shrink.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_next',
  title: 'The next card',
  summary: 'The one open card to take up next: the newest hypothesis, question, subgoal or test.',
  effect: 'read',
  scope: 'workspace',
  target: 'thinking',
  budget: {
    knobs: ['max_chars', 'context_budget'],
    keep: ['candidate'],
    shrink: [
      { shorten: 'candidate.text', to: 180 },
      { drop: 'candidate.meta' },
      { drop: 'candidate.tags' },
      { drop: 'step_focus' },
      { drop: 'candidate.text' },
      { drop: 'graph_doc' },
      { drop: 'branch' },
      ...shrinkCard('candidate'),
    ],
  },

  input: Type.Object({ ...InWorkspace, ...CardScope, step: StepSelect, ...CardView, ...CardLens, ...CardBudget }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    graph_doc: described(DocName, 'Graph document that was read.'),
    step_focus: Nullable(StepFocus, { description: 'Step it keeps to; null when no step was asked for.' }),
    candidate: Nullable(Card, { description: 'Card to work on next; null when none is open.' }),
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    'the-newest-open-card': must('The candidate is the newest by last_seq among open hypotheses, questions, subgoals and tests.'),
    'nothing-open-is-null': must('With nothing open the candidate is null.'),
    'drafts-are-hidden': must('Drafts are left out, unless include_drafts, all_lanes or view=audit asks for them.'),
    'a-step-narrows': must('With step only cards of that step count.'),
    'a-small-budget-leaves-a-stub': must(
      'Where the card does not fit, what is left says its id, type, status and title, as far as they fit.',
    ),
  },
});
