import { call, casesOf, having, matching, ofLength, saved } from '../../../kit/index.ts';
import { apply, applyOn, branch, edge, gone, node, twoMinds } from '../../../worlds/graph.ts';
import tool from './graph_merge.ts';

const merged = (more: Record<string, unknown> = {}) => call('graph_merge', { from: 'idea', into: 'main', ...more });
const seen = (result: Record<string, unknown>) => call('graph_query', { branch: 'main' }, { result });
const idea = [
  apply([node('a', { title: 'Cache' }), node('b')]),
  branch('idea'),
  applyOn('idea', node('a', { title: 'Cache reads', tags: ['perf'] }), node('c'), edge('c', 'r', 'a'), gone('b')),
];

export default casesOf(tool, [
  {
    name: 'four changes',
    proves: ['changes-of-from-come-home', 'the-summary-counts-changes', 'merged-versions-name-their-source'],
    given: idea,
    when: { from: 'idea', into: 'main' },
    then: {
      result: {
        from: 'idea',
        into: 'main',
        doc: 'graph',
        merged: 4,
        skipped: 0,
        conflicts_created: 0,
        conflict_ids: [],
        conflicts: [],
        diff_summary: { nodes_changed: 3, edges_changed: 1, node_fields_changed: 4, edge_fields_changed: 0 },
        pagination: { cursor: null, next_cursor: null, has_more: false, limit: 200, count: 4 },
      },
      tells: ['graph_node_written', 'graph_node_written', 'graph_edge_written', 'graph_node_removed'],
      after: [
        seen({
          nodes: [
            { id: 'c', merged_from: { branch: 'idea' }, meta: { $absent: true } },
            { id: 'a', title: 'Cache reads', tags: ['perf'] },
          ],
          edges: [{ from: 'c', to: 'a' }],
        }),
      ],
    },
  },
  {
    name: 'what main did meanwhile',
    proves: ['only-what-from-changed'],
    given: [...idea, applyOn('main', node('d'), node('e'))],
    when: { from: 'idea', into: 'main' },
    then: { result: { merged: 4 }, after: [seen({ nodes: ofLength(4) })] },
  },
  {
    name: 'two minds about one node',
    proves: ['a-both-sided-change-is-a-conflict', 'conflicts-can-be-looked-at'],
    given: twoMinds,
    when: { from: 'idea', into: 'main' },
    then: {
      result: {
        merged: 0,
        skipped: 0,
        conflicts_created: 1,
        conflict_ids: [matching(/^CONFLICT-[0-9a-f]{32}$/)],
        conflicts: [
          {
            kind: 'node',
            key: 'a',
            status: 'open',
            base: { title: 'Cache' },
            theirs: { title: 'Cache reads' },
            ours: { title: 'Cache writes' },
          },
        ],
        diff_summary: { nodes_changed: 1, node_fields_changed: 1 },
      },
      tells: ['graph_conflict_found'],
      suggests: ['graph_conflict_show'],
      after: [seen({ nodes: [{ title: 'Cache writes' }] })],
    },
  },
  {
    name: 'an edge with two meanings',
    proves: ['a-both-sided-change-is-a-conflict'],
    given: [
      apply([node('a'), node('b')]),
      branch('idea'),
      applyOn('idea', edge('a', 'r', 'b', { meta: { w: 1 } })),
      applyOn('main', edge('a', 'r', 'b', { meta: { w: 2 } })),
    ],
    when: { from: 'idea', into: 'main' },
    then: { result: { conflicts: [{ kind: 'edge', key: 'a|r|b', base: null, theirs: { meta: { w: 1 } } }] } },
  },
  {
    name: 'deleted here, changed there',
    proves: ['a-both-sided-change-is-a-conflict'],
    given: [apply([node('a')]), branch('idea'), applyOn('idea', gone('a')), applyOn('main', node('a', { title: 'x' }))],
    when: { from: 'idea', into: 'main' },
    then: { result: { merged: 0, conflicts: [{ theirs: { deleted: true }, ours: { title: 'x' } }] } },
  },
  {
    name: 'the same idea twice',
    proves: ['equal-changes-are-skipped'],
    given: [
      apply([node('a')]),
      branch('idea'),
      applyOn('idea', node('a', { title: 'same' }), node('n'), gone('n')),
      applyOn('main', node('a', { title: 'same' })),
    ],
    when: { from: 'idea', into: 'main' },
    then: { result: { merged: 0, skipped: 2, conflicts_created: 0 }, tells: [] },
  },
  {
    name: 'the same merge again',
    proves: ['repeating-is-a-no-op'],
    given: [...idea, merged()],
    when: { from: 'idea', into: 'main' },
    then: { result: { merged: 0, skipped: 4, conflicts_created: 0 }, tells: [] },
  },
  {
    name: 'the same conflict again',
    proves: ['repeating-is-a-no-op'],
    given: [...twoMinds, call('graph_merge', { from: 'idea', into: 'main' }, { save: { id: '/conflict_ids/0' } })],
    when: { from: 'idea', into: 'main' },
    then: { result: { merged: 0, conflicts_created: 0, conflict_ids: [saved('id')] }, tells: [] },
  },
  {
    name: 'the same merge under other names',
    proves: ['a-rename-changes-nothing'],
    given: [
      ...idea,
      applyOn('main', node('a', { title: 'mine' })),
      call('graph_merge', { from: 'idea', into: 'main' }, { save: { id: '/conflict_ids/0' } }),
      call('branch_rename', { old: 'idea', new: 'other' }),
      call('branch_rename', { old: 'main', new: 'trunk' }),
    ],
    when: { from: 'other', into: 'trunk' },
    then: { result: { merged: 0, skipped: 3, conflicts_created: 0, conflict_ids: [saved('id')] }, tells: [] },
  },
  {
    name: 'main moves on after the merge',
    proves: ['a-settled-version-stays-settled'],
    given: [...idea, merged(), applyOn('main', node('a', { title: 'better' }))],
    when: { from: 'idea', into: 'main' },
    then: {
      result: { merged: 0, skipped: 4, conflict_ids: [] },
      after: [seen({ nodes: having({ id: 'a', title: 'better' }) })],
    },
  },
  {
    name: 'the branch goes on after the merge',
    proves: ['going-on-after-a-merge-is-no-conflict'],
    given: [...idea, merged(), applyOn('idea', node('a', { title: 'third' }))],
    when: { from: 'idea', into: 'main' },
    then: {
      result: { merged: 1, skipped: 3, conflict_ids: [] },
      after: [seen({ nodes: having({ id: 'a', title: 'third' }) })],
    },
  },
  {
    name: 'after use_from',
    proves: ['resolved-conflicts-stay-resolved'],
    given: [
      ...twoMinds,
      call('graph_merge', { from: 'idea', into: 'main' }, { save: { id: '/conflict_ids/0' } }),
      call('graph_conflict_resolve', { conflict_id: saved('id'), resolution: 'use_from' }),
    ],
    when: { from: 'idea', into: 'main' },
    then: { result: { merged: 0, skipped: 1, conflict_ids: [] }, tells: [] },
  },
  {
    name: 'after use_into',
    proves: ['resolved-conflicts-stay-resolved'],
    given: [
      ...twoMinds,
      call('graph_merge', { from: 'idea', into: 'main' }, { save: { id: '/conflict_ids/0' } }),
      call('graph_conflict_resolve', { conflict_id: saved('id'), resolution: 'use_into' }),
    ],
    when: { from: 'idea', into: 'main' },
    then: {
      result: { merged: 0, skipped: 1, conflict_ids: [] },
      tells: [],
      after: [seen({ nodes: [{ title: 'Cache writes' }] })],
    },
  },
  {
    name: 'a conflict that moved on',
    proves: ['overtaken-conflicts-are-superseded'],
    given: [
      ...twoMinds,
      call('graph_merge', { from: 'idea', into: 'main' }, { save: { id: '/conflict_ids/0' } }),
      applyOn('idea', node('a', { title: 'Third' })),
    ],
    when: { from: 'idea', into: 'main' },
    then: {
      result: { conflicts_created: 1, conflict_ids: [{ $not: saved('id') }] },
      after: [
        call('graph_conflict_show', { conflict_id: saved('id') }, { result: { conflict: { status: 'superseded' } } }),
        call('graph_conflicts', { into: 'main' }, { result: { conflicts: ofLength(1) } }),
      ],
    },
  },
  {
    name: 'a conflict that went away',
    proves: ['overtaken-conflicts-are-superseded'],
    given: [...twoMinds, merged(), applyOn('main', node('a', { title: 'Cache reads' }))],
    when: { from: 'idea', into: 'main' },
    then: {
      result: { merged: 0, skipped: 1, conflict_ids: [] },
      tells: ['graph_conflict_superseded'],
      after: [call('graph_conflicts', { into: 'main' }, { result: { conflicts: [] } })],
    },
  },
  {
    name: 'only looking',
    proves: ['a-dry-run-writes-nothing'],
    given: [...twoMinds, applyOn('idea', node('b'))],
    when: { from: 'idea', into: 'main', dry_run: true },
    then: {
      result: { merged: 1, conflicts_created: 1, conflicts: [{ status: 'preview', theirs: { title: 'Cache reads' } }] },
      tells: [],
      after: [
        seen({ nodes: [{ id: 'a', title: 'Cache writes' }] }),
        call('graph_conflicts', { into: 'main' }, { result: { conflicts: [] } }),
      ],
    },
  },
  {
    name: 'the ids of a dry run come true',
    proves: ['a-dry-run-writes-nothing'],
    given: [...twoMinds, call('graph_merge', { from: 'idea', into: 'main', dry_run: true }, { save: { id: '/conflict_ids/0' } })],
    when: { from: 'idea', into: 'main' },
    then: { result: { conflict_ids: [saved('id')] } },
  },
  {
    name: 'one at a time',
    proves: ['pages-continue'],
    given: [
      apply([node('a')]),
      branch('idea'),
      applyOn('idea', node('x'), node('y')),
      call(
        'graph_merge',
        { from: 'idea', into: 'main', limit: 1 },
        { save: { next: '/pagination/next_cursor' }, result: { merged: 1, pagination: { has_more: true, count: 1 } } },
      ),
    ],
    when: { from: 'idea', into: 'main', limit: 1, cursor: saved('next') },
    then: {
      result: { merged: 1, pagination: { has_more: false, next_cursor: null } },
      after: [seen({ nodes: [{ id: 'x' }, { id: 'y' }, { id: 'a' }] })],
    },
  },
  {
    name: 'into the base',
    proves: ['merge-to-base-finds-the-base'],
    given: idea,
    when: { from: 'idea', merge_to_base: true },
    then: { result: { into: 'main', merged: 4 } },
  },
  {
    name: 'into a sibling',
    proves: ['only-into-the-base'],
    given: [...idea, branch('other')],
    when: { from: 'idea', into: 'other' },
    then: { error: 'MERGE_NOT_SUPPORTED', suggests: ['branch_list'] },
  },
  {
    name: 'main has no base',
    proves: ['a-branch-without-base-has-no-base'],
    given: [call('init'), branch('idea')],
    when: { from: 'main', into: 'idea' },
    then: { error: 'MERGE_NOT_SUPPORTED' },
  },
  {
    name: 'main to its base',
    proves: ['a-branch-without-base-has-no-base'],
    given: [call('init')],
    when: { from: 'main', merge_to_base: true },
    then: { error: 'MERGE_NOT_SUPPORTED' },
  },
  {
    name: 'nowhere to merge into',
    proves: ['a-destination-is-needed'],
    given: idea,
    when: { from: 'idea' },
    then: { error: 'INVALID_INPUT', refusal: 'into-is-missing', fields: ['into'] },
  },
  {
    name: 'two destinations',
    proves: ['a-destination-is-needed'],
    given: [...idea, branch('third')],
    when: { from: 'idea', into: 'third', merge_to_base: true },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { from: 'nowhere', into: 'main' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
]);
