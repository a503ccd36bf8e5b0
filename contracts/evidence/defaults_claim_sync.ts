import { Closed, defineEvidence, OneOf, Opt, Prose, type Static, Type } from '../kit/index.ts';
import { OrNothing } from '../types/mind.ts';
import { ClaimId } from '../types/mind-ids.ts';
import { MaybeEventId, OperationalDefaults, Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  sync: Closed({
    ok: Type.Boolean(),
    changed: Type.Boolean(),
    mode: OneOf(['seed_missing', 'sync']),
    event_id: MaybeEventId,
    desired: OperationalDefaults,
    applied: OrNothing(
      Closed({
        written_claim_ids: Type.Array(ClaimId, { maxItems: 2 }),
        superseded: Type.Array(Closed({ from: ClaimId, to: ClaimId })),
      }),
    ),
    error: Opt(Prose(2000)),
  }),
});
const record: Static<typeof fields> = {
  batch_id: 'b0.defaults_claim_sync',
  thread_id: '',
  sync: {
    ok: true,
    changed: true,
    mode: 'seed_missing',
    event_id: 'ev_global_1767800000_0a1b2c3d_000001',
    desired: { refactor_intent: 'behavior_preserving', ask_when_uncertain: true },
    applied: { written_claim_ids: ['cl_1767800000_0a1b2c3d', 'cl_1767800000_1b2c3d4e'], superseded: [] },
  },
};

/** Written in every run, also when nothing had to change: its absence means that the check did not take place. */
export default defineEvidence({
  kind: 'defaults_claim_sync',
  log: 'project',
  summary: 'The operational defaults were compared with the global setting claims, and missing ones were written.',
  fields,
  valid: [
    { name: 'both were missing', record },
    { name: 'nothing was missing', record: { ...record, sync: { ...record.sync, changed: false, event_id: '', applied: {} } } },
    {
      name: 'the store refused',
      record: { ...record, sync: { ...record.sync, ok: false, changed: false, event_id: '', applied: {}, error: 'disk full' } },
    },
  ],
  invalid: [
    { name: 'no desired', record: { ...record, sync: { ...record.sync, desired: undefined } }, because: 'desired is missing' },
    {
      name: 'half applied',
      record: { ...record, sync: { ...record.sync, applied: { superseded: [] } } },
      because: 'applied is whole or empty',
    },
    {
      name: 'another mode',
      record: { ...record, sync: { ...record.sync, mode: 'reset' } },
      because: 'mode is seed_missing or sync',
    },
  ],
});
