import { call, casesOf, saved } from '../../../kit/index.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import tool from './think_pins.ts';

const pinned = (id: string, more = {}) => hypothesis(id, { ...more, tags: ['pinned'] });

export default casesOf(tool, [
  {
    name: 'two of three are pinned',
    proves: ['pinned-cards-only', 'the-last-changed-first'],
    given: [pinned('N1', { type: 'note' }), hypothesis('H1'), pinned('D1', { type: 'decision', status: 'closed' })],
    when: {},
    then: {
      result: {
        branch: 'main',
        graph_doc: 'graph',
        pins: [{ id: 'D1' }, { id: 'N1' }],
        pagination: { count: 2, has_more: false },
        truncated: false,
      },
    },
  },
  {
    name: 'the second page',
    proves: ['pages-cover-everything-once'],
    given: [
      pinned('A'),
      pinned('B'),
      call('think_pins', { limit: 1 }, { result: { pins: [{ id: 'B' }] }, save: { c: '/pagination/next_cursor' } }),
    ],
    when: { limit: 1, cursor: saved('c') },
    then: { result: { pins: [{ id: 'A' }], pagination: { has_more: false } } },
  },
  {
    name: 'a pin that was taken away',
    proves: ['pinned-cards-only'],
    given: [pinned('A'), call('think_pin', { targets: 'A', pinned: false })],
    when: {},
    then: { result: { pins: [] } },
  },
]);
