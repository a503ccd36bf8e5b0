import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { MindState, OrNothing } from '../types/mind.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';
import { WorkflowProposal } from '../types/workflow.ts';

const fields = Closed({
  ...Place,
  state: MindState,
  mind_transcript_ref: TranscriptRef,
  notes: Type.String({ description: 'What the Mind was told about the run.' }),
  output: OrNothing(WorkflowProposal),
});
const record: Static<typeof fields> = {
  batch_id: 'b2.workflow_suggestion',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  state: 'ok',
  mind_transcript_ref: 'transcripts/mind/20260107T155030Z_suggest_workflow_b2.jsonl',
  notes: 'source=checkpoint status=done batches=3 notes=',
  output: { should_suggest: false, suggestion: null, notes: 'A single feature.' },
};

export default defineEvidence({
  kind: 'workflow_suggestion',
  log: 'project',
  summary: 'What the Mind proposed to keep as a workflow at a checkpoint.',
  fields,
  valid: [
    { name: 'nothing to keep', record },
    { name: 'the Mind failed', record: { ...record, state: 'error', output: {} } },
  ],
  invalid: [
    {
      name: 'no suggestion',
      record: { ...record, output: { should_suggest: false, notes: '' } },
      because: 'output is whole or empty',
    },
    {
      name: 'no transcript',
      record: { ...record, mind_transcript_ref: null },
      because: 'without a transcript the path is empty text',
    },
  ],
});
