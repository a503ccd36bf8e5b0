import { Closed, defineEvidence, described, type Static, Type } from '../kit/index.ts';
import { MindScope } from '../types/mind.ts';
import { ClaimId, EvidenceEventId } from '../types/mind-ids.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  undone_event_id: described(EvidenceEventId, 'The record of what was learned.'),
  retracted: Type.Array(Closed({ scope: MindScope, claim_id: ClaimId }), { maxItems: 40 }),
  restored: Type.Array(
    Closed({ scope: MindScope, claim_id: ClaimId, was: described(ClaimId, 'The claim that says the same, and does not hold.') }),
    { maxItems: 80 },
  ),
  rationale: Type.String(),
});
const record: Static<typeof fields> = {
  batch_id: 'cli.claim_undo',
  thread_id: '',
  undone_event_id: 'ev_run_1767800000_0a1b2c3d_000031',
  retracted: [{ scope: 'project', claim_id: 'cl_1767800000_0a1b2c3d' }],
  restored: [{ scope: 'project', claim_id: 'cl_1767800100_1b2c3d4e', was: 'cl_1760000001_55667788' }],
  rationale: 'It said too much at once.',
};

export default defineEvidence({
  kind: 'learn_undone',
  log: 'project',
  summary: 'The user undid what had been learned at once.',
  fields,
  valid: [
    { name: 'one claim in place of another', record },
    { name: 'nothing held any more', record: { ...record, retracted: [], restored: [] } },
  ],
  invalid: [
    { name: 'no record', record: { ...record, undone_event_id: '' }, because: 'undone_event_id names a record' },
    {
      name: 'restored as it was',
      record: { ...record, restored: [{ scope: 'project', claim_id: 'cl_1767800100_1b2c3d4e' }] },
      because: 'a claim that is restored is a new one, and names the one that it restores',
    },
  ],
});
