import { must, presetOf } from '../../../kit/index.ts';
import { cardTypes } from '../../../types/card-template.ts';
import think_card from './think_card.ts';

export const a = (type: string) => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

/** One tool for each type of card: think_card with its type fixed. */
export default cardTypes.map((type) =>
  presetOf(think_card, {
    name: `think_add_${type}`,
    title: `Add ${a(type)}`,
    summary: `Commits a card of type ${type}: as think_card does, whatever type the card says.`,
    fixed: { type },
    rules: {
      'the-type-is-fixed': must(`The card is ${a(type)}, whatever type it says itself.`),
      'the-same-again-is-a-no-op': must('The same card under the same id answers inserted=false and writes nothing.'),
    },
  }),
);
