import { call, casesOf, matching, ofLength, saved } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';
import tool from './think_subgoal_open.ts';

const question = hypothesis('Q1', { type: 'question', title: 'Why slow?' });

export default casesOf(tool, [
  {
    name: 'a subgoal of a question',
    proves: [
      'a-subgoal-is-a-question',
      'the-message-is-its-title',
      'its-trace-is-the-child',
      'meta-knows-both-sides',
      'the-question-leads-to-it',
    ],
    given: [question],
    when: { question_id: 'Q1', message: 'Is it the disk?', meta: { by: 'ann' } },
    then: {
      result: {
        branch: 'main',
        question_id: 'Q1',
        subgoal_id: 'CARD-1',
        parent: { graph_doc: 'graph', trace_doc: 'trace' },
        child: { graph_doc: 'CARD-1-graph', trace_doc: 'CARD-1-trace' },
        trace_ref: matching(/^CARD-1-trace@\d+$/),
        applied: { nodes_upserted: 1, edges_upserted: 1 },
      },
      tells: ['card_written', 'graph_edge_written'],
      after: [
        call(
          'think_frontier',
          {},
          {
            result: { frontier: { subgoals: [{ id: 'CARD-1', type: 'question', status: 'open', title: 'Is it the disk?' }] } },
          },
        ),
        call(
          'graph_query',
          { ids: ['Q1', 'CARD-1'] },
          {
            result: {
              nodes: [
                {
                  id: 'CARD-1',
                  tags: ['lane:shared', 'subgoal', 'v:canon'],
                  meta: {
                    by: 'ann',
                    parent_question_id: 'Q1',
                    parent_graph_doc: 'graph',
                    parent_trace_doc: 'trace',
                    child_graph_doc: 'CARD-1-graph',
                    child_trace_doc: 'CARD-1-trace',
                  },
                },
                { id: 'Q1' },
              ],
              edges: [{ from: 'Q1', rel: 'subgoal', to: 'CARD-1' }],
            },
          },
        ),
        call('show', { branch: 'main', doc: 'CARD-1-trace' }, { result: { entries: [{ title: 'Is it the disk?' }] } }),
        call('show', { branch: 'main', doc: 'trace' }, { result: { entries: ofLength(1) } }),
      ],
    },
  },
  {
    name: 'its reference',
    proves: ['its-trace-is-the-child', 'the-message-is-its-title'],
    given: [question, call('think_subgoal_open', { question_id: 'Q1' }, { save: { ref: '/trace_ref' } })],
    when: { question_id: 'CARD-1', child_trace_doc: 'deep-trace', child_graph_doc: 'deep' },
    then: {
      result: { subgoal_id: 'CARD-2', child: { graph_doc: 'deep', trace_doc: 'deep-trace' } },
      after: [call('open', { id: saved('ref') }, { result: { kind: 'doc_entry', entry: { title: 'Subgoal' } } })],
    },
  },
  {
    name: 'a question nobody asked',
    proves: ['an-unknown-question-leaves-nothing'],
    given: [hypothesis('H1')],
    when: { question_id: 'Q9' },
    then: {
      error: 'UNKNOWN_ID',
      after: [
        call('think_query', { include_drafts: true }, { result: { cards: [{ id: 'H1' }] } }),
        call('think_card', { card: 'next' }, { result: { card_id: 'CARD-1' } }),
      ],
    },
  },
  {
    name: 'a hypothesis is no question',
    proves: ['only-questions-have-subgoals'],
    given: [hypothesis('H1')],
    when: { question_id: 'H1' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a question of the focus',
    proves: ['the-focus-is-the-default'],
    given: [...aTaskToThinkAbout, inFocus, question],
    when: { question_id: 'Q1' },
    then: { result: { branch: 'task/TASK-001', parent: { graph_doc: 'TASK-001-graph', trace_doc: 'TASK-001-trace' } } },
  },
  {
    name: 'a question of a step',
    proves: ['it-stays-in-the-step'],
    given: [...aTaskToThinkAbout, inFocus, call('think_card', { step: 's:1', card: { id: 'Q1', type: 'question', title: 'q' } })],
    when: { question_id: 'Q1' },
    then: {
      after: [
        call(
          'think_query',
          { step: 's:1' },
          { result: { cards: [{ id: 'CARD-1', meta: { step: { path: 's:1' } } }, { id: 'Q1' }] } },
        ),
      ],
    },
  },
  {
    name: 'a question in a named graph',
    proves: ['the-focus-is-the-default'],
    given: [
      ...aTaskToThinkAbout,
      inFocus,
      call('think_card', { branch: 'main', graph_doc: 'mine', card: { id: 'Q1', type: 'question', title: 'q' } }),
    ],
    when: { question_id: 'Q1', ref: 'main', parent_graph_doc: 'mine' },
    then: { result: { branch: 'main', parent: { graph_doc: 'mine', trace_doc: 'trace' } } },
  },
]);
