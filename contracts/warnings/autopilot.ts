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
});
