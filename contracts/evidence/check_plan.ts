import { Closed, defineEvidence, type Static } from '../kit/index.ts';
import { MinimalChecks } from '../types/mind-batch.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({ ...Place, mind_transcript_ref: TranscriptRef, checks: MinimalChecks });
const record: Static<typeof fields> = {
  batch_id: 'b0',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  mind_transcript_ref: 'transcripts/mind/20260107T153540Z_checks_b0.jsonl',
  checks: {
    should_run_checks: true,
    needs_testless_strategy: false,
    testless_strategy_question: '',
    check_goals: ['The export works for an empty report.'],
    commands_hints: ['npm test -- export'],
    hands_check_input: 'Run npm test -- export and report what fails.',
    notes: '',
  },
};

/** Once or more in every batch: a plan that was skipped is recorded as one that runs nothing, with a note. */
export default defineEvidence({
  kind: 'check_plan',
  log: 'project',
  summary: 'Which checks should follow a batch, if any.',
  fields,
  valid: [
    { name: 'the tests of the export', record },
    {
      name: 'skipped, since nothing is open',
      record: {
        ...record,
        mind_transcript_ref: '',
        checks: {
          should_run_checks: false,
          needs_testless_strategy: false,
          testless_strategy_question: '',
          check_goals: [],
          commands_hints: [],
          hands_check_input: '',
          notes: 'skipped: nothing is open',
        },
      },
    },
  ],
  invalid: [
    { name: 'an empty plan', record: { ...record, checks: {} }, because: 'a plan is always whole' },
    { name: 'checks as commands', record: { ...record, checks: ['npm test'] }, because: 'checks is an object' },
  ],
});
