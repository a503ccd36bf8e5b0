import { call, casesOf, saved } from '../../../kit/index.ts';
import { apply, applyOn, branch, edge, gone, node, twoMinds } from '../../../worlds/graph.ts';
import tool from './graph_diff.ts';

export default casesOf(tool, [
  {
    name: 'a branch against its base',
    proves: ['states-of-to-that-differ', 'newest-first', 'a-deletion-is-a-tombstone'],
    given: [
      apply([node('a', { title: 'Cache' }), node('b'), node('c'), edge('a', 'r', 'b')]),
      branch('idea'),
      applyOn('idea', node('a', { title: 'Cache reads' }), node('d'), gone('b')),
    ],
    when: { from: 'main', to: 'idea' },
    then: {
      result: {
        from: 'main',
        to: 'idea',
        doc: 'graph',
        changes: [
          { kind: 'node', id: 'b', to: { deleted: true } },
          { kind: 'edge', key: { from: 'a', rel: 'r', to: 'b' }, to: { deleted: true } },
          { kind: 'node', id: 'd', to: { deleted: false } },
          { kind: 'node', id: 'a', to: { title: 'Cache reads' } },
        ],
        pagination: { has_more: false, next_cursor: null, count: 4, limit: 20 },
        truncated: false,
      },
    },
  },
  {
    name: 'the base against its branch',
    proves: ['what-from-changed-differs-too', 'what-to-never-had-is-not-shown'],
    given: [
      apply([node('a', { title: 'Cache' }), node('b')]),
      branch('idea'),
      applyOn('idea', node('a', { title: 'Cache reads' }), node('d')),
      applyOn('main', node('e')),
    ],
    when: { from: 'idea', to: 'main' },
    then: {
      result: {
        changes: [
          { kind: 'node', id: 'e' },
          { kind: 'node', id: 'a', to: { title: 'Cache' } },
        ],
      },
    },
  },
  {
    name: 'both sides wrote the same',
    proves: ['equal-states-are-no-change'],
    given: [
      apply([node('a'), node('b')]),
      branch('idea'),
      applyOn('idea', node('a', { title: 'same', meta: { x: 1, y: 2 } }), gone('b'), node('c'), gone('c')),
      applyOn('main', node('a', { title: 'same', meta: { y: 2, x: 1 } }), gone('b')),
    ],
    when: { from: 'main', to: 'idea' },
    then: { result: { changes: [] } },
  },
  {
    name: 'after a merge',
    proves: ['provenance-is-not-compared'],
    given: [
      apply([node('a')]),
      branch('idea'),
      applyOn('idea', node('a', { title: 'new' }), node('b'), edge('a', 'r', 'b')),
      call('graph_merge', { from: 'idea', into: 'main' }),
    ],
    when: { from: 'main', to: 'idea' },
    then: { result: { changes: [] } },
  },
  {
    name: 'a branch and itself',
    proves: ['a-branch-differs-not-from-itself'],
    given: [apply([node('a')])],
    when: { from: 'main', to: 'main' },
    then: { result: { changes: [], pagination: { has_more: false } } },
  },
  {
    name: 'the page after reaches what only from changed',
    proves: ['pages-cover-everything-once', 'what-from-changed-differs-too'],
    given: [
      ...twoMinds,
      applyOn('main', node('x')),
      apply([node('b', { title: 'own' })], { branch: 'idea' }, { b: '/last_seq' }),
      call('graph_diff', { from: 'main', to: 'idea', limit: 1 }, { save: { next: '/pagination/next_cursor' } }),
      applyOn('idea', node('b', { title: 'again' })),
    ],
    when: { from: 'main', to: 'idea', limit: 1, cursor: saved('next') },
    then: {
      result: {
        changes: [{ kind: 'node', id: 'a', to: { title: 'Cache reads' } }],
        pagination: { has_more: false, next_cursor: null },
      },
    },
  },
  {
    name: 'a small budget',
    proves: ['a-cut-page-can-be-continued'],
    given: [
      call('init'),
      branch('idea'),
      apply(
        [node('a', { title: 'x'.repeat(300) }), node('b', { title: 'y'.repeat(300) })],
        { branch: 'idea' },
        { b: '/last_seq' },
      ),
    ],
    when: { from: 'main', to: 'idea', max_chars: 700 },
    then: {
      result: { changes: [{ id: 'b' }], pagination: { has_more: true, next_cursor: saved('b'), count: 1 }, truncated: true },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { from: 'main', to: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
]);
