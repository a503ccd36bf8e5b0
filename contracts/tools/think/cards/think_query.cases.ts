import { call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';
import tool from './think_query.ts';

const library = [
  hypothesis('H1', { text: 'The CACHE is cold', tags: ['perf', 'store'] }),
  hypothesis('Q1', { type: 'question', title: 'Why slow?', tags: ['perf'] }),
  hypothesis('D1', { type: 'decision', title: 'Warm the cache', status: 'accepted', tags: ['store'] }),
];

export default casesOf(tool, [
  {
    name: 'open cards about speed',
    proves: ['newest-first', 'filters-and-together', 'one-value-or-a-list'],
    given: library,
    when: { status: 'open', tags_any: 'perf', types: ['hypothesis', 'question'] },
    then: {
      result: {
        branch: 'main',
        graph_doc: 'graph',
        cards: [
          { id: 'Q1', type: 'question', title: 'Why slow?' },
          { id: 'H1', type: 'hypothesis' },
        ],
        pagination: { has_more: false, next_cursor: null, count: 2, limit: 50 },
        truncated: false,
      },
    },
  },
  {
    name: 'all of two tags',
    proves: ['filters-and-together', 'one-value-or-a-list'],
    given: library,
    when: { tags_all: ['Perf', 'store'] },
    then: { result: { cards: [{ id: 'H1' }] } },
  },
  {
    name: 'some of these cards',
    proves: ['filters-and-together', 'one-value-or-a-list'],
    given: library,
    when: { ids: ['D1', 'H1', 'H9'], types: 'decision' },
    then: { result: { cards: [{ id: 'D1' }] } },
  },
  {
    name: 'a part of the text',
    proves: ['text-is-a-part-in-any-case', 'newest-first'],
    given: library,
    when: { text: 'cache' },
    then: { result: { cards: [{ id: 'D1' }, { id: 'H1' }] } },
  },
  {
    name: 'other nodes',
    proves: ['nodes-that-are-no-cards-are-left-out'],
    given: [call('graph_apply', { ops: [{ op: 'node_upsert', id: 'X', type: 'system', title: 'no card' }] })],
    when: { ids: 'X', include_drafts: true },
    then: { result: { cards: ofLength(0) } },
  },
  {
    name: 'drafts',
    proves: ['drafts-are-hidden'],
    given: [
      hypothesis('N1', { type: 'note' }),
      hypothesis('H1', { tags: ['lane:agent:ann'] }),
      hypothesis('N2', { type: 'note', tags: ['pinned'] }),
    ],
    when: {},
    then: { result: { cards: [{ id: 'N2' }] } },
  },
  ...(['include_drafts', 'all_lanes'] as const).map((field) => ({
    name: `drafts with ${field}`,
    proves: ['drafts-can-be-shown' as const],
    given: [hypothesis('N1', { type: 'note' }), hypothesis('H1', { tags: ['v:draft'] })],
    when: { [field]: true },
    then: { result: { cards: [{ id: 'H1' }, { id: 'N1' }] } },
  })),
  {
    name: 'one step',
    proves: ['a-step-narrows', 'drafts-are-hidden'],
    given: [
      ...aTaskToThinkAbout,
      inFocus,
      call('think_card', { step: 's:0', card: { id: 'A', type: 'note', title: 'a' } }),
      call('think_card', { step: 's:1', card: { id: 'B', type: 'question', title: 'b' } }),
    ],
    when: { step: 'focus' },
    then: { result: { step_focus: { path: 's:0' }, cards: [{ id: 'A' }] } },
  },
  {
    name: 'a step and a document',
    proves: ['a-step-narrows'],
    given: [...aTaskToThinkAbout, inFocus],
    when: { step: 'focus', graph_doc: 'graph' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'the second page after a card changed',
    proves: ['pages-cover-everything-once'],
    given: [
      ...library,
      call(
        'think_query',
        { limit: 2 },
        { result: { cards: [{ id: 'D1' }, { id: 'Q1' }] }, save: { c: '/pagination/next_cursor' } },
      ),
      call('think_set_status', { targets: 'D1', status: 'open' }),
    ],
    when: { limit: 2, cursor: saved('c') },
    then: { result: { cards: [{ id: 'H1' }], pagination: { has_more: false, next_cursor: null } } },
  },
  {
    name: 'a deleted card',
    proves: ['a-deleted-card-is-left-out'],
    given: [hypothesis('H1'), call('graph_apply', { ops: [{ op: 'node_delete', id: 'H1' }] })],
    when: { include_drafts: true },
    then: { result: { cards: ofLength(0) } },
  },
  {
    name: 'another agent',
    proves: ['who-asks-does-not-matter'],
    given: [call('think_card', { agent_id: 'ann', card: { id: 'H1', type: 'hypothesis', title: 'x' } })],
    when: { agent_id: 'bob' },
    then: { result: { cards: [{ id: 'H1' }] } },
  },
]);
