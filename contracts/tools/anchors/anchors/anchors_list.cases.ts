import { call, casesOf, ofLength } from '../../../kit/index.ts';
import { about, aMap, coreStoreClock, part } from '../../../worlds/anchors.ts';
import tool from './anchors_list.ts';

export default casesOf(tool, [
  {
    name: 'three anchors',
    proves: ['sorted-by-id', 'one-line-for-each-anchor'],
    given: [coreStoreClock],
    when: {},
    then: {
      result: {
        anchors: [
          { id: 'a:clock', title: 'Clock', kind: 'component', status: 'active', parent_id: null, depends_on: [], aliases: [] },
          { id: 'a:core', kind: 'boundary' },
          { id: 'a:store', parent_id: 'a:core', depends_on: ['a:clock'] },
        ],
        count: 3,
        has_more: false,
        next_after: null,
        truncated: false,
      },
      lines: [
        '^anchors count=3 more=false$',
        '^- a:clock kind=component status=active title=Clock$',
        '^- a:core kind=boundary status=active title=Core$',
        '^- a:store kind=component status=active title=Store$',
        '^anchor_snapshot anchor=a:clock workspace=',
      ],
    },
  },
  {
    name: 'no anchor yet',
    proves: ['one-line-for-each-anchor'],
    given: [call('init')],
    when: {},
    then: { result: { anchors: [], count: 0 }, lines: ['^anchors count=0 more=false$', '^macro_anchor_note anchor=a:core '] },
  },
  {
    name: 'a text in a title',
    proves: ['text-is-found-in-any-case'],
    given: [aMap(part('a:x', { title: 'Überbau' }), part('a:y', { title: 'Wire' }), part('a:uber-z', { title: 'Z' }))],
    when: { text: 'ÜBER' },
    then: { result: { anchors: [{ id: 'a:x' }], count: 1 } },
  },
  {
    name: 'a text in an id',
    proves: ['text-is-found-in-any-case'],
    given: [coreStoreClock],
    when: { text: 'A:C' },
    then: { result: { anchors: [{ id: 'a:clock' }, { id: 'a:core' }] } },
  },
  {
    name: 'a kind and a status',
    proves: ['filters-apply-together'],
    given: [aMap(part('a:x', { kind: 'data' }), part('a:y', { kind: 'data', status: 'deprecated' }), part('a:z'))],
    when: { kind: 'data', status: 'deprecated' },
    then: { result: { anchors: [{ id: 'a:y' }], count: 1 } },
  },
  {
    name: 'page by page',
    proves: ['pages-cover-everything-once'],
    given: [coreStoreClock],
    when: { limit: 2 },
    then: {
      result: { anchors: [{ id: 'a:clock' }, { id: 'a:core' }], count: 3, has_more: true, next_after: 'a:core' },
      suggests: ['anchors_list'],
      after: [call('anchors_list', { limit: 2, after: 'a:core' }, { result: { anchors: [{ id: 'a:store' }], has_more: false } })],
    },
  },
  {
    name: 'a page cut to a budget',
    proves: ['pages-cover-everything-once'],
    given: [coreStoreClock],
    when: { max_chars: 420 },
    then: {
      result: { anchors: [{ id: 'a:clock' }, { id: 'a:core' }], has_more: true, next_after: 'a:core', truncated: true },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'an anchor that a decision named',
    proves: ['canonical-cards-register-anchors'],
    given: [about('a:user-store', 'D1')],
    when: {},
    then: { result: { anchors: [{ id: 'a:user-store', title: 'User store', kind: 'component', status: 'active' }] } },
  },
  {
    name: 'an anchor that only a draft named',
    proves: ['drafts-register-nothing'],
    given: [about('a:core', 'N1', { type: 'note' }), about('a:core', 'D1', { tags: ['v:draft'] })],
    when: {},
    then: { result: { anchors: ofLength(0) } },
  },
  {
    name: 'an anchor that a pinned note named',
    proves: ['canonical-cards-register-anchors'],
    given: [about('a:core', 'N1', { type: 'note', tags: ['pinned'] })],
    when: {},
    then: { result: { anchors: [{ id: 'a:core' }] } },
  },
]);
