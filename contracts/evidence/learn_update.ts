import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { AppliedLearning } from '../types/claim-patch.ts';
import { MindState, OrNothing } from '../types/mind.ts';
import { ClaimId, EvidenceEventId } from '../types/mind-ids.ts';
import { LearnPatch } from '../types/mind-learn.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';

const Count = Type.Integer({ minimum: 0 });
const fields = Closed({
  ...Place,
  state: MindState,
  mind_transcript_ref: TranscriptRef,
  allowed_event_ids: Type.Array(EvidenceEventId, { maxItems: 80 }),
  allowed_retract_claim_ids_count: Count,
  allowed_retract_claim_ids_sample: Type.Array(ClaimId, { maxItems: 12 }),
  input_summary: Closed({
    learn_suggested_events: Count,
    active_learned_claims_project: Count,
    active_learned_claims_global: Count,
  }),
  output: OrNothing(LearnPatch),
  applied: AppliedLearning,
});
const none = { written: [], linked_existing: [], written_edges: [], skipped: [], retracted: [], retract_skipped: [] };
const record: Static<typeof fields> = {
  batch_id: 'b5.learn_update',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  state: 'ok',
  mind_transcript_ref: 'transcripts/mind/20260107T161000Z_learn_update_b5.jsonl',
  allowed_event_ids: ['ev_run_1767800000_0a1b2c3d_000007', 'ev_run_1767800000_0a1b2c3d_000012'],
  allowed_retract_claim_ids_count: 3,
  allowed_retract_claim_ids_sample: ['cl_1760000000_11223344', 'cl_1760000001_55667788', 'cl_1760000002_99aabbcc'],
  input_summary: { learn_suggested_events: 2, active_learned_claims_project: 3, active_learned_claims_global: 0 },
  output: {
    should_apply: true,
    min_confidence: 0.9,
    patch: { claims: [], edges: [], notes: '' },
    retract: [
      {
        scope: 'project',
        claim_id: 'cl_1760000001_55667788',
        rationale: 'Another claim says it better.',
        confidence: 0.95,
        source_event_ids: ['ev_run_1767800000_0a1b2c3d_000012'],
      },
    ],
    notes: '',
  },
  applied: {
    ...none,
    retracted: [{ scope: 'project', claim_id: 'cl_1760000001_55667788' }],
    retract_skipped: [{ reason: 'below_confidence', detail: 'cl_1760000002_99aabbcc' }],
  },
};

export default defineEvidence({
  kind: 'learn_update',
  log: 'project',
  summary: 'What a run taught, folded into the learned claims.',
  fields,
  valid: [
    { name: 'one claim is retracted', record },
    {
      name: 'the Mind was not asked',
      record: { ...record, state: 'skipped', mind_transcript_ref: '', output: {}, applied: none },
    },
  ],
  invalid: [
    {
      name: 'a long sample',
      record: { ...record, allowed_retract_claim_ids_sample: Array(13).fill('cl_1760000000_11223344') },
      because: 'the sample has at most 12 ids',
    },
    {
      name: 'no retractions',
      record: { ...record, applied: { ...none, retracted: undefined } },
      because: 'retracted is missing; the list may be empty',
    },
    { name: 'part of an answer', record: { ...record, output: { should_apply: false } }, because: 'output is whole or empty' },
  ],
});
