import { badInput, defineRefusals, Type } from '../kit/index.ts';

/** How values, settings and upkeep say no. */
export const knowledgeRefusals = defineRefusals({
  'thought-record-is-of-another-version': {
    code: 'CONFLICT',
    says: {
      problem: '{file}:{line} holds a record of kind {kind}, which this version does not know.',
      fix: 'Use the version that wrote it; nothing was changed.',
    },
    facts: Type.Object({ file: Type.String(), line: Type.Integer(), kind: Type.String() }),
    hints: [{ field: 'apply', kind: 'conflict', expected: 'files that hold only what is known' }],
  },
  'record-taught-nothing': badInput(
    '{id} is a record of kind {kind}, which wrote no claims at once.',
    'Name a learn_update or claim_mining record; a single claim is taken back with mi claim retract.',
    'id',
    Type.Object({ id: Type.String(), kind: Type.String() }),
  ),
  'record-breaks-its-contract': badInput(
    '{id} does not hold what its contract says: {fault}. Nothing is built on it.',
    'Look at it with mi show {id}. Another version wrote it, or somebody changed it: put it right by hand.',
    'id',
    Type.Object({ id: Type.String(), fault: Type.String() }),
  ),
  'no-setting-is-given': badInput('There is nothing to set.', 'Give ask_when_uncertain, refactor_intent, or both.'),
});
