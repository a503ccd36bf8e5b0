import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { WorkflowId } from '../types/mind-ids.ts';
import { Place } from '../types/mind-record.ts';
import { WorkflowTriggerMode } from '../types/workflow.ts';

const fields = Closed({
  ...Place,
  workflow_id: WorkflowId,
  workflow_name: Type.String(),
  trigger_mode: WorkflowTriggerMode,
  trigger_pattern: Type.String({ minLength: 1 }),
});
const record: Static<typeof fields> = {
  batch_id: 'b0.workflow_trigger',
  thread_id: '',
  workflow_id: 'wf_1767800000_0a1b2c3d',
  workflow_name: 'Release',
  trigger_mode: 'task_contains',
  trigger_pattern: 'release',
};

export default defineEvidence({
  kind: 'workflow_trigger',
  log: 'project',
  summary: 'An enabled workflow matched the task and went into the first instruction to Hands.',
  fields,
  valid: [{ name: 'the task speaks of a release', record }],
  invalid: [
    { name: 'no pattern', record: { ...record, trigger_pattern: '' }, because: 'an empty pattern matches nothing' },
    { name: 'another mode', record: { ...record, trigger_mode: 'regex' }, because: 'regex is not a mode' },
  ],
});
