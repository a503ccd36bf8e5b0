import type { EvidenceRow } from '../records/evidence.ts';
import type { Database } from './tables.ts';

export const toEvidence = ({ entity, step_id, items, checks, attachments }: Database['evidence']): EvidenceRow => ({
  entity,
  step_id,
  items: JSON.parse(items) as EvidenceRow['items'],
  checks: JSON.parse(checks) as string[],
  attachments: JSON.parse(attachments) as string[],
});
