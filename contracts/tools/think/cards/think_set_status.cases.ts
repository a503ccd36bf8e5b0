import { call, casesOf } from '../../../kit/index.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import tool from './think_set_status.ts';

export default casesOf(tool, [
  {
    name: 'two cards are closed',
    proves: ['the-status-changes'],
    given: [hypothesis('H1', { tags: ['x'], meta: { a: 1 } }), hypothesis('H2')],
    when: { targets: ['H1', 'H2'], status: 'closed' },
    then: {
      result: { branch: 'main', graph_doc: 'graph', applied: { nodes_upserted: 2 } },
      tells: ['graph_node_written', 'graph_node_written'],
      after: [
        call(
          'graph_query',
          { ids: ['H1'] },
          {
            result: {
              nodes: [{ status: 'closed', title: 'Hypothesis H1', tags: ['lane:shared', 'v:canon', 'x'], meta: { a: 1 } }],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'one of them is not there',
    proves: ['all-or-none'],
    given: [hypothesis('H1')],
    when: { targets: ['H1', 'H9'], status: 'closed' },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'card-is-not-known',
      names: ['H9'],
      after: [call('graph_query', {}, { result: { nodes: [{ id: 'H1', status: 'open' }] } })],
    },
  },
  {
    name: 'with a reason',
    proves: ['the-reason-is-kept'],
    given: [hypothesis('H1')],
    when: { targets: 'H1', status: 'refuted', message: 'The cache was warm', meta: { by: 'T1' } },
    then: {
      after: [
        call(
          'graph_query',
          {},
          {
            result: { nodes: [{ status: 'refuted', meta: { status_change: { message: 'The cache was warm', by: 'T1' } } }] },
          },
        ),
      ],
    },
  },
  {
    name: 'open already',
    proves: ['the-same-status-writes-nothing'],
    given: [hypothesis('H1')],
    when: { targets: 'H1', status: 'open' },
    then: { result: { applied: { nodes_upserted: 0 }, last_seq: null }, tells: [] },
  },
]);
