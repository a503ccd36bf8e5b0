import { anything, call, casesOf, ofLength } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';
import tool from './think_frontier.ts';

const many = [hypothesis('H1', { text: 'long '.repeat(60) }), hypothesis('H2'), hypothesis('Q1', { type: 'question' })];

export default casesOf(tool, [
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
    name: 'a subgoal behind newer questions',
    proves: ['a-subgoal-is-a-question-too', 'each-list-has-its-limit'],
    given: [
      hypothesis('Q1', { type: 'question' }),
      call('think_subgoal_open', { question_id: 'Q1' }),
      hypothesis('Q2', { type: 'question' }),
    ],
    when: { limit_questions: 1 },
    then: { result: { frontier: { questions: [{ id: 'Q2' }], subgoals: [{ id: 'CARD-1' }] } } },
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
]);
