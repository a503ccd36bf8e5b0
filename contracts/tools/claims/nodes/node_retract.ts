import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { ScopeOr } from '../../../types/mind.ts';
import { ThoughtNodeId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { Rationale, RecordedAs } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'node_retract',
  title: 'Retract a node',
  summary: 'Takes a decision, an action or a summary back: it no longer holds, and its record stays.',
  effect: 'write',
  destructive: true,
  idempotent: true,
  scope: 'project',
  command: { path: ['node', 'retract'], prints: 'node_id', arguments: ['id'] },
  input: Type.Object({ ...InProject, id: ThoughtNodeId, scope: ScopeOr('project', 'Whose node it is.'), rationale: Rationale }),
  output: Closed({ node_id: ThoughtNodeId, event_id: RecordedAs }),
  errors: ['UNKNOWN_ID'],
  refuses: ['node-is-not-known'],
  tells: ['node_retract', 'node_retracted'],
  rules: {
    'a-retracted-node-no-longer-holds': must(
      'The node is retracted from then on; a node_retract record says why, and the retraction cites it.',
    ),
    'an-unknown-node-is-not-retracted': must(
      'An id that is not in the store that is named answers UNKNOWN_ID, and nothing is written.',
    ),
  },
});
