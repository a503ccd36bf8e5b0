import { call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { apply, applyOn, branch, edge, gone, node } from '../../../worlds/graph.ts';
import tool from './graph_query.ts';

const library = [
  apply([
    node('a', { type: 'idea', title: 'Cold cache', status: 'open', tags: ['perf', 'store'] }),
    node('b', { type: 'test', title: 'Warm it', text: 'Run the CACHE bench', status: 'open', tags: ['perf'] }),
    node('c', { type: 'idea', title: 'Other', status: 'closed', tags: ['store'] }),
    edge('b', 'tests', 'a'),
    edge('c', 'blocks', 'a'),
  ]),
];

export default casesOf(tool, [
  {
    name: 'the open ideas about the store',
    proves: ['filters-and-together', 'tags-any-and-all'],
    given: library,
    when: { types: ['idea'], status: 'open', tags_all: ['Store'] },
    then: {
      result: {
        branch: 'main',
        doc: 'graph',
        nodes: [{ id: 'a', type: 'idea', title: 'Cold cache', tags: ['perf', 'store'] }],
        edges: [],
        pagination: { cursor: null, next_cursor: null, has_more: false, limit: 50, count: 1 },
        truncated: false,
      },
    },
  },
  {
    name: 'everything, after a rewrite',
    proves: ['newest-first', 'edges-join-returned-nodes'],
    given: [...library, apply([node('a', { title: 'Rewritten' })])],
    when: {},
    then: {
      result: {
        nodes: [{ id: 'a', title: 'Rewritten' }, { id: 'c' }, { id: 'b' }],
        edges: [
          { from: 'c', rel: 'blocks', to: 'a' },
          { from: 'b', rel: 'tests', to: 'a' },
        ],
      },
    },
  },
  {
    name: 'two by id',
    proves: ['ids-and-types-are-any-of', 'edges-join-returned-nodes'],
    given: library,
    when: { ids: ['a', ' b', 'nobody'] },
    then: { result: { nodes: [{ id: 'b' }, { id: 'a' }], edges: [{ from: 'b', to: 'a' }] } },
  },
  {
    name: 'an id and a type that disagree',
    proves: ['filters-and-together'],
    given: library,
    when: { ids: ['a'], types: ['test'] },
    then: { result: { nodes: [] } },
  },
  {
    name: 'two types',
    proves: ['ids-and-types-are-any-of'],
    given: library,
    when: { types: ['test', 'idea'], limit: 2 },
    then: { result: { nodes: [{ id: 'c' }, { id: 'b' }], pagination: { has_more: true } } },
  },
  {
    name: 'one of two tags',
    proves: ['tags-any-and-all'],
    given: library,
    when: { tags_any: ['PERF', 'nothing'] },
    then: { result: { nodes: [{ id: 'b' }, { id: 'a' }] } },
  },
  {
    name: 'a node with both tags comes once',
    proves: ['tags-any-and-all'],
    given: library,
    when: { tags_any: ['perf', 'store'] },
    then: { result: { nodes: [{ id: 'c' }, { id: 'b' }, { id: 'a' }] } },
  },
  {
    name: 'a status in another case',
    proves: ['status-is-exact'],
    given: library,
    when: { status: 'Open' },
    then: { result: { nodes: [] } },
  },
  {
    name: 'a status',
    proves: ['status-is-exact'],
    given: library,
    when: { status: 'closed' },
    then: { result: { nodes: [{ id: 'c' }] } },
  },
  {
    name: 'a word in title or text',
    proves: ['text-is-a-part-in-any-case'],
    given: library,
    when: { text: 'cAcHe' },
    then: { result: { nodes: [{ id: 'b' }, { id: 'a' }] } },
  },
  {
    name: 'two letters',
    proves: ['text-is-a-part-in-any-case'],
    given: library,
    when: { text: 'OT' },
    then: { result: { nodes: [{ id: 'c' }] } },
  },
  {
    name: 'an id is not text',
    proves: ['text-is-a-part-in-any-case'],
    given: [apply([node('needle', { title: 'hay' })])],
    when: { text: 'needle' },
    then: { result: { nodes: [] } },
  },
  {
    name: 'a quote and a star',
    proves: ['any-text-is-safe'],
    given: [apply([node('a', { title: 'say "all*" OR none' }), node('b', { title: 'say all' })])],
    when: { text: '"all*" or' },
    then: { result: { nodes: [{ id: 'a' }] } },
  },
  {
    name: 'a percent sign and a backslash',
    proves: ['any-text-is-safe'],
    given: [apply([node('a', { text: '100%_\\ sure' }), node('b', { text: '100 of us are sure' })])],
    when: { text: '0%_\\' },
    then: { result: { nodes: [{ id: 'a' }] } },
  },
  {
    name: 'an underscore alone',
    proves: ['any-text-is-safe'],
    given: [apply([node('a', { text: 'snake_case' }), node('b', { text: 'plain' })])],
    when: { text: '_' },
    then: { result: { nodes: [{ id: 'a' }] } },
  },
  {
    name: 'without tombstones',
    proves: ['tombstones-are-left-out'],
    given: [...library, apply([gone('a')])],
    when: {},
    then: { result: { nodes: [{ id: 'c' }, { id: 'b' }], edges: [] } },
  },
  {
    name: 'with tombstones',
    proves: ['tombstones-are-left-out'],
    given: [...library, apply([gone('a')])],
    when: { types: ['idea'], include_deleted: true },
    then: { result: { nodes: [{ id: 'a', deleted: true, title: 'Cold cache' }, { id: 'c' }], edges: [{ deleted: true }] } },
  },
  {
    name: 'no edges wanted',
    proves: ['edges-can-be-left-out'],
    given: library,
    when: { include_edges: false },
    then: { result: { nodes: ofLength(3), edges: [], truncated: false } },
  },
  {
    name: 'a limit of no edges',
    proves: ['edges-can-be-left-out'],
    given: library,
    when: { edges_limit: 0 },
    then: { result: { edges: [], truncated: false } },
  },
  {
    name: 'one edge of two',
    proves: ['cut-edges-are-said', 'edges-join-returned-nodes'],
    given: library,
    when: { edges_limit: 1 },
    then: { result: { edges: [{ from: 'c' }], truncated: true } },
  },
  {
    name: 'the page after, while others write',
    proves: ['pages-cover-everything-once'],
    given: [
      apply([node('a'), node('b'), node('c')]),
      call('graph_query', { limit: 1 }, { save: { next: '/pagination/next_cursor' } }),
      apply([node('d'), node('c', { title: 'again' })]),
    ],
    when: { limit: 2, cursor: saved('next') },
    then: { result: { nodes: [{ id: 'b' }, { id: 'a' }], pagination: { has_more: false, next_cursor: null } } },
  },
  {
    name: 'a branch over its base',
    proves: ['a-derived-branch-shows-its-base'],
    given: [
      apply([node('a', { title: 'base' }), node('b'), node('c')]),
      branch('idea'),
      applyOn('main', node('a', { title: 'later' }), node('d')),
      applyOn('idea', node('b', { title: 'own' }), gone('c')),
    ],
    when: { branch: 'idea' },
    then: {
      result: {
        nodes: [
          { id: 'b', title: 'own' },
          { id: 'a', title: 'base' },
        ],
      },
    },
  },
  {
    name: 'what the base changed later, by tag and text',
    proves: ['a-derived-branch-shows-its-base'],
    given: [
      apply([node('a', { title: 'the old title', tags: ['old'] })]),
      branch('idea'),
      applyOn('main', node('a', { title: 'the new title', tags: ['new'] })),
    ],
    when: { branch: 'idea', tags_all: ['old'], text: 'old title' },
    then: { result: { nodes: [{ id: 'a', title: 'the old title', tags: ['old'] }] } },
  },
  {
    name: 'a branch of a branch',
    proves: ['bases-of-bases-count'],
    given: [
      apply([node('a', { title: 'one' })]),
      branch('mid'),
      applyOn('main', node('late')),
      applyOn('mid', node('b')),
      branch('leaf', 'mid'),
      applyOn('mid', node('b', { title: 'too late' })),
      applyOn('leaf', node('a', { title: 'leaf' })),
    ],
    when: { branch: 'leaf' },
    then: {
      result: {
        nodes: [
          { id: 'a', title: 'leaf' },
          { id: 'b', title: { $absent: true } },
        ],
      },
    },
  },
  {
    name: 'a small budget',
    proves: ['a-cut-page-can-be-continued'],
    given: [apply([node('a', { title: 'x'.repeat(300) }), node('b', { title: 'y'.repeat(300) })], {}, { last: '/last_seq' })],
    when: { max_chars: 700 },
    then: {
      result: { nodes: [{ id: 'b' }], pagination: { has_more: true, next_cursor: saved('last'), count: 1 }, truncated: true },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'nothing yet',
    proves: ['an-empty-graph-is-empty'],
    given: [call('init')],
    when: { doc: 'graph' },
    then: { result: { nodes: [], edges: [], pagination: { has_more: false, next_cursor: null, count: 0 } } },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { branch: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
  {
    name: 'a secret in a node',
    proves: ['answers-are-redacted'],
    given: [apply([node('a', { text: 'MY_TOKEN=abc123', meta: { api_key: 'k' } })])],
    when: {},
    then: { result: { nodes: [{ text: 'MY_TOKEN=<redacted>', meta: { api_key: '<redacted>' } }] } },
  },
]);
