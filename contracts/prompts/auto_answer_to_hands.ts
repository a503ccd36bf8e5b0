import auto_answer_to_hands from '../answers/auto_answer_to_hands.ts';
import { advised, definePrompt, told, toldOf } from '../kit/index.ts';
import { MinimalChecks } from '../types/mind-batch.ts';
import { block, last_message, recent_evidence, repo_observation, standard } from './blocks.ts';
import { props, wordsWhere } from './checks.ts';
import { outsideWords } from './common.ts';

const answers = props({ should_answer: { const: true } });
const asks = props({ needs_user_input: { const: true } });

export default definePrompt({
  of: auto_answer_to_hands,
  role: 'You answer a question of Hands as the user would, from values, preferences and evidence, or say that only the user can.',
  goal: [
    'Every question that reaches the user interrupts somebody. Every answer that the user would not have given is worse. The question stands in what Hands said last; there may be several, or none.',
  ],
  blocks: {
    ...standard,
    repo_observation,
    check_plan: block('records', 'Checks that will be sent along with an answer', MinimalChecks),
    recent_evidence,
    last_message,
  },
  rules: {
    ...outsideWords,
    'an-answer-has-words': told(
      'Where should_answer is true, hands_answer_input is the reply to Hands, ready to send: what to do, not a discussion. Otherwise it is empty.',
      { schema: wordsWhere('hands_answer_input', answers) },
    ),
    'a-question-has-words': told(
      'Where needs_user_input is true, ask_user_question is one question that the user can answer without reading the transcript. Otherwise it is empty.',
      { schema: wordsWhere('ask_user_question', asks) },
    ),
    'answer-or-ask': told('should_answer and needs_user_input are never both true: where a part needs the user, ask.', {
      schema: { not: { allOf: [answers, asks] } },
    }),
    'values-answer-first': toldOf(
      'Where the task, the claims or the evidence settle it, or a sensible default harms nobody and is easy to change, answer.',
    ),
    'the-user-decides-what-reaches-out': toldOf(
      'Where it is about something outside of the project or hard to take back (network, install, push, publish, delete, money), and neither the task nor the claims cover it, only the user can answer.',
    ),
    'no-question-needs-no-answer': toldOf(
      'Where Hands asks nothing, and only reports or offers more work, should_answer and needs_user_input are false.',
    ),
    'what-stays-open-is-listed': advised('Questions that the reply does not settle stand in unanswered_questions.'),
  },
});
