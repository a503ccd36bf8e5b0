import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  transcript_path: TranscriptRef,
  input: Type.String({ minLength: 1 }),
  light_injection: Type.String({ description: 'Values and defaults that went before the input.' }),
  prompt_sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of injection, newline, input, newline.' }),
});
const record: Static<typeof fields> = {
  batch_id: 'b0',
  thread_id: '',
  transcript_path: '/home/ann/.mind-incarnation/projects/3f2a9c41d07be856/transcripts/hands/20260107T153320Z_b0.jsonl',
  input: 'Add CSV export to the reports page.',
  light_injection: 'Values\n- [preference] Ask before anything leaves this machine. (global:cl_1767800000_0a1b2c3d)\n',
  prompt_sha256: 'a3f5c1d27e9048b6a3f5c1d27e9048b6a3f5c1d27e9048b6a3f5c1d27e9048b6',
};

/** Written before Hands starts, so that a crash leaves a trace of what was sent. */
export default defineEvidence({
  kind: 'hands_input',
  log: 'project',
  summary: 'Exactly what Hands was sent for a batch.',
  fields,
  valid: [{ name: 'the task itself', record }],
  invalid: [
    { name: 'nothing sent', record: { ...record, input: '' }, because: 'Hands is never started with empty input' },
    { name: 'a short hash', record: { ...record, prompt_sha256: 'a3f5c1d2' }, because: 'a sha256 has 64 hex digits' },
    { name: 'the answer too', record: { ...record, last_message: 'Done.' }, because: 'last_message is not a field' },
  ],
});
