import { call, casesOf, ofLength } from '../../../kit/index.ts';
import { apply, applyOn, branch, edge, gone, node } from '../../../worlds/graph.ts';
import tool from './graph_validate.ts';

/** A merge brings no node that the base has removed, so an edge to it may come alone. */
const dangling = [
  apply([node('a'), node('b'), node('c')]),
  branch('idea'),
  applyOn('idea', edge('a', 'r', 'b'), edge('b', 'r', 'c'), edge('a', 'r', 'c')),
  applyOn('main', gone('b')),
  call('graph_merge', { from: 'idea', merge_to_base: true }),
];

export default casesOf(tool, [
  {
    name: 'a sound graph',
    proves: ['live-items-are-counted', 'ok-means-no-errors'],
    given: [apply([node('a'), node('b'), node('c'), edge('a', 'r', 'b'), edge('a', 'r', 'c'), gone('c')])],
    when: {},
    then: { result: { branch: 'main', doc: 'graph', ok: true, stats: { nodes: 2, edges: 1 }, errors: [] } },
  },
  {
    name: 'edges that came without their node',
    proves: ['a-missing-end-is-an-error', 'ok-means-no-errors'],
    given: dangling,
    when: {},
    then: {
      result: {
        ok: false,
        stats: { nodes: 2, edges: 3 },
        errors: [
          { code: 'EDGE_ENDPOINT_MISSING', kind: 'edge', key: 'b|r|c', message: { $match: 'b' } },
          { code: 'EDGE_ENDPOINT_MISSING', kind: 'edge', key: 'a|r|b', message: { $match: 'b' } },
        ],
      },
    },
  },
  {
    name: 'one error of two',
    proves: ['errors-are-bounded'],
    given: dangling,
    when: { max_errors: 1 },
    then: { result: { ok: false, errors: ofLength(1), truncated: true } },
  },
  {
    name: 'a branch with changes of its own',
    proves: ['a-derived-branch-is-checked-whole', 'live-items-are-counted'],
    given: [
      apply([node('a'), node('b'), node('c'), edge('a', 'r', 'b'), edge('b', 'r', 'c')]),
      branch('idea'),
      applyOn('idea', gone('a'), node('d'), edge('d', 'r', 'c'), node('b', { title: 'own' })),
      applyOn('main', node('e'), node('b', { title: 'later' })),
    ],
    when: { branch: 'idea' },
    then: { result: { branch: 'idea', ok: true, stats: { nodes: 3, edges: 2 }, errors: [] } },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { branch: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
]);
