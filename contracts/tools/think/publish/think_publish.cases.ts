import { absent, call, casesOf, having, not, ofLength } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis } from '../../../worlds/cards.ts';
import tool from './think_publish.ts';

const draft = hypothesis('D', {
  type: 'decision',
  title: 'Use it',
  text: 'At once.',
  tags: ['v:draft', 'a:core'],
  meta: { by: 'x' },
});
const copy = (node: Record<string, unknown>) => call('graph_query', { ids: ['CARD-PUB-D'] }, { result: { nodes: [node] } });

export default casesOf(tool, [
  {
    name: 'a draft decision',
    proves: [
      'a-copy-is-written',
      'the-copy-is-canon',
      'other-tags-stay',
      'where-it-came-from-is-kept',
      'the-copy-supports-its-source',
    ],
    given: [draft],
    when: { card_id: 'D' },
    then: {
      result: {
        branch: 'main',
        source_card_id: 'D',
        published_card_id: 'CARD-PUB-D',
        inserted: true,
        graph_applied: { nodes_upserted: 1, edges_upserted: 1 },
      },
      tells: ['card_written'],
      after: [
        copy({
          type: 'decision',
          title: 'Use it',
          text: 'At once.',
          status: 'open',
          tags: ['a:core', 'lane:shared', 'v:canon'],
          meta: { by: 'x', published_from: { card_id: 'D', lane: 'shared', agent_id: absent } },
        }),
        call('open', { id: 'CARD-PUB-D' }, { result: { edges: { supports: ['D'] } } }),
        call(
          'show',
          { doc_kind: 'trace' },
          { result: { entries: having({ title: 'Use it', meta: { card_id: 'CARD-PUB-D' } }) } },
        ),
      ],
    },
  },
  {
    name: 'a card in the lane of an agent',
    proves: ['the-copy-is-canon', 'where-it-came-from-is-kept'],
    given: [hypothesis('D', { type: 'decision', tags: ['lane:agent:ann'] })],
    when: { card_id: 'D', agent_id: 'bob' },
    then: {
      after: [
        copy({
          tags: ['lane:shared', 'v:canon'],
          meta: { published_from: { card_id: 'D', lane: 'agent:ann', agent_id: 'ann' } },
        }),
      ],
    },
  },
  {
    name: 'with a pin',
    proves: ['pin-pins-the-copy'],
    given: [draft],
    when: { card_id: 'D', pin: true },
    then: { after: [call('think_pins', {}, { result: { pins: [{ id: 'CARD-PUB-D' }] } })] },
  },
  {
    name: 'a pin that stays',
    proves: ['pin-pins-the-copy', 'again-changes-nothing'],
    given: [draft, call('think_publish', { card_id: 'D', pin: true })],
    when: { card_id: 'D' },
    then: {
      result: { inserted: false, graph_applied: { nodes_upserted: 0, edges_upserted: 0 }, last_seq: null, trace_ref: null },
      tells: [],
      after: [copy({ tags: having('pinned') })],
    },
  },
  {
    name: 'a pin that is taken away',
    proves: ['pin-pins-the-copy'],
    given: [draft, call('think_publish', { card_id: 'D', pin: true })],
    when: { card_id: 'D', pin: false },
    then: { result: { inserted: false }, after: [copy({ tags: not(having('pinned')) })] },
  },
  {
    name: 'after the card changed',
    proves: ['again-brings-it-up-to-date'],
    given: [
      draft,
      call('think_publish', { card_id: 'D', pin: true }),
      call('think_set_status', { targets: 'D', status: 'accepted' }),
    ],
    when: { card_id: 'D' },
    then: {
      result: { published_card_id: 'CARD-PUB-D', inserted: false, graph_applied: { nodes_upserted: 1, edges_upserted: 0 } },
      tells: ['card_written'],
      after: [
        copy({ status: 'accepted', tags: having('pinned') }),
        call('open', { id: 'CARD-PUB-D' }, { result: { card: { status: 'accepted' } } }),
        call('think_query', {}, { result: { cards: ofLength(1) } }),
      ],
    },
  },
  {
    name: 'a card nobody wrote',
    proves: ['an-unknown-card-is-refused'],
    given: [call('init')],
    when: { card_id: 'D9' },
    then: { error: 'UNKNOWN_ID', suggests: ['think_context'] },
  },
  {
    name: 'a copy of a copy',
    proves: ['a-copy-is-not-published'],
    given: [draft, call('think_publish', { card_id: 'D' })],
    when: { card_id: 'CARD-PUB-D' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a very long id',
    proves: ['a-copy-is-not-published'],
    given: [hypothesis('d'.repeat(250))],
    when: { card_id: 'd'.repeat(250) },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a card of a step',
    proves: ['it-stays-in-its-place', 'other-tags-stay'],
    given: [
      ...aTaskToThinkAbout,
      call('think_card', { target: 'TASK-001', step: 's:0', card: { id: 'D', type: 'decision', title: 'd' } }),
    ],
    when: { target: 'TASK-001', card_id: 'D' },
    then: {
      result: { branch: 'task/TASK-001', trace_doc: 'TASK-001-trace', graph_doc: 'TASK-001-graph' },
      after: [
        call('think_query', { target: 'TASK-001', step: 's:0' }, { result: { cards: [{ id: 'CARD-PUB-D' }, { id: 'D' }] } }),
      ],
    },
  },
  {
    name: 'a card on a branch',
    proves: ['it-stays-in-its-place'],
    given: [
      call('branch_create', { name: 'idea' }),
      call('think_card', { branch: 'idea', graph_doc: 'my-graph', card: { id: 'D', type: 'decision', title: 'd' } }),
    ],
    when: { ref: 'idea', graph_doc: 'my-graph', trace_doc: 'my-trace', card_id: 'D' },
    then: { result: { branch: 'idea', graph_doc: 'my-graph', trace_doc: 'my-trace', inserted: true } },
  },
]);
