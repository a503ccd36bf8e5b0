import { call, casesOf, saved } from '../../../kit/index.ts';
import { apply, applyOn, branch, edge, gone, node, twoMinds } from '../../../worlds/graph.ts';
import tool from './graph_conflict_resolve.ts';

const merge = call('graph_merge', { from: 'idea', into: 'main' }, { save: { id: '/conflict_ids/0' } });
const found = [...twoMinds, merge];
const seen = (result: Record<string, unknown>) => call('graph_query', { branch: 'main' }, { result });

export default casesOf(tool, [
  {
    name: 'theirs',
    proves: ['use-from-writes-theirs'],
    given: found,
    when: { conflict_id: saved('id'), resolution: 'use_from' },
    then: {
      result: { conflict_id: saved('id'), status: 'resolved', applied: true },
      tells: ['graph_node_written', 'graph_conflict_resolved'],
      after: [
        seen({ nodes: [{ title: 'Cache reads', merged_from: { branch: 'idea' } }] }),
        call('graph_conflict_show', { conflict_id: saved('id') }, { result: { conflict: { status: 'resolved' } } }),
      ],
    },
  },
  {
    name: 'ours',
    proves: ['use-into-keeps-ours'],
    given: found,
    when: { conflict_id: saved('id'), resolution: 'use_into' },
    then: {
      result: { status: 'resolved', applied: false },
      tells: ['graph_conflict_resolved'],
      after: [seen({ nodes: [{ title: 'Cache writes' }] })],
    },
  },
  {
    name: 'they had deleted it',
    proves: ['a-deletion-can-be-used'],
    given: [apply([node('a')]), branch('idea'), applyOn('idea', gone('a')), applyOn('main', node('a', { title: 'x' })), merge],
    when: { conflict_id: saved('id'), resolution: 'use_from' },
    then: { result: { applied: true }, tells: ['graph_node_removed', 'graph_conflict_resolved'], after: [seen({ nodes: [] })] },
  },
  {
    name: 'an edge',
    proves: ['an-edge-can-be-used'],
    given: [
      apply([node('a'), node('b')]),
      branch('idea'),
      applyOn('idea', edge('a', 'r', 'b', { meta: { w: 1 } })),
      applyOn('main', edge('a', 'r', 'b', { meta: { w: 2 } })),
      merge,
    ],
    when: { conflict_id: saved('id'), resolution: 'use_from' },
    then: { result: { applied: true }, after: [seen({ edges: [{ meta: { w: 1 } }] })] },
  },
  {
    name: 'twice',
    proves: ['once-only'],
    given: [...found, call('graph_conflict_resolve', { conflict_id: saved('id'), resolution: 'use_into' })],
    when: { conflict_id: saved('id'), resolution: 'use_from' },
    then: { error: 'CONFLICT', suggests: ['graph_conflicts'], after: [seen({ nodes: [{ title: 'Cache writes' }] })] },
  },
  {
    name: 'one that was overtaken',
    proves: ['once-only'],
    given: [...found, applyOn('main', node('a', { title: 'Third' })), call('graph_merge', { from: 'idea', into: 'main' })],
    when: { conflict_id: saved('id'), resolution: 'use_from' },
    then: { error: 'CONFLICT', refusal: 'conflict-is-not-open', names: ['superseded'] },
  },
  {
    name: 'a conflict nobody has',
    proves: ['an-unknown-conflict-is-refused'],
    given: [call('init')],
    when: { conflict_id: `CONFLICT-${'0'.repeat(32)}`, resolution: 'use_from' },
    then: { error: 'UNKNOWN_ID', suggests: ['graph_conflicts'] },
  },
]);
