import { Const, call, defineTool, must, OneOf, saved, Type } from '../../../kit/index.ts';
import { ConflictId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { apply, applyOn, branch, edge, gone, node, twoMinds } from '../../../worlds/graph.ts';

const merge = call('graph_merge', { from: 'idea', into: 'main' }, { save: { id: '/conflict_ids/0' } });
const found = [...twoMinds, merge];
const seen = (result: Record<string, unknown>) => call('graph_query', { branch: 'main' }, { result });

export default defineTool({
  name: 'graph_conflict_resolve',
  title: 'Resolve a merge conflict',
  summary: 'Decides a conflict: use_from writes the state of the merged branch, use_into keeps the destination as it is.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    conflict_id: ConflictId,
    resolution: OneOf(['use_from', 'use_into'], { description: 'Whose state counts.' }),
  }),
  output: Type.Object({ conflict_id: ConflictId, status: Const('resolved'), applied: Type.Boolean() }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  tells: ['graph_node_written', 'graph_node_removed', 'graph_edge_written', 'graph_edge_removed', 'graph_conflict_resolved'],

  rules: {
    'use-from-writes-theirs': must('use_from writes the state of from into the destination as a new version.'),
    'use-into-keeps-ours': must('use_into writes no version and only marks the conflict resolved.'),
    'a-deletion-can-be-used': must('When from had deleted the key, use_from deletes it in the destination.'),
    'an-edge-can-be-used': must('A conflict about an edge is resolved like one about a node.'),
    'once-only': must('A conflict that is resolved, or was superseded, answers CONFLICT and suggests graph_conflicts.'),
    'an-unknown-conflict-is-refused': must('An id that no conflict has answers UNKNOWN_ID and suggests graph_conflicts.'),
  },
  cases: [
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
      then: { error: 'CONFLICT', message: 'superseded' },
    },
    {
      name: 'a conflict nobody has',
      proves: ['an-unknown-conflict-is-refused'],
      given: [call('init')],
      when: { conflict_id: `CONFLICT-${'0'.repeat(32)}`, resolution: 'use_from' },
      then: { error: 'UNKNOWN_ID', suggests: ['graph_conflicts'] },
    },
  ],
});
