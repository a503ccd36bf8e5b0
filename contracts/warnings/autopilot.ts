import { defineWarnings, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

/** Warnings of the autopilot. */
export const autopilotWarnings = defineWarnings({
  HOST_SYNC_INCOMPLETE: {
    message: '{host} does not have all workflows: {notes}',
    recovery: 'Put right what is said, then copy them again with mi host sync, in the folder of its project.',
    facts: Of({ host: S, notes: S }),
    suggest: [{ tool: 'host_sync', params: {}, reason: 'Copy the workflows again' }],
  },
  STATE_PUT_ASIDE: {
    message: '{path} could not be used ({error}); {kept}.',
    recovery: 'Nothing is needed to go on: what could not be read is as it is in a new project. Look there for what is missed.',
    facts: Of({ path: S, error: S, kept: S }),
  },
  STATE_NOT_USED: {
    message: '{path} could not be used ({error}); the answer is as if it were not there.',
    recovery: 'It stays as it is. Put it right, or go on: a command that writes it puts it aside first.',
    facts: Of({ path: S, error: S }),
  },
});
