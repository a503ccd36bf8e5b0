import { Closed, defineEvidence, Prose, type Static, Type } from '../kit/index.ts';
import { ClaimVisibility, ThoughtNodeType } from '../types/claim-patch.ts';
import { Confidence, MindScope } from '../types/mind.ts';
import { EvidenceEventId } from '../types/mind-ids.ts';
import { ClaimTags, Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  scope: MindScope,
  node_type: ThoughtNodeType,
  title: Prose(140),
  text: Type.String({ minLength: 1 }),
  visibility: ClaimVisibility,
  tags: ClaimTags,
  confidence: Confidence,
  notes: Type.String(),
  cite_event_ids: Type.Array(EvidenceEventId, { maxItems: 12 }),
});
const record: Static<typeof fields> = {
  batch_id: 'cli.node_create',
  thread_id: '',
  scope: 'project',
  node_type: 'decision',
  title: 'Semicolons in exports',
  text: 'Exports use semicolons, because the spreadsheets in the office expect them.',
  visibility: 'project',
  tags: ['csv'],
  confidence: 1,
  notes: '',
  cite_event_ids: ['ev_run_1767800000_0a1b2c3d_000004'],
};

export default defineEvidence({
  kind: 'node_create',
  log: 'project',
  summary: 'The user wrote down a decision, an action or a summary.',
  fields,
  valid: [
    { name: 'a decision about exports', record },
    { name: 'without citing anything', record: { ...record, title: '', tags: [], cite_event_ids: [] } },
  ],
  invalid: [
    { name: 'a question', record: { ...record, node_type: 'question' }, because: 'a node is a decision, an action or a summary' },
    { name: 'a long title', record: { ...record, title: 'x'.repeat(141) }, because: 'a title has at most 140 characters' },
  ],
});
