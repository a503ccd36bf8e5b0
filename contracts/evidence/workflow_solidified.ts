import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { Benefit, Confidence } from '../types/mind.ts';
import { WorkflowId } from '../types/mind-ids.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  signature: Type.String({ minLength: 1 }),
  count: Type.Integer({ minimum: 1, description: 'Runs in which it was suggested.' }),
  threshold: Type.Integer({ minimum: 1, description: 'How many it took.' }),
  benefit: Benefit,
  confidence: Confidence,
  workflow_id: WorkflowId,
  workflow_name: Type.String(),
  enabled: Type.Boolean(),
});
const record: Static<typeof fields> = {
  batch_id: 'b2.workflow_solidified',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  signature: 'release: changelog, version, tag',
  count: 2,
  threshold: 2,
  benefit: 'medium',
  confidence: 0.85,
  workflow_id: 'wf_1767800000_0a1b2c3d',
  workflow_name: 'Release',
  enabled: true,
};

export default defineEvidence({
  kind: 'workflow_solidified',
  log: 'project',
  summary: 'A workflow was suggested often enough and is now stored.',
  fields,
  valid: [{ name: 'seen in two runs', record }],
  invalid: [
    { name: 'never seen', record: { ...record, count: 0 }, because: 'it was suggested at least once' },
    { name: 'another benefit', record: { ...record, benefit: 'huge' }, because: 'benefit is low, medium or high' },
  ],
});
