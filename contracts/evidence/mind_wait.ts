import { Closed, defineEvidence, OneOf, Prose, type Static, Text, Type } from '../kit/index.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  trouble: OneOf(['network', 'rate_limited', 'unavailable', 'timeout'], { description: 'What was the matter.' }),
  tag: Text(200, { description: 'The question that has to wait.' }),
  attempt: Type.Integer({ minimum: 1, description: 'How many waits in a row this is.' }),
  wait_ms: Type.Integer({ minimum: 0, description: 'How long until it is asked again.' }),
  error: Prose(2000, { description: 'What the provider said.' }),
});
const record: Static<typeof fields> = {
  batch_id: 'b1',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  trouble: 'rate_limited',
  tag: 'decide_b1',
  attempt: 1,
  wait_ms: 20_000,
  error: 'The provider asks to be left alone for 20 s.',
};

/** An outage costs time and no batch. */
export default defineEvidence({
  kind: 'mind_wait',
  log: 'project',
  summary: 'The Mind could not answer for the moment, and the run waits for it.',
  fields,
  valid: [{ name: 'a rate limit', record }],
  invalid: [
    { name: 'a wrong answer', record: { ...record, trouble: 'invalid' }, because: 'only what passes is waited for' },
    { name: 'no attempt', record: { ...record, attempt: 0 }, because: 'the first wait is number 1' },
  ],
});
