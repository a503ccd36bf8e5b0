import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { HandsProvider, Place, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  provider: HandsProvider,
  exit_code: Type.Integer(),
  notes: Type.String(),
  transcript_path: TranscriptRef,
});
/** thread_id is the one that could not be resumed. */
const record: Static<typeof fields> = {
  batch_id: 'b0',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  provider: 'codex',
  exit_code: 1,
  notes: 'The conversation was not found; a new one was started.',
  transcript_path: '/home/ann/.mind-incarnation/projects/3f2a9c41d07be856/transcripts/hands/20260107T153320Z_b0.jsonl',
};

export default defineEvidence({
  kind: 'hands_resume_failed',
  log: 'project',
  summary: 'The stored conversation of Hands could not be resumed, and a new one was started.',
  fields,
  valid: [{ name: 'the conversation is gone', record }],
  invalid: [
    { name: 'an exit code as text', record: { ...record, exit_code: '1' }, because: 'exit_code is an integer' },
    { name: 'another provider', record: { ...record, provider: 'anthropic' }, because: 'Hands is codex or cli' },
  ],
});
