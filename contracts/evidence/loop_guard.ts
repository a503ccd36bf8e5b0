import { Closed, defineEvidence, Prose, type Static, Type } from '../kit/index.ts';
import { LoopPattern, Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  pattern: LoopPattern,
  hands_last_message: Prose(800),
  next_input: Prose(800),
  reason: Type.String(),
});
const record: Static<typeof fields> = {
  batch_id: 'b4',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  pattern: 'aaa',
  hands_last_message: 'The snapshot differs; I updated it.',
  next_input: 'Fix the failing snapshot test.',
  reason: 'the same message and input three times in a row',
};

export default defineEvidence({
  kind: 'loop_guard',
  log: 'project',
  summary: 'The exchange with Hands repeats itself.',
  fields,
  valid: [
    { name: 'three times the same', record },
    { name: 'two that alternate', record: { ...record, pattern: 'abab', reason: 'two exchanges take turns' } },
  ],
  invalid: [
    { name: 'another pattern', record: { ...record, pattern: 'abc' }, because: 'pattern is aaa or abab' },
    {
      name: 'a long message',
      record: { ...record, hands_last_message: 'x'.repeat(801) },
      because: 'a message is cut at 800 characters',
    },
  ],
});
