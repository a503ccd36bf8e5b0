import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  question: Type.String({ minLength: 1 }),
  answer: Type.String({ description: 'Empty when the user gave none.' }),
});
const record: Static<typeof fields> = {
  batch_id: 'b1',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  question: 'Which account should the export be billed to?',
  answer: 'The one of the sales team.',
};

/** The yes or no to a risk is an answer as well. */
export default defineEvidence({
  kind: 'user_input',
  log: 'project',
  summary: 'What the user answered when the run asked.',
  fields,
  valid: [
    { name: 'an answer', record },
    {
      name: 'a risk refused',
      record: { ...record, question: 'Hands pushed to main (push, high). Continue? [y/N]', answer: 'n' },
    },
    { name: 'no answer', record: { ...record, batch_id: 'b1.loop_break', answer: '' } },
  ],
  invalid: [
    { name: 'no question', record: { ...record, question: '' }, because: 'an answer belongs to a question' },
    { name: 'a null answer', record: { ...record, answer: null }, because: 'no answer is empty text' },
  ],
});
