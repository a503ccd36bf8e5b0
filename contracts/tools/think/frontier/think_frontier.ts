import { anything, Closed, call, defineTool, must, Nullable, ofLength, Type } from '../../../kit/index.ts';
import { LimitOrNone } from '../../../types/budget.ts';
import { CardBudget, CardLens, CardScope, CardView, Frontier, StepFocus, StepSelect } from '../../../types/card.ts';
import { shrinkFrontier } from '../../../types/card-shrink.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';

const many = [hypothesis('H1', { text: 'long '.repeat(60) }), hypothesis('H2'), hypothesis('Q1', { type: 'question' })];

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
    branch: BranchName,
    graph_doc: DocName,
    step_focus: Nullable(StepFocus),
    /** How many cards were found, also where not all of them fit. */
    counts: Closed({ hypotheses: Type.Integer(), questions: Type.Integer(), subgoals: Type.Integer(), tests: Type.Integer() }),
    frontier: Frontier,
    truncated: Type.Boolean(),
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
  cases: [
    {
      name: 'one of each',
      proves: ['open-cards-newest-first', 'a-subgoal-is-a-question-too'],
      given: [
        hypothesis('H1'),
        hypothesis('T1', { type: 'test' }),
        hypothesis('Q1', { type: 'question' }),
        hypothesis('D1', { type: 'decision' }),
        hypothesis('H2', { status: 'closed' }),
        hypothesis('H3'),
        call('think_subgoal_open', { question_id: 'Q1' }),
      ],
      when: {},
      then: {
        result: {
          branch: 'main',
          graph_doc: 'graph',
          counts: { hypotheses: 2, questions: 2, subgoals: 1, tests: 1 },
          frontier: {
            hypotheses: [{ id: 'H3' }, { id: 'H1' }],
            questions: [{ id: 'CARD-1' }, { id: 'Q1' }],
            subgoals: [{ id: 'CARD-1' }],
            tests: [{ id: 'T1' }],
          },
          truncated: false,
        },
      },
    },
    {
      name: 'one hypothesis, no tests',
      proves: ['each-list-has-its-limit'],
      given: [hypothesis('H1'), hypothesis('H2'), hypothesis('T1', { type: 'test' })],
      when: { limit_hypotheses: 1, limit_tests: 0 },
      then: { result: { frontier: { hypotheses: [{ id: 'H2' }], tests: ofLength(0) } } },
    },
    {
      name: 'a draft',
      proves: ['drafts-are-hidden'],
      given: [hypothesis('H1', { tags: ['v:draft'] })],
      when: {},
      then: { result: { frontier: { hypotheses: ofLength(0) } } },
    },
    ...([{ include_drafts: true }, { all_lanes: true }, { view: 'audit' }] as const).map((when) => ({
      name: `a draft with ${Object.keys(when)[0]}`,
      proves: ['drafts-are-hidden' as const],
      given: [hypothesis('H1', { tags: ['v:draft'] })],
      when,
      then: { result: { frontier: { hypotheses: [{ id: 'H1' }] } } },
    })),
    {
      name: 'one step',
      proves: ['a-step-narrows'],
      given: [
        ...aTaskToThinkAbout,
        inFocus,
        call('think_card', { step: 's:0', card: { id: 'A', type: 'question', title: 'a' } }),
        call('think_card', { step: 's:1', card: { id: 'B', type: 'question', title: 'b' } }),
      ],
      when: { step: 's:1' },
      then: { result: { step_focus: { path: 's:1' }, frontier: { questions: [{ id: 'B' }] } } },
    },
    {
      name: 'room for a card or two',
      proves: ['a-small-budget-leaves-a-stub'],
      given: many,
      when: { max_chars: 260 },
      then: {
        result: { frontier: { hypotheses: [{ id: 'H2', title: anything }] }, counts: { hypotheses: 2 }, truncated: true },
        warnings: ['BUDGET_TRUNCATED'],
      },
    },
    {
      name: 'room for the counts',
      proves: ['a-small-budget-leaves-a-stub'],
      given: many,
      when: { max_chars: 90 },
      then: { result: { counts: { hypotheses: 2, questions: 1, subgoals: 0, tests: 0 }, truncated: true } },
    },
  ],
});
