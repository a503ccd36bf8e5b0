import { Closed, described, named, Type } from '../kit/schema.ts';
import { Timestamp } from './ids.ts';
import { EvidenceEventId } from './mind-ids.ts';

/** What the writer of an EvidenceLog adds to every record, and telling it answers. */
export const EvidenceReceipt = named(
  'EvidenceReceipt',
  Closed({
    event_id: EvidenceEventId,
    run_id: Type.String({ pattern: '^(run|cli|global)_', description: 'The run, or the command, that wrote it.' }),
    seq: Type.Integer({ minimum: 1, description: 'Its number within that run.' }),
    ts: described(Timestamp, 'When it was written.'),
  }),
  'How a record of an EvidenceLog is found again.',
);
