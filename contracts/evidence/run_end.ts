import { Closed, defineEvidence, OneOf, type Static, Type } from '../kit/index.ts';
import { RunStatus } from '../types/mind.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  status: RunStatus,
  reason: OneOf(
    [
      'decided',
      'max_batches',
      'max_minutes',
      'max_mind_calls',
      'stopped',
      'user_said_no',
      'user_gave_no_answer',
      'nothing_to_send',
      'asked_again',
      'no_decision',
      'loop',
      'hands_failed',
      'failed',
    ],
    { description: 'What ended it.' },
  ),
  notes: Type.String({ description: 'The same in words.' }),
  used: Closed(
    {
      batches: Type.Integer({ minimum: 0, description: 'Batches of Hands.' }),
      mind_calls: Type.Integer({
        minimum: 0,
        description: 'Calls of the Mind: its questions, and whatever of them was asked again.',
      }),
      minutes: Type.Number({ minimum: 0, description: 'Time from start to end.' }),
    },
    { description: 'What the run has used.' },
  ),
});
const record: Static<typeof fields> = {
  batch_id: 'b2.run_end',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  status: 'done',
  reason: 'decided',
  notes: 'All tests pass and the page was tried.',
  used: { batches: 3, mind_calls: 9, minutes: 7.5 },
};

/** The last record of a run. Where it is missing the run was killed. */
export default defineEvidence({
  kind: 'run_end',
  log: 'project',
  summary: 'A run ended, and why.',
  fields,
  valid: [
    { name: 'done', record },
    { name: 'stopped by a key', record: { ...record, status: 'blocked', reason: 'stopped', notes: 'Stopped by SIGINT.' } },
  ],
  invalid: [
    { name: 'tired', record: { ...record, reason: 'tired' }, because: 'reason is one of a list' },
    { name: 'no count', record: { ...record, used: {} }, because: 'what was used is always whole' },
  ],
});
