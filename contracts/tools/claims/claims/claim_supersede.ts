import { Closed, defineTool, described, must, Opt, Text, Type, Words } from '../../../kit/index.ts';
import { ClaimType, ClaimVisibility } from '../../../types/claim-patch.ts';
import { MindScope } from '../../../types/mind.ts';
import { ClaimId, ThoughtEdgeId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { Moment, RecordedAs, ScopeOrBoth } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'claim_supersede',
  title: 'Replace a claim',
  summary: 'Writes a new claim in place of another one; the old one stays on record as superseded.',
  effect: 'write',
  scope: 'project',
  command: {
    path: ['claim', 'supersede'],
    prints: 'claim_id',
    arguments: ['id'],
    stdin: ['text'],
    examples: ['mi claim supersede cl_1767800000_0a1b2c3d --text "Dates are stored with their time zone."'],
  },
  input: Type.Object({
    ...InProject,
    id: described(ClaimId, 'The claim that no longer says it right.'),
    scope: ScopeOrBoth('effective', 'Where the claim is; effective: in the project first, then among global ones.'),
    text: Words(20_000, { description: 'What holds now, as one statement that can be read by itself.' }),
    claim_type: Opt(described(ClaimType, 'Another type; left out: that of the old claim.')),
    visibility: Opt(described(ClaimVisibility, 'Another label; left out: that of the old claim.')),
    valid_from: Moment('From when it holds, inclusive; left out: always.'),
    valid_to: Moment('Until when it holds, exclusive; left out: still.'),
    tag: Opt(
      Type.Array(Text(200), {
        maxItems: 20,
        default: [],
        description: 'Labels of the new claim; those of the old one are not taken over.',
      }),
    ),
  }),
  output: Closed({
    claim_id: described(ClaimId, 'The new claim.'),
    superseded_id: described(ClaimId, 'The old claim.'),
    edge_id: described(ThoughtEdgeId, 'The edge from the old one to the new one.'),
    scope: MindScope,
    event_id: RecordedAs,
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['claim-is-not-known', 'moment-does-not-exist', 'claim-ends-before-it-begins'],
  tells: ['claim_supersede', 'claim_asserted', 'edge_asserted'],
  rules: {
    'the-new-claim-takes-the-place': must(
      'The new claim is active, the old one superseded, and a supersedes edge leads from old to new, in the scope of the old one.',
    ),
    'type-and-visibility-are-inherited': must(
      'claim_type and visibility are those of the old claim unless they are given; labels are not taken over.',
    ),
    'an-unknown-claim-is-not-replaced': must('An id that is not there answers UNKNOWN_ID, and nothing is written.'),
    'back-and-forth-leaves-the-last': must('Replacing A by B and B by A again leaves exactly one active claim, the last one.'),
  },
});
