import { call, casesOf, ofLength } from '../../../kit/index.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import tool from './think_link.ts';

const between = call('graph_query', { types: ['hypothesis'] });

export default casesOf(tool, [
  {
    name: 'a card supports another',
    proves: ['an-edge-is-drawn', 'the-reason-is-kept'],
    given: [hypothesis('H1'), hypothesis('H2')],
    when: { from: 'H1', rel: 'supports', to: 'H2', message: 'Same cause', meta: { by: 'ann' } },
    then: {
      result: { branch: 'main', graph_doc: 'graph', applied: { edges_upserted: 1, nodes_upserted: 0 } },
      tells: ['graph_edge_written'],
      after: [
        {
          ...between,
          result: { edges: [{ from: 'H1', rel: 'supports', to: 'H2', meta: { message: 'Same cause', by: 'ann' } }] },
        },
      ],
    },
  },
  {
    name: 'the same link again',
    proves: ['the-same-link-writes-nothing'],
    given: [hypothesis('H1'), hypothesis('H2'), call('think_link', { from: 'H1', rel: 'r', to: 'H2', meta: { a: 1, b: 2 } })],
    when: { from: 'H1', rel: 'r', to: 'H2', meta: { b: 2, a: 1 } },
    then: { result: { applied: { edges_upserted: 0 }, last_seq: null }, tells: [] },
  },
  {
    name: 'the same link with another reason',
    proves: ['the-reason-is-kept'],
    given: [hypothesis('H1'), hypothesis('H2'), call('think_link', { from: 'H1', rel: 'r', to: 'H2' })],
    when: { from: 'H1', rel: 'r', to: 'H2', message: 'now I know' },
    then: { after: [{ ...between, result: { edges: [{ meta: { message: 'now I know' } }] } }] },
  },
  {
    name: 'a card that is not there',
    proves: ['both-cards-must-be-there'],
    given: [hypothesis('H1')],
    when: { from: 'H1', rel: 'supports', to: 'H9' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'linked-card-is-not-there',
      names: ['H9'],
      suggests: ['think_context'],
      after: [{ ...between, result: { edges: ofLength(0) } }],
    },
  },
]);
