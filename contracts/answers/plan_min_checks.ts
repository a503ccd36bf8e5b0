import { defineAnswer, type Static } from '../kit/index.ts';
import { MinimalChecks } from '../types/mind-batch.ts';

const tests: Static<typeof MinimalChecks> = {
  should_run_checks: true,
  needs_testless_strategy: false,
  testless_strategy_question: '',
  check_goals: ['The export still works for an empty report.'],
  commands_hints: ['npm test -- export'],
  hands_check_input: 'Run npm test -- export and report what fails.',
  notes: 'The change touches only the export.',
};

export default defineAnswer({
  name: 'plan_min_checks',
  summary: 'Plans the fewest checks that would settle what the evidence leaves open.',
  asked:
    'After a batch that failed, left questions, showed risk or changed the working tree; again once a testless strategy is known.',
  answer: MinimalChecks,
  valid: [
    { name: 'run the tests that exist', answer: tests },
    {
      name: 'there are no tests, and no word on how to verify',
      answer: {
        ...tests,
        should_run_checks: false,
        needs_testless_strategy: true,
        testless_strategy_question: 'There are no tests here. How should a change be verified?',
        hands_check_input: '',
      },
    },
    {
      name: 'nothing to check',
      answer: {
        should_run_checks: false,
        needs_testless_strategy: false,
        testless_strategy_question: '',
        check_goals: [],
        commands_hints: [],
        hands_check_input: '',
        notes: '',
      },
    },
  ],
  invalid: [
    { name: 'no instruction', answer: { ...tests, hands_check_input: undefined }, because: 'hands_check_input is missing' },
    { name: 'a flag in words', answer: { ...tests, should_run_checks: 'yes' }, because: 'should_run_checks is true or false' },
    { name: 'one goal without a list', answer: { ...tests, check_goals: 'The export works.' }, because: 'check_goals is a list' },
    { name: 'a confidence', answer: { ...tests, confidence: 0.8 }, because: 'a plan has no confidence' },
  ],
});
