---
to: contracts/answers/<%= name %>.ts
---
import { Closed, defineAnswer, Type } from '../kit/index.ts';

export default defineAnswer({
  name: '<%= name %>',
  summary: 'Say here in one sentence what the model decides.',
  asked: 'Say here when the loop asks it.',
  answer: Closed({ agreed: Type.Boolean(), because: Type.String() }),
  valid: [
    { name: 'yes', answer: { agreed: true, because: 'The tests pass.' } },
    { name: 'no', answer: { agreed: false, because: 'Nothing was shown.' } },
  ],
  invalid: [
    { name: 'no reason', answer: { agreed: true }, because: 'every field is required' },
    { name: 'a word for a verdict', answer: { agreed: 'yes', because: 'It is so.' }, because: 'agreed is true or false' },
    { name: 'more than was asked', answer: { agreed: true, because: 'It is so.', also: 1 }, because: 'also is not a field' },
  ],
});
