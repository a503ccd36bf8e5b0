import { Closed, defineEvidence, Prose, type Static, Text } from '../kit/index.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  schema_filename: Text(200),
  tag: Text(200),
  mind_transcript_ref: TranscriptRef,
  error: Prose(2000),
});
const record: Static<typeof fields> = {
  batch_id: 'b1',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  schema_filename: 'decide_next.json',
  tag: 'decide_b1',
  mind_transcript_ref: 'transcripts/mind/20260107T153512Z_decide_b1.jsonl',
  error: '$.confidence: 7 is more than 1',
};

export default defineEvidence({
  kind: 'mind_error',
  log: 'project',
  summary: 'The Mind failed to answer, or its answer did not fit the schema after one repair.',
  fields,
  valid: [
    { name: 'an answer out of range', record },
    { name: 'no provider to ask', record: { ...record, mind_transcript_ref: '', error: 'no model is configured' } },
  ],
  invalid: [
    { name: 'no tag', record: { ...record, tag: undefined }, because: 'tag is missing' },
    { name: 'a long error', record: { ...record, error: 'x'.repeat(2001) }, because: 'an error has at most 2000 characters' },
  ],
});
