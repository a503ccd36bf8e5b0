import { absent, anything, call, defineTool, must, Nullable, Type } from '../../../kit/index.ts';
import { Card, CardBudget, CardLens, CardScope, CardView, StepFocus, StepSelect } from '../../../types/card.ts';
import { shrinkCard } from '../../../types/card-shrink.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';

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
    branch: BranchName,
    graph_doc: DocName,
    step_focus: Nullable(StepFocus),
    candidate: Nullable(Card),
    truncated: Type.Boolean(),
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
  cases: [
    {
      name: 'the newest of three',
      proves: ['the-newest-open-card'],
      given: [
        hypothesis('H1'),
        hypothesis('Q1', { type: 'question', text: 'Why?' }),
        hypothesis('T1', { type: 'test', status: 'done' }),
        hypothesis('D1', { type: 'decision' }),
      ],
      when: {},
      then: {
        result: { branch: 'main', graph_doc: 'graph', candidate: { id: 'Q1', type: 'question', text: 'Why?' }, truncated: false },
      },
    },
    {
      name: 'nothing is open',
      proves: ['nothing-open-is-null'],
      given: [hypothesis('H1', { status: 'closed' })],
      when: {},
      then: { result: { candidate: null } },
    },
    {
      name: 'a draft',
      proves: ['drafts-are-hidden'],
      given: [hypothesis('H1', { tags: ['v:draft'] })],
      when: {},
      then: { result: { candidate: null } },
    },
    ...([{ include_drafts: true }, { all_lanes: true }, { view: 'audit' }] as const).map((when) => ({
      name: `a draft with ${Object.keys(when)[0]}`,
      proves: ['drafts-are-hidden' as const],
      given: [hypothesis('H1', { tags: ['v:draft'] })],
      when,
      then: { result: { candidate: { id: 'H1' } } },
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
      when: { step: 'focus' },
      then: { result: { candidate: { id: 'A' }, step_focus: { path: 's:0' } } },
    },
    {
      name: 'room for a stub',
      proves: ['a-small-budget-leaves-a-stub'],
      given: [hypothesis('H1', { text: 'long '.repeat(100) })],
      when: { max_chars: 130 },
      then: {
        result: { candidate: { id: 'H1', type: 'hypothesis', title: anything, status: 'open', text: absent }, truncated: true },
      },
    },
    {
      name: 'room for an id',
      proves: ['a-small-budget-leaves-a-stub'],
      given: [hypothesis('H1', { title: 'long '.repeat(40) })],
      when: { max_chars: 60 },
      then: { result: { candidate: { id: 'H1' } } },
    },
  ],
});
