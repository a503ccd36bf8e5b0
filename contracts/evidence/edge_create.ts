import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { ClaimVisibility, ThoughtEdgeType } from '../types/claim-patch.ts';
import { MindScope } from '../types/mind.ts';
import { ThoughtRef } from '../types/mind-ids.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  scope: MindScope,
  edge_type: ThoughtEdgeType,
  from_id: ThoughtRef,
  to_id: ThoughtRef,
  visibility: ClaimVisibility,
  notes: Type.String(),
});
const record: Static<typeof fields> = {
  batch_id: 'cli.edge_create',
  thread_id: '',
  scope: 'project',
  edge_type: 'depends_on',
  from_id: 'nd_1767800000_0a1b2c3d',
  to_id: 'cl_1767800000_0a1b2c3d',
  visibility: 'project',
  notes: '',
};

export default defineEvidence({
  kind: 'edge_create',
  log: 'project',
  summary: 'The user joined two claims, nodes or events.',
  fields,
  valid: [{ name: 'a decision rests on a claim', record }],
  invalid: [
    { name: 'an edge of its own', record: { ...record, edge_type: 'causes' }, because: 'causes is not an edge type' },
    { name: 'an end in words', record: { ...record, to_id: 'semicolons' }, because: 'an end is a claim, a node or an event' },
  ],
});
