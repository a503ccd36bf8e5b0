import { defineTexts } from '../kit/index.ts';

export const cardTexts = defineTexts({
  /** One skeleton per type, in the order in which thinking usually needs them. */
  'card-templates': {
    frame: {
      title: '<the problem in one line>',
      text: [
        'Goal: <what must be true at the end>',
        'Not in scope: <what is left alone>',
        'Done when: <how anyone can tell>',
      ].join('\n'),
      meta: { constraints: ['<what may not change>'] },
    },
    hypothesis: {
      title: '<a claim that can turn out wrong>',
      text: ['Because: <what makes it likely>', 'Then we would see: <a prediction>', 'Wrong if: <what would refute it>'].join(
        '\n',
      ),
      meta: { confidence: '<low | medium | high>' },
    },
    question: {
      title: '<one question>',
      text: ['Matters because: <what depends on the answer>', 'Would be answered by: <where to look, or whom to ask>'].join('\n'),
      meta: {},
    },
    test: {
      title: '<what is tried>',
      text: ['Expect: <the result if the hypothesis holds>', 'Refuted by: <the result if it does not>'].join('\n'),
      meta: { run: { cmd: '<the command to run>' } },
    },
    evidence: {
      title: '<what was seen>',
      text: ['CMD: <what was run>', 'LINK: <where the result is>', 'Says: <what follows from it, and what does not>'].join('\n'),
      meta: { source: '<file, log, page or person>' },
    },
    decision: {
      title: '<what we will do>',
      text: [
        'Because: <the evidence that decided>',
        'Instead of: <what was turned down, and why>',
        'Revisit when: <what would reopen it>',
      ].join('\n'),
      meta: { reversible: true },
    },
    note: {
      title: '<a line to find it by>',
      text: '<what is worth keeping>',
      meta: {},
    },
    update: {
      title: '<what changed>',
      text: ['Before: <how it was>', 'Now: <how it is>', 'Next: <the one next step>'].join('\n'),
      meta: { about: '<id of the card it is about>' },
    },
  },
  'id-of-your-card': 'CARD-<yours, or leave id out>',
});
