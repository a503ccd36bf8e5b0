import { Closed, defineEvidence, Nullable, type Static, Type } from '../kit/index.ts';
import { ClaimType, ClaimVisibility } from '../types/claim-patch.ts';
import { Timestamp } from '../types/ids.ts';
import { MindScope } from '../types/mind.ts';
import { ClaimId } from '../types/mind-ids.ts';
import { ClaimTags, Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  scope: MindScope,
  old_claim_id: ClaimId,
  new_text: Type.String({ minLength: 1 }),
  claim_type: ClaimType,
  visibility: ClaimVisibility,
  valid_from: Nullable(Timestamp),
  valid_to: Nullable(Timestamp),
  tags: ClaimTags,
});
const record: Static<typeof fields> = {
  batch_id: 'cli.claim_supersede',
  thread_id: '',
  scope: 'project',
  old_claim_id: 'cl_1767800000_0a1b2c3d',
  new_text: 'The reports service stores dates with their time zone.',
  claim_type: 'fact',
  visibility: 'project',
  valid_from: '2026-02-01T00:00:00.000Z',
  valid_to: null,
  tags: ['dates'],
};

/** The new claim cites this record, so its id cannot be a field here. */
export default defineEvidence({
  kind: 'claim_supersede',
  log: 'project',
  summary: 'The user replaced a claim by a new one.',
  fields,
  valid: [{ name: 'dates are stored differently now', record }],
  invalid: [
    { name: 'no text', record: { ...record, new_text: '' }, because: 'the new claim says something' },
    { name: 'validity left out', record: { ...record, valid_to: undefined }, because: 'valid_to is missing; it may be null' },
    { name: 'many tags', record: { ...record, tags: Array(21).fill('x') }, because: 'a claim has at most 20 tags' },
  ],
});
