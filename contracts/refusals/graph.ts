import { defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const graphRefusals = defineRefusals({
  'node-to-delete-is-not-there': {
    code: 'INVALID_INPUT',
    says: {
      problem: 'There is no node {id} to delete.',
      fix: 'Leave it out, or see with graph_query which nodes there are.',
    },
    facts: Of({ id: S }),
    hints: [{ field: 'ops', kind: 'other', expected: 'a node_delete of a node that is there' }],
  },
  'edge-to-delete-is-not-there': {
    code: 'INVALID_INPUT',
    says: {
      problem: 'There is no edge {edge} to delete.',
      fix: 'Leave it out, or see with graph_query which edges there are.',
    },
    facts: Of({ edge: S }),
    hints: [{ field: 'ops', kind: 'other', expected: 'an edge_delete of an edge that is there' }],
  },
  'edge-lacks-a-node': {
    code: 'INVALID_INPUT',
    says: {
      problem: 'Edge {edge} needs a node that is not there: {missing}.',
      fix: 'Write the node first, also in the same batch.',
    },
    facts: Of({ edge: S, missing: Type.Array(S) }),
    hints: [{ field: 'ops', kind: 'other', expected: 'edges between nodes that are there' }],
  },
  'node-belongs-to-tasks': {
    code: 'INVALID_INPUT',
    says: {
      problem: 'Node {id} belongs to plans and tasks: ids that begin with {prefix} are theirs.',
      fix: 'Choose another id; an edge may point to it.',
    },
    facts: Of({ id: S, prefix: S }),
    hints: [{ field: 'ops', kind: 'other', expected: 'an id that does not begin with {prefix}' }],
  },
  'conflict-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'conflict', fix: 'Copy the id from graph_merge or graph_conflicts.' },
    facts: Of({ id: S, into: S }),
    suggest: [{ tool: 'graph_conflicts', params: { into: '{into}' }, reason: 'See the conflicts there are' }],
  },
  'conflict-is-not-open': {
    code: 'CONFLICT',
    says: {
      problem: '{id} is {status} already.',
      fix: 'See which conflicts are open; merging again finds what still differs.',
    },
    facts: Of({ id: S, status: S, into: S, doc: S }),
    suggest: [{ tool: 'graph_conflicts', params: { into: '{into}', doc: '{doc}' }, reason: 'See the conflicts that are open' }],
  },
});
