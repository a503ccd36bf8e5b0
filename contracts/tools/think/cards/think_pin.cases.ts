import { call, casesOf, having, not } from '../../../kit/index.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import tool from './think_pin.ts';

export default casesOf(tool, [
  {
    name: 'a card is pinned',
    proves: ['a-pin-is-a-tag'],
    given: [hypothesis('H1')],
    when: { targets: 'H1' },
    then: {
      result: { pinned: true, applied: { nodes_upserted: 1 } },
      tells: ['graph_node_written'],
      after: [call('graph_query', {}, { result: { nodes: [{ id: 'H1', tags: having('pinned') }] } })],
    },
  },
  {
    name: 'the pin is taken away',
    proves: ['a-pin-is-a-tag'],
    given: [hypothesis('H1'), call('think_pin', { targets: 'H1' })],
    when: { targets: 'H1', pinned: false },
    then: {
      result: { pinned: false },
      after: [call('graph_query', {}, { result: { nodes: [{ id: 'H1', tags: not(having('pinned')) }] } })],
    },
  },
  {
    name: 'pinned twice',
    proves: ['pinned-already-writes-nothing'],
    given: [hypothesis('H1'), call('think_pin', { targets: 'H1' })],
    when: { targets: ['H1'] },
    then: { result: { applied: { nodes_upserted: 0 }, last_seq: null }, tells: [] },
  },
  {
    name: 'a card that is not there',
    proves: ['all-or-none'],
    given: [hypothesis('H1')],
    when: { targets: ['H1', 'H9'] },
    then: {
      error: 'UNKNOWN_ID',
      after: [call('think_context', {}, { result: { cards: [{ id: 'H1', tags: not(having('pinned')) }] } })],
    },
  },
]);
