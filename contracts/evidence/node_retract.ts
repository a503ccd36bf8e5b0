import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { MindScope } from '../types/mind.ts';
import { ThoughtNodeId } from '../types/mind-ids.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({ ...Place, scope: MindScope, node_id: ThoughtNodeId, rationale: Type.String() });
const record: Static<typeof fields> = {
  batch_id: 'cli.node_retract',
  thread_id: '',
  scope: 'project',
  node_id: 'nd_1767800000_0a1b2c3d',
  rationale: 'Decided anew.',
};

export default defineEvidence({
  kind: 'node_retract',
  log: 'project',
  summary: 'The user retracted a node.',
  fields,
  valid: [{ name: 'decided anew', record }],
  invalid: [
    { name: 'a claim', record: { ...record, node_id: 'cl_1767800000_0a1b2c3d' }, because: 'node_id names a node' },
    { name: 'no rationale', record: { ...record, rationale: undefined }, because: 'rationale is missing; it may be empty' },
  ],
});
