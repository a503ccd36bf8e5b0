import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { Conflict } from '../../../types/graph.ts';
import { ConflictId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'graph_conflict_show',
  title: 'Show a merge conflict',
  summary: 'One conflict with the three states that met: the base, theirs (from) and ours (into).',
  effect: 'read',
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, conflict_id: ConflictId }),
  output: Closed({ conflict: Conflict }),
  errors: ['UNKNOWN_ID'],
  refuses: ['conflict-is-not-known'],

  rules: {
    'three-states-are-shown': must('base, theirs and ours are shown as they were when the conflict was found.'),
    'a-resolution-has-its-time': must('A resolved conflict carries resolved_at_ms.'),
    'branches-have-their-current-names': must('After a rename from and into carry the new names.'),
    'an-open-conflict-leads-on': must('An open conflict suggests both of its resolutions.'),
    'an-unknown-conflict-is-refused': must('An id that no conflict has answers UNKNOWN_ID and suggests graph_conflicts.'),
  },
});
