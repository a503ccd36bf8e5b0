import { defineErrors, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

/** Errors of the autopilot. */
export const autopilotErrors = defineErrors({
  MIND_FAILED: {
    message: 'The Mind gave no answer ({question}): {detail}',
    recovery: '{outcome} Look at the mind part of config.json, and try again.',
    facts: Of({ question: S, detail: S, outcome: S }),
    status: 502,
  },
});
