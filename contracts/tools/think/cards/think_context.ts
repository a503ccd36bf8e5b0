import { defineTool, described, must, Nullable, Type } from '../../../kit/index.ts';
import { Limit, Truncated } from '../../../types/budget.ts';
import { Card, CardBudget, CardLens, CardScope, CardStats, CardView, StepFocus, StepSelect } from '../../../types/card.ts';
import { shrinkCards } from '../../../types/card-shrink.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

const { ref: _, ...scope } = CardScope;

export default defineTool({
  name: 'think_context',
  title: 'The cards that matter now',
  summary: 'A small slice of the cards: pinned ones first, then what is open, then the newest.',
  effect: 'read',
  scope: 'workspace',
  target: 'thinking',
  aliases: { ref: 'branch' },
  budget: { knobs: ['max_chars', 'context_budget'], keep: ['branch', 'graph_doc', 'stats'], shrink: shrinkCards('cards') },

  input: Type.Object({
    ...InWorkspace,
    ...scope,
    branch: described(CardScope.ref, 'Branch to read; left out: that of target, focus or checkout.'),
    step: StepSelect,
    ...CardView,
    limit_cards: Limit(30),
    ...CardLens,
    ...CardBudget,
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    graph_doc: described(DocName, 'Graph document that was read.'),
    step_focus: Nullable(StepFocus, { description: 'Step it keeps to; null when no step was asked for.' }),
    stats: CardStats,
    cards: Type.Array(Card, { description: 'The cards: pinned first, then open, then newest.' }),
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    'pins-come-first': must(
      'Pinned cards come first, then open hypotheses, questions, subgoals and tests, then the newest others.',
    ),
    'each-card-once': must('No card is listed twice, whatever it is picked for.'),
    'no-more-than-asked': must('No more than limit_cards cards are listed.'),
    'drafts-are-hidden': must('Drafts are left out, unless they are pinned or belong to the step that is asked for.'),
    'drafts-can-be-shown': must('include_drafts, all_lanes and view=audit show drafts.'),
    'smart-fills-with-open-cards': must('view=smart fills up with open cards only, view=explore with cards of any status.'),
    'a-budget-makes-it-smart': must('Without view it is smart when context_budget is given, else explore.'),
    'a-step-narrows': must('With step only cards of that step are listed, and step_focus says which step it is.'),
    'nodes-that-are-no-cards-are-left-out': must('Nodes of other types are not listed.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID with one next call.'),
  },
});
