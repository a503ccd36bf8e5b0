import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { MindState, OrNothing } from '../types/mind.ts';
import { WorkflowId } from '../types/mind-ids.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';
import { WorkflowAdvance } from '../types/workflow.ts';

const fields = Closed({
  ...Place,
  workflow_id: WorkflowId,
  workflow_name: Type.String(),
  state: MindState,
  mind_transcript_ref: TranscriptRef,
  output: OrNothing(WorkflowAdvance),
});
const record: Static<typeof fields> = {
  batch_id: 'b1.workflow_progress',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  workflow_id: 'wf_1767800000_0a1b2c3d',
  workflow_name: 'Release',
  state: 'ok',
  mind_transcript_ref: 'transcripts/mind/20260107T154101Z_wf_progress_b1.jsonl',
  output: {
    should_update: true,
    completed_step_ids: ['s1'],
    next_step_id: 's2',
    should_close: false,
    close_reason: '',
    confidence: 0.9,
    notes: 'The changelog is written.',
  },
};

export default defineEvidence({
  kind: 'workflow_progress',
  log: 'project',
  summary: 'How far the active workflow has come, as the Mind reads the evidence.',
  fields,
  valid: [
    { name: 'the first step is done', record },
    { name: 'the Mind was not asked', record: { ...record, state: 'skipped', mind_transcript_ref: '', output: {} } },
  ],
  invalid: [
    { name: 'part of an answer', record: { ...record, output: { should_update: true } }, because: 'output is whole or empty' },
    { name: 'another state', record: { ...record, state: 'timeout' }, because: 'state is ok, error or skipped' },
    { name: 'no workflow', record: { ...record, workflow_id: '' }, because: 'only an active workflow makes progress' },
  ],
});
