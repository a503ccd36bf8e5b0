import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { Benefit, Confidence, MindScope } from '../types/mind.ts';
import { ClaimId } from '../types/mind-ids.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  signature: Type.String({ pattern: '^[0-9a-f]{16}$', description: 'Of scope and normalized text.' }),
  count: Type.Integer({ minimum: 1, description: 'Runs in which it was seen.' }),
  threshold: Type.Integer({ minimum: 1, description: 'How many it took.' }),
  benefit: Benefit,
  confidence: Confidence,
  scope: MindScope,
  text: Type.String({ minLength: 1 }),
  applied_claim_ids: Type.Array(ClaimId),
});
const record: Static<typeof fields> = {
  batch_id: 'b2.preference_solidified',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  signature: '5d41402abc4b2a76',
  count: 2,
  threshold: 2,
  benefit: 'medium',
  confidence: 0.8,
  scope: 'global',
  text: 'Keep commits to one behaviour each.',
  applied_claim_ids: ['cl_1767800000_0a1b2c3d'],
};

export default defineEvidence({
  kind: 'preference_solidified',
  log: 'project',
  summary: 'A preference was seen often enough and is now suggested, or learned at once.',
  fields,
  valid: [
    { name: 'learned at once', record },
    { name: 'left to the user', record: { ...record, applied_claim_ids: [] } },
  ],
  invalid: [
    { name: 'no text', record: { ...record, text: '' }, because: 'a preference says something' },
    { name: 'a signature in words', record: { ...record, signature: 'small commits' }, because: 'a signature has 16 hex digits' },
  ],
});
