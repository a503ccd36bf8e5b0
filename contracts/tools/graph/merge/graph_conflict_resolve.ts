import { Const, defineTool, must, OneOf, Type } from '../../../kit/index.ts';
import { ConflictId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

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
  output: Type.Object({
    conflict_id: ConflictId,
    status: Const('resolved', { description: 'The conflict is resolved.' }),
    applied: Type.Boolean({ description: 'True when the state of from was written to into.' }),
  }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  refuses: ['conflict-is-not-known', 'conflict-is-not-open'],
  tells: ['graph_node_written', 'graph_node_removed', 'graph_edge_written', 'graph_edge_removed', 'graph_conflict_resolved'],

  rules: {
    'use-from-writes-theirs': must('use_from writes the state of from into the destination as a new version.'),
    'use-into-keeps-ours': must('use_into writes no version and only marks the conflict resolved.'),
    'a-deletion-can-be-used': must('When from had deleted the key, use_from deletes it in the destination.'),
    'an-edge-can-be-used': must('A conflict about an edge is resolved like one about a node.'),
    'once-only': must('A conflict that is resolved, or was superseded, answers CONFLICT and suggests graph_conflicts.'),
    'an-unknown-conflict-is-refused': must('An id that no conflict has answers UNKNOWN_ID and suggests graph_conflicts.'),
  },
});
