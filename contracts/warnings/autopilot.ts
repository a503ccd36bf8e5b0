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
  LOG_LINES_PASSED_OVER: {
    message: '{path} holds lines that are no records: {lines}, the first is line {first}. The answer is without them.',
    recovery: 'They stay as they are, and nothing waits for them. Put them right by hand where something is missed.',
    facts: Of({ path: S, lines: Type.Integer(), first: Type.Integer() }),
  },
  LOG_ENDS_UNFINISHED: {
    message: '{path} ends in the middle of a line ({bytes} bytes): it is being written, or whoever wrote it was stopped.',
    recovery: 'Nothing is needed: whoever writes to it next puts an unfinished piece aside first, in a file beside it.',
    facts: Of({ path: S, bytes: Type.Integer() }),
  },
  LOG_PIECE_PUT_ASIDE: {
    message: '{path} ended in the middle of a line; the piece ({bytes} bytes) was put aside as {kept}.',
    recovery:
      'Nothing is needed: every line before it stands. Look there for what was being written when its writer was stopped.',
    facts: Of({ path: S, bytes: Type.Integer(), kept: S }),
  },
  RECORDS_BREAK_CONTRACTS: {
    message: 'Of the records that were read, {records} do not hold what their contracts say; the first is {first}: {fault}.',
    recovery:
      'They are shown as they stand. Another version wrote them, or somebody changed them: compare them with the reference.',
    facts: Of({ records: Type.Integer(), first: S, fault: S }),
  },
  STATE_NOT_USED: {
    message: '{path} could not be used ({error}); the answer is as if it were not there.',
    recovery: 'It stays as it is. Put it right, or go on: a command that writes it puts it aside first.',
    facts: Of({ path: S, error: S }),
  },
});
