import { defineWarnings, Type } from '../kit/index.ts';

const S = Type.String();

export const taskWarnings = defineWarnings({
  BATCH_STOPPED: {
    message: 'Operation {index} ({tool}) failed, so it and the {remaining} after it were not done: {problem}',
    recovery: 'What came before it is stored. Mend the failed operation and send it with those after it.',
    facts: Type.Object({ index: Type.Integer(), tool: S, remaining: Type.Integer(), problem: S }),
  },
});
