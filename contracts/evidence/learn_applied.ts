import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { ClaimId, LearnSuggestionId } from '../types/mind-ids.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({ ...Place, suggestion_id: LearnSuggestionId, applied_claim_ids: Type.Array(ClaimId) });
/** Batch and thread are those of the suggestion. */
const record: Static<typeof fields> = {
  batch_id: 'b1',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  suggestion_id: 'ls_1767800000_0a1b2c3d',
  applied_claim_ids: ['cl_1767800001_1b2c3d4e'],
};

export default defineEvidence({
  kind: 'learn_applied',
  log: 'project',
  summary: 'The user applied what had been suggested.',
  fields,
  valid: [{ name: 'one preference', record }],
  invalid: [
    {
      name: 'a suggestion by event',
      record: { ...record, suggestion_id: 'ev_run_1_000001' },
      because: 'a suggestion has an id of its own',
    },
    { name: 'no claims', record: { ...record, applied_claim_ids: undefined }, because: 'applied_claim_ids is missing' },
  ],
});
