import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { MindScope } from '../types/mind.ts';
import { ClaimId } from '../types/mind-ids.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({ ...Place, scope: MindScope, dup_id: ClaimId, canonical_id: ClaimId, notes: Type.String() });
const record: Static<typeof fields> = {
  batch_id: 'cli.claim_same_as',
  thread_id: '',
  scope: 'project',
  dup_id: 'cl_1767800042_9f8e7d6c',
  canonical_id: 'cl_1767800000_0a1b2c3d',
  notes: '',
};

export default defineEvidence({
  kind: 'claim_same_as',
  log: 'project',
  summary: 'The user declared a claim a duplicate of another.',
  fields,
  valid: [{ name: 'two claims about dates', record }],
  invalid: [
    { name: 'a node as canonical', record: { ...record, canonical_id: 'nd_1767800000_0a1b2c3d' }, because: 'both are claims' },
    { name: 'no notes', record: { ...record, notes: undefined }, because: 'notes is missing; it may be empty' },
  ],
});
