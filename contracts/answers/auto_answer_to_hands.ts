import { defineAnswer, type Static } from '../kit/index.ts';
import { HandsReply } from '../types/mind-batch.ts';

const answered: Static<typeof HandsReply> = {
  should_answer: true,
  confidence: 0.9,
  hands_answer_input: 'Use a semicolon as separator; the sample files in docs/ do.',
  needs_user_input: false,
  ask_user_question: '',
  unanswered_questions: ['Should old exports be converted?'],
  notes: 'The separator follows from the samples.',
};

export default defineAnswer({
  name: 'auto_answer_to_hands',
  summary: 'Answers a question of Hands from values and evidence, or says that only the user can.',
  asked:
    'When the last message of Hands looks like a question; again after recall, and before a question of decide_next reaches the user.',
  answer: HandsReply,
  valid: [
    { name: 'the samples answer it', answer: answered },
    {
      name: 'only the user knows',
      answer: {
        should_answer: false,
        confidence: 0.2,
        hands_answer_input: '',
        needs_user_input: true,
        ask_user_question: 'Which account should the export be billed to?',
        unanswered_questions: [],
        notes: '',
      },
    },
  ],
  invalid: [
    { name: 'no word on the user', answer: { ...answered, needs_user_input: undefined }, because: 'needs_user_input is missing' },
    { name: 'less than a guess', answer: { ...answered, confidence: -0.1 }, because: 'confidence is at least 0' },
    {
      name: 'a null question',
      answer: { ...answered, ask_user_question: null },
      because: 'ask_user_question is text, empty when there is none',
    },
    {
      name: 'questions as objects',
      answer: { ...answered, unanswered_questions: [{ text: 'Why?' }] },
      because: 'questions are text',
    },
    { name: 'sources', answer: { ...answered, sources: [] }, because: 'sources is not a field' },
  ],
});
