import { defineWarnings, Type } from '../kit/index.ts';

export const ledgerWarnings = defineWarnings({
  CIPHER_STEP_MISSING: {
    message: 'The thought cites steps that nobody wrote: {steps}.',
    recovery: 'The thought is kept as it is. Check the numbers, or write those steps.',
    facts: Type.Object({ steps: Type.String() }),
  },
  CRITIQUE_NOT_MADE: {
    message: 'No critique was made: {because}.',
    recovery: 'The thought is kept. Use a client that offers sampling, or leave critique out.',
    facts: Type.Object({ because: Type.String() }),
  },
  SESSION_EXPORT_FAILED: {
    message: 'The session could not be exported: {detail}.',
    recovery: 'The thought is kept, and the session stays open. Free the place, then send a last thought again.',
    facts: Type.Object({ detail: Type.String() }),
  },
});
