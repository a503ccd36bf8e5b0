import { defineAnswer, type Static } from '../kit/index.ts';
import { LoopExit } from '../types/mind-batch.ts';

const rewrite: Static<typeof LoopExit> = {
  action: 'rewrite_next_input',
  confidence: 0.7,
  rewritten_next_input: 'Stop editing the snapshot. Print the two outputs side by side and say which one is right.',
  check_intent: '',
  ask_user_question: '',
  notes: 'The same snapshot was rewritten three times.',
};

export default defineAnswer({
  name: 'loop_break',
  summary: 'Finds a way out when the same exchange with Hands keeps coming back.',
  asked: 'When the loop guard sees the last exchanges repeat.',
  answer: LoopExit,
  valid: [
    { name: 'say it differently', answer: rewrite },
    {
      name: 'find out first',
      answer: {
        ...rewrite,
        action: 'run_checks_then_continue',
        rewritten_next_input: '',
        check_intent: 'Does the test fail without the change?',
      },
    },
    {
      name: 'give up',
      answer: {
        action: 'stop_blocked',
        confidence: 0,
        rewritten_next_input: '',
        check_intent: '',
        ask_user_question: '',
        notes: '',
      },
    },
  ],
  invalid: [
    { name: 'no action', answer: { ...rewrite, action: undefined }, because: 'action is missing' },
    { name: 'just stop', answer: { ...rewrite, action: 'stop' }, because: 'stopping is stop_done or stop_blocked' },
    { name: 'confidence in words', answer: { ...rewrite, confidence: 'high' }, because: 'confidence is a number' },
    { name: 'a pattern', answer: { ...rewrite, pattern: 'aaa' }, because: 'pattern is not a field' },
  ],
});
