import { Closed, defineEvidence, OneOf, Prose, type Static, Text, Type } from '../kit/index.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  trouble: OneOf(['network', 'rate_limited', 'unavailable'], { description: 'What was the matter.' }),
  attempt: Type.Integer({ minimum: 1, description: 'How many waits in a row this is.' }),
  wait_ms: Type.Integer({ minimum: 0, description: 'How long until the same input is sent again.' }),
  error: Prose(2000, { description: 'What Hands said about it.' }),
  transcript_path: Text(4096, { description: 'Where that stands, word for word.' }),
});
const record: Static<typeof fields> = {
  batch_id: 'b1',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  trouble: 'rate_limited',
  attempt: 1,
  wait_ms: 5000,
  error: 'exceeded retry limit, last status: 429 Too Many Requests',
  transcript_path: '/home/ann/.mind-incarnation/projects/0123456789abcdef/transcripts/hands/20260107T153320Z_b1_0a1b2c3d.jsonl',
};

/** An outage costs time and no batch. */
export default defineEvidence({
  kind: 'hands_wait',
  log: 'project',
  summary:
    'Hands did nothing because its provider was out for the moment, and the run waits before it sends the same input again.',
  fields,
  valid: [{ name: 'a rate limit', record }],
  invalid: [
    { name: 'a failure of its own', record: { ...record, trouble: 'failed' }, because: 'only what passes is waited for' },
    { name: 'no attempt', record: { ...record, attempt: 0 }, because: 'the first wait is number 1' },
  ],
});
