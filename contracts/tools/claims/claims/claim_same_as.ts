import { Closed, defineTool, described, must, Opt, Prose, Type } from '../../../kit/index.ts';
import { ScopeOr } from '../../../types/mind.ts';
import { ClaimId, ThoughtEdgeId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { RecordedAs } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'claim_same_as',
  title: 'Declare a duplicate',
  summary: 'Says that one claim is a duplicate of another, which then stands for both.',
  effect: 'write',
  scope: 'project',
  command: {
    path: ['claim', 'same-as'],
    prints: 'edge_id',
    arguments: ['dup', 'canonical'],
    examples: ['mi claim same-as cl_1767800042_9f8e7d6c cl_1767800000_0a1b2c3d'],
  },
  input: Type.Object({
    ...InProject,
    dup: described(ClaimId, 'The duplicate.'),
    canonical: described(ClaimId, 'The claim that stays.'),
    scope: ScopeOr('project', 'Whose claims they are.'),
    notes: Opt(Prose(4000, { default: '', description: 'Why they are the same.' })),
  }),
  output: Closed({
    dup_id: described(ClaimId, 'The duplicate, no longer listed.'),
    canonical_id: described(ClaimId, 'The claim that stands for both.'),
    edge_id: ThoughtEdgeId,
    event_id: RecordedAs,
  }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  refuses: ['claim-is-not-known', 'claims-are-one-already'],
  tells: ['claim_same_as', 'edge_asserted'],
  rules: {
    'the-duplicate-is-no-longer-listed': must(
      'The duplicate is listed no more, and its canonical id is that of the other claim.',
    ),
    'both-claims-are-there': must(
      'Where one of them is not in the store that is named the answer is UNKNOWN_ID, and nothing is written.',
    ),
    'no-circle-is-made': must(
      'A claim cannot be a duplicate of itself, nor of one that stands for the same claim already: CONFLICT.',
    ),
  },
});
