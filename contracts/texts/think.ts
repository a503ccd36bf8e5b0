import { defineTexts } from '../kit/index.ts';
import { cardTexts } from './cards.ts';
import { engineTexts } from './engine.ts';
import { playbookTexts } from './playbooks.ts';

export const thinkTexts = defineTexts({
  ...cardTexts,
  ...engineTexts,
  ...playbookTexts,

  'no-decision-is-given': 'no decision is given',
  'any-other-card': 'the id of any other card',
  'thought-number-is-wrong': 'thoughtNumber must be a whole number from 1.',
  'total-thoughts-are-wrong': 'totalThoughts must be a whole number, and no less than thoughtNumber.',
  'next-thought-needed-is-wrong': 'nextThoughtNeeded must be true or false.',
  'thought-was-there-already': 'Thought {number} was there already.',
  'thought-comes-too-late': 'Thought {number} comes after thought {highest}.',
  'thought-has-no-meta': 'A numbered thought needs meta with its number.',
  'card-has-neither-title-nor-text': 'Card {id} has neither title nor text.',
  'card-has-no-status': 'Card {id} has no status, so no list of open cards shows it.',
  'card-is-canon-and-draft': 'Card {id} is tagged both {canon} and {draft}; it counts as a draft.',
  'card-is-merged-into-nothing': 'Card {id} is merged, but no {rel} edge says into which card.',
  'card-is-linked-to-itself': 'Card {from} {rel} itself.',
  'card-supports-and-blocks': 'Card {from} both supports and blocks {to}.',
});
