import { defineWarnings, Type } from '../kit/index.ts';

export const ledgerWarnings = defineWarnings({
  CIPHER_STEP_MISSING: {
    message: 'The thought cites steps that nobody wrote: {steps}.',
    recovery: 'The thought is kept as it is. Check the numbers, or write those steps.',
    facts: Type.Object({ steps: Type.String() }),
  },
  CRITIQUE_NOT_MADE: {
    message: 'No critique was made: {because}.',
    recovery: 'The thought is kept. Ask for a critique of a later thought, or leave critique out.',
    facts: Type.Object({ because: Type.String() }),
  },
  SESSION_DAMAGED: {
    message: 'Not all files of session {session} are as they were written: {files}.',
    recovery: 'Read it with session, subOperation=get: its integrity says what is wrong with each file, and what to do about it.',
    facts: Type.Object({ session: Type.String(), files: Type.Array(Type.String()) }),
  },
  SAMPLING_NOT_SUPPORTED: {
    message: 'No critique was made: the client offers no sampling, and this server has no model of its own to ask.',
    recovery:
      'The thought is kept. Use a client that offers sampling, name a model that the server may ask (NOEMA_MIND_PROVIDER), or leave critique out.',
    facts: Type.Object({}),
  },
  SESSION_EXPORT_FAILED: {
    message: 'The session could not be exported: {detail}.',
    recovery: 'The thought is kept, and the session stays open. Free the place, then send a last thought again.',
    facts: Type.Object({ detail: Type.String() }),
  },
});
