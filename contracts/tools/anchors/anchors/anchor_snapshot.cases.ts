import { call, casesOf, ofLength } from '../../../kit/index.ts';
import { about, aMap, part } from '../../../worlds/anchors.ts';
import { aTaskToThinkAbout } from '../../../worlds/cards.ts';
import { aJob } from '../../../worlds/jobs.ts';
import tool from './anchor_snapshot.ts';

const many = call('graph_apply', {
  ops: Array.from({ length: 201 }, (_, i) => ({ op: 'node_upsert', id: `N${i}`, type: 'note', tags: ['a:core'] })),
});

export default casesOf(tool, [
  {
    name: 'a decision on a branch',
    proves: ['cards-come-from-everywhere', 'lines-show-cards-and-tasks'],
    given: [
      aMap(part('a:core')),
      about('a:core', 'E1', { type: 'evidence' }),
      call('branch_create', { name: 'idea' }),
      call('think_card', {
        branch: 'idea',
        graph_doc: 'my-graph',
        card: { id: 'D1', type: 'decision', title: 'Keep it small', tags: ['a:core'] },
      }),
    ],
    when: { anchor: 'a:core' },
    then: {
      result: {
        anchor: { id: 'a:core', title: 'Core' },
        stats: { links_count: 2, links_has_more: false },
        tasks: [],
        cards: [
          { id: 'D1', type: 'decision', branch: 'idea', graph_doc: 'my-graph' },
          { id: 'E1', branch: 'main', graph_doc: 'graph' },
        ],
        count: 2,
        truncated: false,
      },
      lines: [
        '^anchor a:core kind=component status=active title=Core \\| cards=2 links=2$',
        '^- D1 decision open Keep it small$',
        '^- E1 evidence open About a:core$',
      ],
    },
  },
  {
    name: 'a card with versions on two branches',
    proves: ['a-card-is-shown-once'],
    given: [
      about('a:core', 'D1', { tags: ['pinned'] }),
      call('branch_create', { name: 'idea' }),
      call('think_pin', { ref: 'idea', targets: 'D1', pinned: false }),
      call('think_set_status', { ref: 'idea', targets: 'D1', status: 'accepted' }),
    ],
    when: { anchor: 'a:core' },
    then: { result: { cards: [{ id: 'D1', status: 'accepted', branch: 'idea' }], count: 1 } },
  },
  {
    name: 'drafts are hidden',
    proves: ['canon-is-the-default'],
    given: [
      about('a:core', 'N1', { type: 'note' }),
      about('a:core', 'N2', { type: 'note', tags: ['pinned'] }),
      about('a:core', 'D1', { tags: ['v:draft'] }),
      about('a:core', 'D2'),
    ],
    when: { anchor: 'a:core' },
    then: { result: { cards: [{ id: 'N2' }, { id: 'D2' }], stats: { links_count: 4 } } },
  },
  {
    name: 'drafts are asked for',
    proves: ['canon-is-the-default', 'all-lanes-means-drafts'],
    given: [about('a:core', 'D1', { tags: ['v:draft'] }), about('a:core', 'T1', { type: 'test' })],
    when: { anchor: 'a:core', include_drafts: true },
    then: {
      result: { cards: [{ id: 'T1' }, { id: 'D1' }] },
      after: [call('anchor_snapshot', { anchor: 'a:core', all_lanes: true }, { result: { cards: ofLength(2) } })],
    },
  },
  {
    name: 'pins, types, then age',
    proves: ['the-weightiest-come-first'],
    given: [
      about('a:core', 'D1'),
      about('a:core', 'Q1', { type: 'question' }),
      about('a:core', 'H1', { type: 'hypothesis' }),
      about('a:core', 'D2'),
      about('a:core', 'N1', { type: 'note', tags: ['pinned'] }),
    ],
    when: { anchor: 'a:core' },
    then: { result: { cards: [{ id: 'N1' }, { id: 'D2' }, { id: 'D1' }, { id: 'H1' }, { id: 'Q1' }] } },
  },
  {
    name: 'one card of two',
    proves: ['limit-bounds-the-cards'],
    given: [about('a:core', 'D1'), about('a:core', 'D2')],
    when: { anchor: 'a:core', limit: 1 },
    then: { result: { cards: [{ id: 'D2' }], count: 1, stats: { links_count: 2 } } },
  },
  {
    name: 'more links than are counted',
    proves: ['links-are-counted-to-a-bound'],
    given: [aMap(part('a:core')), many],
    when: { anchor: 'a:core' },
    then: { result: { stats: { links_count: 200, links_has_more: true }, cards: [] } },
  },
  {
    name: 'a card that was removed and one that is about something else now',
    proves: ['removed-cards-are-gone'],
    given: [
      about('a:core', 'D1'),
      about('a:core', 'D2'),
      about('a:core', 'D3'),
      call('graph_apply', {
        ops: [
          { op: 'node_delete', id: 'D1' },
          { op: 'node_upsert', id: 'D2', type: 'decision', title: 'x', tags: ['v:canon'] },
        ],
      }),
    ],
    when: { anchor: 'a:core' },
    then: { result: { cards: [{ id: 'D3' }], stats: { links_count: 1 } } },
  },
  {
    name: 'a branch that was deleted',
    proves: ['a-deleted-branch-takes-its-cards'],
    given: [
      aMap(part('a:core')),
      call('branch_create', { name: 'idea' }),
      call('think_card', { branch: 'idea', card: { type: 'decision', title: 'x', tags: ['a:core'] } }),
      call('branch_delete', { name: 'idea' }),
    ],
    when: { anchor: 'a:core' },
    then: { result: { cards: ofLength(0), stats: { links_count: 0 } } },
  },
  {
    name: 'a task by its card and a plan by its job',
    proves: ['tasks-that-work-on-it-are-named', 'lines-show-cards-and-tasks'],
    given: [
      ...aTaskToThinkAbout,
      call('think_card', { target: 'TASK-001', card: { id: 'D1', type: 'decision', title: 'x', tags: ['a:core'] } }),
      aJob({ anchor: 'a:core', task: 'PLAN-001' }),
    ],
    when: { anchor: 'a:core' },
    then: {
      result: {
        tasks: [
          { task: 'PLAN-001', title: 'Ship', status: 'TODO' },
          { task: 'TASK-001', title: 'Search is fast', status: 'TODO' },
        ],
      },
      lines: [
        '^anchor a:core kind=component status=active title=Core \\| cards=1 links=1$',
        '^- D1 decision open x$',
        '^- PLAN-001 TODO Ship$',
        '^- TASK-001 TODO Search is fast$',
      ],
    },
  },
  {
    name: 'no tasks wanted',
    proves: ['tasks-can-be-left-out'],
    given: [...aTaskToThinkAbout, aJob({ anchor: 'a:core', task: 'TASK-001' })],
    when: { anchor: 'a:core', tasks_limit: 0 },
    then: { result: { tasks: ofLength(0) } },
  },
  {
    name: 'by an old name, with cards from before and after',
    proves: ['an-alias-leads-to-its-anchor', 'old-tags-still-count'],
    given: [
      about('a:db', 'D1'),
      call('anchors_rename', { from: 'a:db', to: 'a:store' }),
      about('a:db', 'D2'),
      about('a:store', 'D3', { tags: ['a:db'] }),
    ],
    when: { anchor: 'a:db' },
    then: {
      result: {
        anchor: { id: 'a:store', aliases: ['a:db'] },
        cards: [{ id: 'D3' }, { id: 'D2' }, { id: 'D1' }, { type: 'update' }],
      },
      warnings: ['ANCHOR_ALIAS_RESOLVED'],
    },
  },
  {
    name: 'an alias that drafts bore before it was one',
    proves: ['old-tags-still-count'],
    given: [about('a:db', 'N1', { type: 'note' }), aMap(part('a:store', { aliases: ['a:db'] }))],
    when: { anchor: 'a:store', include_drafts: true },
    then: { result: { cards: [{ id: 'N1' }] } },
  },
  {
    name: 'capitals and blanks',
    proves: ['names-are-read-loosely'],
    given: [aMap(part('a:core'))],
    when: { anchor: ' A:Core ' },
    then: { result: { anchor: { id: 'a:core' } } },
  },
  {
    name: 'an anchor nobody knows',
    proves: ['an-unknown-anchor-is-refused'],
    given: [call('init')],
    when: { anchor: 'a:nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['macro_anchor_note'] },
  },
  {
    name: 'an anchor that only a draft names',
    proves: ['an-unknown-anchor-is-refused'],
    given: [about('a:core', 'N1', { type: 'note' })],
    when: { anchor: 'a:core' },
    then: { error: 'UNKNOWN_ID', suggests: ['macro_anchor_note'] },
  },
]);
