import { call, casesOf, matching, saved } from '../../../kit/index.ts';
import { apply, applyOn, branch, node, twoMinds } from '../../../worlds/graph.ts';
import tool from './graph_conflicts.ts';

const merge = (save?: Record<string, string>) => call('graph_merge', { from: 'idea', into: 'main' }, save ? { save } : {});
const two = [
  apply([node('a'), node('b')]),
  branch('idea'),
  applyOn('idea', node('a', { title: 'x' }), node('b', { title: 'x' })),
  applyOn('main', node('a', { title: 'y' }), node('b', { title: 'y' })),
  merge({ b: '/conflict_ids/0', a: '/conflict_ids/1' }),
];

export default casesOf(tool, [
  {
    name: 'two open ones',
    proves: ['open-ones-are-the-default', 'newest-first'],
    given: two,
    when: { into: 'main' },
    then: {
      result: {
        into: 'main',
        doc: 'graph',
        conflicts: [
          { conflict_id: matching(/^CONFLICT-[0-9a-f]{32}$/), kind: 'node', key: 'b', status: 'open' },
          { conflict_id: saved('a'), key: 'a' },
        ],
        pagination: { has_more: false, next_cursor: null, limit: 50, count: 2 },
        truncated: false,
      },
    },
  },
  {
    name: 'a resolved one',
    proves: ['status-chooses', 'open-ones-are-the-default'],
    given: [...two, call('graph_conflict_resolve', { conflict_id: saved('a'), resolution: 'use_into' })],
    when: { into: 'main', status: 'resolved' },
    then: {
      result: { conflicts: [{ conflict_id: saved('a'), status: 'resolved' }] },
      after: [
        call('graph_conflicts', { into: 'main' }, { result: { conflicts: [{ conflict_id: saved('b') }] } }),
        call('graph_conflicts', { into: 'main', status: 'all' }, { result: { pagination: { count: 2 } } }),
      ],
    },
  },
  {
    name: 'one that was overtaken',
    proves: ['status-chooses'],
    given: [...twoMinds, merge({ id: '/conflict_ids/0' }), applyOn('main', node('a', { title: 'Third' })), merge()],
    when: { into: 'main', status: 'superseded' },
    then: { result: { conflicts: [{ conflict_id: saved('id'), status: 'superseded' }] } },
  },
  {
    name: 'the page after',
    proves: ['pages-cover-everything-once'],
    given: [...two, call('graph_conflicts', { into: 'main', limit: 1 }, { save: { next: '/pagination/next_cursor' } })],
    when: { into: 'main', limit: 1, cursor: saved('next') },
    then: { result: { conflicts: [{ conflict_id: saved('a') }], pagination: { has_more: false, next_cursor: null } } },
  },
  {
    name: 'the branch is gone',
    proves: ['a-deleted-branch-takes-its-conflicts'],
    given: [...two, call('branch_delete', { name: 'idea' })],
    when: { into: 'main' },
    then: { result: { conflicts: [] } },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { into: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
]);
