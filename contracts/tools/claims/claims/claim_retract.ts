import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { ScopeOr } from '../../../types/mind.ts';
import { ClaimId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { Rationale, RecordedAs } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'claim_retract',
  title: 'Retract a claim',
  summary: 'Takes a claim back: it no longer holds, and its record stays.',
  effect: 'write',
  destructive: true,
  idempotent: true,
  scope: 'project',
  command: {
    path: ['claim', 'retract'],
    prints: 'claim_id',
    arguments: ['id'],
    examples: ['mi claim retract cl_1767800000_0a1b2c3d'],
  },
  input: Type.Object({
    ...InProject,
    id: ClaimId,
    scope: ScopeOr('project', 'Whose claim it is.'),
    rationale: Rationale,
  }),
  output: Closed({
    claim_id: ClaimId,
    event_id: RecordedAs,
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['claim-is-not-known'],
  tells: ['claim_retract', 'claim_retracted'],
  rules: {
    'what-is-retracted-no-longer-holds': must(
      'The claim is retracted from then on; a claim_retract record says why, and the retraction cites it.',
    ),
    'an-unknown-claim-is-not-retracted': must(
      'An id that is not in the store that is named answers UNKNOWN_ID, and nothing is written.',
    ),
    'what-was-retracted-can-be-said-again': must('A new claim with the same text holds, whatever was retracted before it.'),
  },
});
