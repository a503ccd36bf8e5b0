import { absent, anything, call, casesOf, having, ofLength, saved, template } from '../../../kit/index.ts';
import { apply, branch, cut, edge, gone, node } from '../../../worlds/graph.ts';
import tool from './graph_apply.ts';

const seen = (more: Record<string, unknown>, result: Record<string, unknown>) => call('graph_query', more, { result });

export default casesOf(tool, [
  {
    name: 'two nodes and an edge',
    proves: ['a-batch-is-applied', 'the-checkout-is-the-default', 'earlier-ops-count'],
    when: {
      ops: [
        node('h1', { type: 'hypothesis', title: 'The cache is cold', tags: ['perf'] }),
        node('e1', { type: 'evidence', text: 'Hit rate 12%' }),
        edge('e1', 'supports', 'h1', { meta: { weight: 2 } }),
      ],
    },
    then: {
      result: {
        branch: 'main',
        doc: 'graph',
        applied: { nodes_upserted: 2, nodes_deleted: 0, edges_upserted: 1, edges_deleted: 0 },
        last_seq: anything,
        last_ts_ms: anything,
      },
      tells: ['workspace_created', 'graph_node_written', 'graph_node_written', 'graph_edge_written'],
      after: [
        seen(
          {},
          {
            nodes: [
              { id: 'e1', type: 'evidence', text: 'Hit rate 12%', title: absent, tags: [], deleted: false },
              { id: 'h1', type: 'hypothesis', title: 'The cache is cold', tags: ['perf'] },
            ],
            edges: [{ from: 'e1', rel: 'supports', to: 'h1', meta: { weight: 2 }, deleted: false }],
          },
        ),
      ],
    },
  },
  {
    name: 'the number of a version opens it',
    proves: ['each-op-is-a-version', 'a-version-can-be-opened'],
    given: [apply([node('a', { title: 'First' })], {}, { first: '/last_seq' })],
    when: { ops: [node('a', { title: 'Second' }), node('b')] },
    then: {
      result: { last_seq: { $not: saved('first') } },
      after: [
        call(
          'open',
          { id: template('graph@{first}') },
          {
            result: {
              kind: 'doc_entry',
              ref: template('graph@{first}'),
              entry: {
                seq: saved('first'),
                branch: 'main',
                doc: 'graph',
                kind: 'event',
                event_type: 'node_written',
                payload: { id: 'a', title: 'First' },
              },
            },
          },
        ),
        seen({ ids: ['a'] }, { nodes: [{ title: 'Second' }] }),
      ],
    },
  },
  {
    name: 'the second of two cannot be done',
    proves: ['all-or-nothing', 'deleting-what-is-missing-is-refused'],
    given: [call('init')],
    when: { ops: [node('a'), gone('b')] },
    then: { error: 'INVALID_INPUT', refusal: 'node-to-delete-is-not-there', names: ['b'], after: [seen({}, { nodes: [] })] },
  },
  {
    name: 'an edge that is not there',
    proves: ['deleting-what-is-missing-is-refused'],
    given: [apply([node('a'), node('b'), edge('a', 'r', 'b'), cut('a', 'r', 'b')])],
    when: { ops: [cut('a', 'r', 'b')] },
    then: { error: 'INVALID_INPUT', refusal: 'edge-to-delete-is-not-there', names: ['a|r|b'] },
  },
  {
    name: 'a shorter second version',
    proves: ['an-upsert-replaces'],
    given: [apply([node('a', { title: 'T', text: 'X', status: 'open', tags: ['x'], meta: { k: 1 } })])],
    when: { ops: [node('a', { type: 'decision' })] },
    then: {
      after: [
        seen(
          { ids: ['a'] },
          { nodes: [{ type: 'decision', title: absent, text: absent, status: absent, tags: [], meta: absent }] },
        ),
      ],
    },
  },
  {
    name: 'a node with edges both ways',
    proves: ['a-delete-cascades'],
    given: [apply([node('a'), node('b'), node('c'), edge('a', 'r', 'b'), edge('b', 'r', 'c'), edge('a', 'r', 'c')])],
    when: { ops: [gone('b')] },
    then: {
      result: { applied: { nodes_upserted: 0, nodes_deleted: 1, edges_upserted: 0, edges_deleted: 2 } },
      tells: ['graph_edge_removed', 'graph_edge_removed', 'graph_node_removed'],
      after: [
        seen({}, { nodes: [{ id: 'c' }, { id: 'a' }], edges: [{ from: 'a', to: 'c' }] }),
        call('graph_validate', {}, { result: { ok: true, stats: { nodes: 2, edges: 1 } } }),
      ],
    },
  },
  {
    name: 'a loop goes with its node once',
    proves: ['a-delete-cascades'],
    given: [apply([node('a'), edge('a', 'self', 'a')])],
    when: { ops: [gone('a')] },
    then: { result: { applied: { nodes_deleted: 1, edges_deleted: 1 } } },
  },
  {
    name: 'a node that was deleted before',
    proves: ['deleting-what-is-missing-is-refused'],
    given: [apply([node('a'), gone('a')])],
    when: { ops: [gone('a')] },
    then: { error: 'INVALID_INPUT', refusal: 'node-to-delete-is-not-there', names: ['a'] },
  },
  {
    name: 'an edge to nowhere',
    proves: ['endpoints-must-live'],
    given: [apply([node('a')])],
    when: { ops: [edge('a', 'r', 'b')] },
    then: { error: 'INVALID_INPUT', refusal: 'edge-lacks-a-node', names: ['b'] },
  },
  {
    name: 'an edge to what the batch removed',
    proves: ['endpoints-must-live', 'earlier-ops-count'],
    given: [apply([node('a'), node('b')])],
    when: { ops: [gone('b'), edge('a', 'r', 'b')] },
    then: { error: 'INVALID_INPUT', refusal: 'edge-lacks-a-node', names: ['b'] },
  },
  {
    name: 'an edge to a node of the base',
    proves: ['endpoints-must-live', 'a-branch-keeps-its-own'],
    given: [apply([node('a')]), branch('idea')],
    when: { branch: 'idea', ops: [node('b'), edge('a', 'r', 'b')] },
    then: {
      result: { branch: 'idea' },
      after: [
        seen({ branch: 'main' }, { nodes: [{ id: 'a' }], edges: [] }),
        seen({ branch: 'idea' }, { nodes: [{ id: 'b' }, { id: 'a' }], edges: [{ from: 'a', to: 'b' }] }),
      ],
    },
  },
  {
    name: 'a deleted node is written again',
    proves: ['what-was-deleted-can-come-back'],
    given: [apply([node('a'), node('b'), edge('a', 'r', 'b'), gone('a')])],
    when: { ops: [node('a', { title: 'again' })] },
    then: { after: [seen({}, { nodes: [{ id: 'a', title: 'again', deleted: false }, { id: 'b' }], edges: [] })] },
  },
  {
    name: 'tags in any dress',
    proves: ['tags-are-normalised'],
    when: { ops: [node('a', { tags: [' Perf', 'cache', 'PERF', 'älter ', 'Äpfel'] })] },
    then: { after: [seen({}, { nodes: [{ tags: ['cache', 'perf', 'äpfel', 'älter'].sort() }] })] },
  },
  {
    name: 'blanks around keys',
    proves: ['keys-are-trimmed'],
    when: { ops: [node('  a '), node('b', { type: ' idea ' }), edge(' a', ' supports ', 'b ')] },
    then: {
      after: [seen({}, { nodes: [{ id: 'b', type: 'idea' }, { id: 'a' }], edges: [{ from: 'a', rel: 'supports', to: 'b' }] })],
    },
  },
  {
    name: 'an id with a bar',
    proves: ['bars-and-controls-are-refused'],
    given: [call('init')],
    when: { ops: [node('a|b')] },
    then: { error: 'INVALID_INPUT', fields: ['id'] },
  },
  {
    name: 'a relation with a line break',
    proves: ['bars-and-controls-are-refused'],
    given: [apply([node('a'), node('b')])],
    when: { ops: [edge('a', 'sup\nports', 'b')] },
    then: { error: 'INVALID_INPUT', fields: ['rel'] },
  },
  {
    name: 'a tag of blanks',
    proves: ['bars-and-controls-are-refused'],
    given: [call('init')],
    when: { ops: [node('a', { tags: ['  '] })] },
    then: { error: 'INVALID_INPUT', fields: ['tags'] },
  },
  {
    name: 'the node of a task',
    proves: ['task-and-step-ids-are-reserved'],
    given: [call('init')],
    when: { ops: [node('task:TASK-001')] },
    then: { error: 'INVALID_INPUT', refusal: 'node-belongs-to-tasks', names: ['task:'] },
  },
  {
    name: 'the node of a step',
    proves: ['task-and-step-ids-are-reserved'],
    given: [call('init')],
    when: { ops: [gone(' step:STEP-00000001')] },
    then: { error: 'INVALID_INPUT', refusal: 'node-belongs-to-tasks', names: ['step:'] },
  },
  {
    name: 'nodes into the notes',
    proves: ['entries-and-graph-do-not-mix'],
    given: [call('init')],
    when: { branch: 'main', doc: 'notes', ops: [node('a')] },
    then: { error: 'INVALID_INPUT', refusal: 'document-is-no-graph', names: ['notes'] },
  },
  {
    name: 'nodes into a document of notes',
    proves: ['entries-and-graph-do-not-mix'],
    given: [call('notes_commit', { branch: 'main', doc: 'ideas', content: 'x' }), branch('idea')],
    when: { branch: 'idea', doc: 'ideas', ops: [node('a')] },
    then: { error: 'INVALID_INPUT', refusal: 'document-is-no-graph', names: ['ideas'] },
  },
  {
    name: 'a note into a graph of another name',
    proves: ['entries-and-graph-do-not-mix'],
    when: { doc: 'map', ops: [node('a')] },
    then: {
      result: { doc: 'map' },
      after: [
        call('notes_commit', { branch: 'main', doc: 'map', content: 'x' }, { error: 'INVALID_INPUT' }),
        call('docs_list', {}, { result: { docs: having({ doc: 'map', kind: 'graph' }) } }),
      ],
    },
  },
  {
    name: 'an operation nobody knows',
    proves: ['an-unknown-op-is-refused'],
    given: [call('init')],
    when: { ops: [{ op: 'node_explode', id: 'a' } as never] },
    then: { error: 'INVALID_INPUT', fields: ['op'] },
  },
  {
    name: 'a field that the operation does not have',
    proves: ['an-unknown-op-is-refused'],
    given: [call('init')],
    when: { ops: [{ op: 'node_upsert', id: 'a', type: 'idea', colour: 'red' } as never] },
    then: { error: 'INVALID_INPUT', fields: ['colour'] },
  },
  {
    name: 'a node without a type',
    proves: ['a-missing-field-is-named'],
    given: [call('init')],
    when: { ops: [{ op: 'node_upsert', id: 'a' } as never] },
    then: { error: 'INVALID_INPUT', fields: ['type'] },
  },
  {
    name: 'nulls in an operation',
    proves: ['null-is-left-out'],
    when: { ops: [node('a', { title: null, tags: null, meta: null })] },
    then: { after: [seen({}, { nodes: [{ id: 'a', title: absent, tags: [] }] })] },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { branch: 'nowhere', ops: [node('a')] },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
  {
    name: 'a target and a branch at once',
    proves: ['target-excludes-branch-and-doc'],
    given: [call('init')],
    when: { target: 'TASK-001', branch: 'main', ops: [node('a')] },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a new connection sees the node',
    proves: ['a-graph-survives-a-restart'],
    when: { ops: [node('a', { title: 'still here' })] },
    then: { after: [call('graph_query', {}, { reconnect: true, result: { nodes: [{ title: 'still here' }] } })] },
  },
  {
    name: 'a chain of two hundred',
    proves: ['a-batch-is-applied'],
    given: [apply(Array.from({ length: 200 }, (_, i) => node(`n${i}`)))],
    when: { ops: Array.from({ length: 199 }, (_, i) => edge(`n${i}`, 'next', `n${i + 1}`)) },
    then: {
      result: { applied: { edges_upserted: 199 } },
      after: [seen({ limit: 200, edges_limit: 1000 }, { nodes: ofLength(200), edges: ofLength(199) })],
    },
  },
]);
