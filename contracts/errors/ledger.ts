import { defineErrors, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const ledgerErrors = defineErrors({
  SESSION_NOT_FOUND: {
    message: 'There is no session {session}.',
    recovery: 'List the sessions and load one, or start a new one.',
    facts: Of({ session: S }),
    suggest: [{ tool: 'list_sessions', params: {}, reason: 'See the sessions there are', priority: 'high' }],
    status: 404,
  },
  THOUGHT_NOT_FOUND: {
    message: 'Session {session} has no thought {thought}.',
    recovery: 'Refer to a thought that was recorded; the highest number is {last}.',
    facts: Of({ session: S, thought: Type.Integer(), last: Type.Integer() }),
    status: 404,
  },
  NOTEBOOK_NOT_FOUND: {
    message: 'There is no notebook {notebook}.',
    recovery: 'List the notebooks, or make one with notebook create.',
    facts: Of({ notebook: S }),
    suggest: [{ tool: 'notebook_list', params: {}, reason: 'See the notebooks there are', priority: 'high' }],
    status: 404,
  },
  CELL_NOT_FOUND: {
    message: 'Notebook {notebook} has no cell {cell}.',
    recovery: 'List its cells; their ids are there.',
    facts: Of({ notebook: S, cell: S }),
    suggest: [
      { tool: 'notebook_list_cells', params: { notebookId: '{notebook}' }, reason: 'See the cells there are', priority: 'high' },
    ],
    status: 404,
  },
  REGISTRY_UNREACHABLE: {
    message: 'The package registry could not be reached: {detail}. Nothing was installed.',
    recovery: 'Try again later, or check the network and the registry in the npm configuration of the server.',
    facts: Of({ detail: S }),
    status: 502,
  },
  INVALID_OPERATION: {
    message: '{operation} cannot be done: {because}.',
    recovery: '{fix}',
    facts: Of({ operation: S, because: S, fix: S }),
    status: 400,
  },
  STAGE_REQUIREMENT_NOT_MET: {
    message: '{operation} needs stage {required}; this connection is at {current}.',
    recovery: 'First: {fix}.',
    facts: Of({ operation: S, required: S, current: S, fix: S }),
    status: 403,
  },
  INVALID_PAYLOAD: {
    message: 'The payload of {operation} is not valid: {problem}',
    recovery: '{fix}',
    facts: Of({ operation: S, problem: S, fix: S }),
    status: 400,
  },
  STORAGE_ERROR: {
    message: 'The session store could not do this: {detail}',
    recovery: '{fix}',
    facts: Of({ detail: S, fix: S }),
    status: 500,
  },
});
