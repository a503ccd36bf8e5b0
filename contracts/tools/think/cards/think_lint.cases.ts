import { call, casesOf, ofLength } from '../../../kit/index.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import tool from './think_lint.ts';

const node = (id: string, more: Record<string, unknown>) => ({
  op: 'node_upsert',
  id,
  type: 'hypothesis',
  status: 'open',
  ...more,
});
const byHand = (...ops: unknown[]) => call('graph_apply', { ops });
const draw = (from: string, rel: string, to: string) => call('think_link', { from, rel, to });

export default casesOf(tool, [
  {
    name: 'sound cards',
    proves: ['live-items-are-counted', 'ok-means-no-errors', 'other-nodes-are-not-cards'],
    given: [
      hypothesis('H1'),
      hypothesis('H2'),
      draw('H1', 'supports', 'H2'),
      byHand({ op: 'node_upsert', id: 'X', type: 'system' }),
    ],
    when: {},
    then: {
      result: {
        branch: 'main',
        graph_doc: 'graph',
        ok: true,
        stats: { nodes: 3, edges: 1, cards: 2 },
        errors: [],
        truncated: false,
      },
    },
  },
  {
    name: 'an edge to nothing',
    proves: ['a-loose-edge-is-found', 'ok-means-no-errors'],
    given: [call('think_card', { card: { id: 'T1', type: 'test', title: 't' }, supports: ['H9'] })],
    when: {},
    then: { result: { ok: false, errors: [{ code: 'EDGE_ENDPOINT_MISSING', kind: 'edge', key: 'T1|supports|H9' }] } },
  },
  {
    name: 'an empty card',
    proves: ['a-card-says-something'],
    given: [byHand(node('H1', { text: '  ' }))],
    when: {},
    then: { result: { ok: false, errors: [{ code: 'CARD_SAYS_NOTHING', kind: 'card', key: 'H1' }] } },
  },
  {
    name: 'a card without status',
    proves: ['a-card-has-a-status'],
    given: [byHand({ op: 'node_upsert', id: 'H1', type: 'hypothesis', title: 'x' })],
    when: {},
    then: { result: { errors: [{ code: 'CARD_STATUS_MISSING', key: 'H1' }] } },
  },
  {
    name: 'canon and draft',
    proves: ['a-card-is-canon-or-draft'],
    given: [hypothesis('H1', { tags: ['v:canon', 'v:draft'] })],
    when: {},
    then: { result: { errors: [{ code: 'CARD_VISIBILITY_UNCLEAR', key: 'H1' }] } },
  },
  {
    name: 'a card that proves itself',
    proves: ['a-card-does-not-carry-itself'],
    given: [hypothesis('H1'), draw('H1', 'supports', 'H1')],
    when: {},
    then: { result: { errors: [{ code: 'EDGE_TO_ITSELF', kind: 'edge', key: 'H1|supports|H1' }] } },
  },
  {
    name: 'for and against',
    proves: ['a-card-takes-one-side'],
    given: [hypothesis('H1'), hypothesis('H2'), draw('H1', 'supports', 'H2'), draw('H1', 'blocks', 'H2')],
    when: {},
    then: { result: { errors: [{ code: 'EDGES_CONTRADICT', kind: 'edge', key: 'H1|blocks|H2' }] } },
  },
  {
    name: 'merged into nothing',
    proves: ['a-merged-card-says-into-what'],
    given: [hypothesis('H1', { status: 'merged' })],
    when: {},
    then: { result: { errors: [{ code: 'CARD_MERGED_INTO_NOTHING', key: 'H1' }] } },
  },
  {
    name: 'one error of two',
    proves: ['errors-are-bounded'],
    given: [hypothesis('H1', { status: 'merged' }), hypothesis('H2', { status: 'merged' })],
    when: { max_errors: 1 },
    then: { result: { ok: false, errors: ofLength(1), truncated: true } },
  },
]);
