import type { CardType } from '../../../generated/types/index.ts';

interface Skeleton {
  readonly title: string;
  readonly text: string;
  readonly meta: Record<string, unknown>;
}

const lines = (...text: string[]) => text.join('\n');

/** One skeleton per type, in the order in which thinking usually needs them. */
export const cardTemplates: Record<CardType, Skeleton> = {
  frame: {
    title: '<the problem in one line>',
    text: lines('Goal: <what must be true at the end>', 'Not in scope: <what is left alone>', 'Done when: <how anyone can tell>'),
    meta: { constraints: ['<what may not change>'] },
  },
  hypothesis: {
    title: '<a claim that can turn out wrong>',
    text: lines('Because: <what makes it likely>', 'Then we would see: <a prediction>', 'Wrong if: <what would refute it>'),
    meta: { confidence: '<low | medium | high>' },
  },
  question: {
    title: '<one question>',
    text: lines('Matters because: <what depends on the answer>', 'Would be answered by: <where to look, or whom to ask>'),
    meta: {},
  },
  test: {
    title: '<what is tried>',
    text: lines('Expect: <the result if the hypothesis holds>', 'Refuted by: <the result if it does not>'),
    meta: { run: { cmd: '<the command to run>' } },
  },
  evidence: {
    title: '<what was seen>',
    text: lines('CMD: <what was run>', 'LINK: <where the result is>', 'Says: <what follows from it, and what does not>'),
    meta: { source: '<file, log, page or person>' },
  },
  decision: {
    title: '<what we will do>',
    text: lines(
      'Because: <the evidence that decided>',
      'Instead of: <what was turned down, and why>',
      'Revisit when: <what would reopen it>',
    ),
    meta: { reversible: true },
  },
  note: {
    title: '<a line to find it by>',
    text: '<what is worth keeping>',
    meta: {},
  },
  update: {
    title: '<what changed>',
    text: lines('Before: <how it was>', 'Now: <how it is>', 'Next: <the one next step>'),
    meta: { about: '<id of the card it is about>' },
  },
};
