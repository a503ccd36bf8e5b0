import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { MindScope } from '../types/mind.ts';
import { ClaimId } from '../types/mind-ids.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({ ...Place, scope: MindScope, claim_id: ClaimId, rationale: Type.String() });
const record: Static<typeof fields> = {
  batch_id: 'cli.claim_retract',
  thread_id: '',
  scope: 'project',
  claim_id: 'cl_1767800000_0a1b2c3d',
  rationale: 'The service was rewritten.',
};

export default defineEvidence({
  kind: 'claim_retract',
  log: 'project',
  summary: 'The user retracted a claim.',
  fields,
  valid: [{ name: 'no longer true', record }],
  invalid: [
    { name: 'no claim', record: { ...record, claim_id: '' }, because: 'claim_id names a claim' },
    { name: 'both scopes', record: { ...record, scope: 'effective' }, because: 'a record has one scope, project or global' },
  ],
});
