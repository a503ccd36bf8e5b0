import { defineAnswer, type Static } from '../kit/index.ts';
import { NextMove } from '../types/mind-batch.ts';

const goOn: Static<typeof NextMove> = {
  next_action: 'send_to_hands',
  status: 'not_done',
  confidence: 0.8,
  next_hands_input: 'Add a test for a report without rows, then run the whole suite.',
  ask_user_question: '',
  learn_suggested: [
    { scope: 'project', severity: 'low', text: 'Test empty input as well.', rationale: 'It was forgotten twice.' },
  ],
  update_project_overlay: {
    set_testless_strategy: { strategy: 'Open the page and export one report.', rationale: 'The user said so.' },
  },
  notes: 'The empty case is open.',
};

export default defineAnswer({
  name: 'decide_next',
  summary: 'Decides whether to go on, to ask the user or to stop, and says how the task stands.',
  asked: 'When a batch leaves neither an answer nor checks to send; again after the user has answered its question.',
  answer: NextMove,
  valid: [
    { name: 'go on with the empty case', answer: goOn },
    {
      name: 'done',
      answer: {
        next_action: 'stop',
        status: 'done',
        confidence: 0.95,
        next_hands_input: '',
        ask_user_question: '',
        learn_suggested: [],
        update_project_overlay: { set_testless_strategy: null },
        notes: 'All tests pass and the page was tried.',
      },
    },
  ],
  invalid: [
    { name: 'no overlay', answer: { ...goOn, update_project_overlay: undefined }, because: 'update_project_overlay is missing' },
    {
      name: 'an empty overlay',
      answer: { ...goOn, update_project_overlay: {} },
      because: 'set_testless_strategy is missing; it may be null',
    },
    { name: 'a status of its own', answer: { ...goOn, status: 'in_progress' }, because: 'status is done, not_done or blocked' },
    {
      name: 'an action of its own',
      answer: { ...goOn, next_action: 'continue' },
      because: 'next_action is send_to_hands, ask_user or stop',
    },
    {
      name: 'a strategy without rationale',
      answer: { ...goOn, update_project_overlay: { set_testless_strategy: { strategy: 'Try it.' } } },
      because: 'rationale is missing',
    },
    { name: 'a plan', answer: { ...goOn, plan: ['test'] }, because: 'plan is not a field' },
  ],
});
