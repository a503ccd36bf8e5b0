import { call, casesOf, ofLength } from '../../../kit/index.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import tool from './think_subgoal_close.ts';

const opened = [
  hypothesis('Q1', { type: 'question' }),
  call('think_subgoal_open', { question_id: 'Q1', message: 'Is it the disk?' }),
];

export default casesOf(tool, [
  {
    name: 'with what was found',
    proves: ['the-subgoal-is-closed', 'what-was-found-comes-back'],
    given: opened,
    when: { subgoal_id: 'CARD-1', return_card: { type: 'evidence', title: 'The disk is fine' } },
    then: {
      result: {
        branch: 'main',
        subgoal_id: 'CARD-1',
        return_card_id: 'CARD-2',
        applied: { nodes_upserted: 2, edges_upserted: 1 },
      },
      tells: ['graph_node_written', 'card_written', 'graph_edge_written'],
      after: [
        call(
          'graph_query',
          { ids: ['CARD-1', 'CARD-2'] },
          {
            result: {
              nodes: [
                { id: 'CARD-2', type: 'evidence' },
                {
                  id: 'CARD-1',
                  type: 'question',
                  status: 'closed',
                  title: 'Is it the disk?',
                  meta: { parent_question_id: 'Q1' },
                },
              ],
              edges: [{ from: 'CARD-1', rel: 'return', to: 'CARD-2' }],
            },
          },
        ),
        call('show', { branch: 'main', doc: 'trace' }, { result: { entries: [{}, { title: 'The disk is fine' }] } }),
      ],
    },
  },
  {
    name: 'with nothing',
    proves: ['a-return-card-is-not-needed', 'the-subgoal-is-closed'],
    given: opened,
    when: { subgoal_id: 'CARD-1' },
    then: {
      result: { return_card_id: null, applied: { nodes_upserted: 1, edges_upserted: 0 } },
      after: [call('open', { id: 'CARD-1' }, { result: { card: { status: 'closed' } } })],
    },
  },
  {
    name: 'a second time',
    proves: ['closed-already-writes-nothing'],
    given: [...opened, call('think_subgoal_close', { subgoal_id: 'CARD-1', return_card: { id: 'R', title: 'found' } })],
    when: { subgoal_id: 'CARD-1', return_card: { id: 'R', title: 'found' } },
    then: { result: { return_card_id: 'R', applied: { nodes_upserted: 0, edges_upserted: 0 }, last_seq: null }, tells: [] },
  },
  {
    name: 'a subgoal nobody opened',
    proves: ['an-unknown-subgoal-is-refused'],
    given: [call('init')],
    when: { subgoal_id: 'CARD-9', return_card: 'found' },
    then: {
      error: 'UNKNOWN_ID',
      after: [call('think_query', { include_drafts: true }, { result: { cards: ofLength(0) } })],
    },
  },
  {
    name: 'a question that is no subgoal',
    proves: ['only-subgoals-are-closed'],
    given: opened,
    when: { subgoal_id: 'Q1' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a return card that is taken',
    proves: ['all-or-none'],
    given: [...opened, hypothesis('H1')],
    when: { subgoal_id: 'CARD-1', return_card: { id: 'H1', title: 'Something else' } },
    then: { error: 'CONFLICT', after: [call('open', { id: 'CARD-1' }, { result: { card: { status: 'open' } } })] },
  },
]);
