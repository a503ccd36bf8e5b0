import { Closed, defineTool, described, must, Opt, Prose, Type } from '../../../kit/index.ts';
import { ClaimVisibility, ThoughtEdgeType } from '../../../types/claim-patch.ts';
import { ScopeOr } from '../../../types/mind.ts';
import { EvidenceEventId, ThoughtEdgeId, ThoughtRef } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'edge_create',
  title: 'Relate two records',
  summary: 'Relates two claims, nodes or evidence records of the Thought DB.',
  effect: 'write',
  scope: 'project',
  command: {
    path: ['edge', 'create'],
    prints: 'edge_id',
    examples: ['mi edge create --type depends_on --from cl_1767800042_9f8e7d6c --to cl_1767800000_0a1b2c3d'],
  },
  input: Type.Object({
    ...InProject,
    scope: ScopeOr('project', 'Whose store keeps it.'),
    type: described(ThoughtEdgeType, 'How they relate.'),
    from: described(ThoughtRef, 'Where it begins.'),
    to: described(ThoughtRef, 'Where it leads.'),
    visibility: Opt(described(ClaimVisibility, 'A label; left out: that of the scope.')),
    notes: Opt(Prose(4000, { default: '', description: 'Why the two belong together.' })),
  }),
  output: Closed({ edge_id: ThoughtEdgeId, event_id: described(EvidenceEventId, 'The record that says who made it.') }),
  errors: [],
  tells: ['edge_create', 'edge_asserted'],
  rules: {
    'an-edge-cites-its-record': must('The edge is written to the scope that is named, and cites the edge_create record.'),
  },
});
