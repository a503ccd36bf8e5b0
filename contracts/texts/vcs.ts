import { defineTexts } from '../kit/index.ts';

/** Skeletons for a first note; what is in angle brackets is to be written. */
const initiative = [
  '# Initiative',
  '',
  'Goal: {goal}',
  '',
  '## Scope',
  '<what belongs to it, what does not>',
  '',
  '## Constraints',
  '<what must not break>',
  '',
  '## Done when',
  '<how anyone can tell>',
  '',
  '## Risks',
  '<what could go wrong, and the first sign of it>',
  '',
  '## Plan',
  '1. <first step>',
  '',
  '## Evidence',
  '<commands and links, as they come>',
  '',
  '## Open questions',
  '<what is not known yet>',
  '',
  '## Next',
  '<one action>',
].join('\n');

const decision = [
  '# Decision',
  '',
  'Goal: {goal}',
  '',
  '## Decided',
  '<one sentence>',
  '',
  '## Because',
  '<the reasons that carry it>',
  '',
  '## Instead of',
  '<what was considered and why not>',
  '',
  '## Would change if',
  '<what would make it wrong>',
].join('\n');

export const vcsTexts = defineTexts({
  'note-template-initiative': initiative,
  'note-template-decision': decision,
  'note-template-goal': '<what this is for>',
});
