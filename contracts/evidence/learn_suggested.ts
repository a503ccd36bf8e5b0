import { Closed, defineEvidence, OneOf, type Static, Type } from '../kit/index.ts';
import { LearnSuggestion } from '../types/mind.ts';
import { ClaimId, EvidenceEventId, LearnSuggestionId } from '../types/mind-ids.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  id: LearnSuggestionId,
  source: OneOf(['risk_judge', 'decide_next', 'decide_next.after_user', 'mine_preferences']),
  auto_learn: Type.Boolean(),
  mind_transcript_ref: TranscriptRef,
  learn_suggested: Type.Array(LearnSuggestion, { minItems: 1 }),
  applied_claim_ids: Type.Array(ClaimId),
  source_event_ids: Type.Array(EvidenceEventId, { maxItems: 8 }),
});
const record: Static<typeof fields> = {
  batch_id: 'b1',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  id: 'ls_1767800000_0a1b2c3d',
  source: 'risk_judge',
  auto_learn: true,
  mind_transcript_ref: 'transcripts/mind/20260107T154101Z_risk_b1.jsonl',
  learn_suggested: [
    { scope: 'project', severity: 'high', text: 'Ask before pushing to a remote.', rationale: 'A push went out unasked.' },
  ],
  applied_claim_ids: ['cl_1767800001_1b2c3d4e'],
  source_event_ids: ['ev_run_1767800000_0a1b2c3d_000007'],
};

export default defineEvidence({
  kind: 'learn_suggested',
  log: 'project',
  summary: 'The Mind suggested preferences; with auto_learn they became claims at once.',
  fields,
  valid: [
    { name: 'learned at once', record },
    { name: 'left to the user', record: { ...record, auto_learn: false, applied_claim_ids: [] } },
  ],
  invalid: [
    { name: 'nothing suggested', record: { ...record, learn_suggested: [] }, because: 'without a suggestion there is no record' },
    { name: 'another source', record: { ...record, source: 'loop_break' }, because: 'loop_break suggests nothing' },
    {
      name: 'many sources',
      record: { ...record, source_event_ids: Array(9).fill('ev_run_1_000001') },
      because: 'at most 8 events are cited',
    },
  ],
});
