import { defineErrors, Opt, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

/** Whoever finds nothing begins a task. */
const startIn = {
  tool: 'tasks_macro_start',
  params: { workspace: '{workspace}', task_title: 'First task' },
  reason: 'Start the first task of this workspace',
  priority: 'high',
} as const;

/** Errors that any tool may answer: the boundary raises them, so tools need not declare them. */
export const boundaryErrors = defineErrors({
  INVALID_INPUT: {
    message: '{problem}',
    recovery: '{fix}',
    facts: Of({ problem: S, fix: S }),
    status: 400,
  },
  UNKNOWN_TOOL: {
    message: 'There is no tool called {tool}.',
    recovery: 'Nearest: {nearest}. Ask for the tool list to see all names.',
    facts: Of({ tool: S, nearest: S }),
    suggest: [{ tool: 'help', params: {}, reason: 'See how the tools fit together' }],
    status: 404,
  },
  UNKNOWN_WORKSPACE: {
    message: 'Workspace {workspace} does not exist.',
    recovery: 'Check the spelling, or begin in it: a first write creates it.',
    facts: Of({ workspace: S }),
    suggest: [startIn],
    status: 404,
  },
  NOT_INITIALIZED: {
    message: 'This store holds no workspace yet, so there is nothing to read in {workspace}.',
    recovery: 'Begin: a first write creates the workspace.',
    facts: Of({ workspace: S }),
    suggest: [startIn],
    status: 409,
  },
  WORKSPACE_LOCKED: {
    message: 'This server is locked to workspace {locked}; {workspace} was asked for.',
    recovery: 'Leave workspace out, or start a server for {workspace}.',
    facts: Of({ workspace: S, locked: S }),
    suggest: [{ tool: 'status', params: { workspace: '{locked}' }, reason: 'Look at the workspace this server serves' }],
    status: 403,
  },
  PROJECT_GUARD_MISMATCH: {
    message:
      'Workspace {workspace} belongs to another project: it was first used with guard {stored}, this server runs with {configured}.',
    recovery: 'Use another workspace name for this project, or start the server with the guard the workspace was made with.',
    facts: Of({ workspace: S, stored: S, configured: S }),
    status: 403,
  },
  BUDGET_EXCEEDED: {
    message: 'The arguments hold {bytes} bytes; a call may carry {most}.',
    recovery: 'Send less in one call: split the text, or store a reference to it.',
    facts: Of({ bytes: Type.Integer(), most: Type.Integer() }),
    status: 413,
  },
  AS_OF_REFUSED: {
    message: '{tool} cannot be answered as of a moment: {because}.',
    recovery: 'Leave as_of out, or give it to a tool that reads one workspace of the memory.',
    facts: Of({ tool: S, because: S }),
    status: 400,
  },
  AS_OF_TOO_LARGE: {
    message: 'Workspace {workspace} had {facts} facts at that moment; up to {most} are applied anew for one answer.',
    recovery: 'Choose an earlier moment, or read what happened up to it: journal with at.',
    facts: Of({ workspace: S, facts: Type.Integer(), most: Type.Integer() }),
    status: 413,
  },
  UNAUTHORIZED: {
    message: 'A bearer token is needed.',
    recovery: 'Send the header Authorization: Bearer <token> with the token that the server was started with.',
    facts: Of({}),
    status: 401,
  },
  CANCELLED: {
    message: 'The call was cancelled before it was done; nothing was written.',
    recovery: 'Call again when you want the result.',
    facts: Of({}),
    status: 499,
  },
  STORE_BUSY: {
    message: 'The store was busy for {waited_ms} ms; nothing was written.',
    recovery: 'Call again. If it lasts, look for a process that holds the store for long, or move to PostgreSQL.',
    facts: Of({ waited_ms: Type.Integer() }),
    status: 503,
  },
  STORE_ERROR: {
    message: 'The store could not do this: {detail}',
    recovery: '{outcome} Run `noema doctor` where the server runs.',
    facts: Of({ detail: S, outcome: S }),
    status: 503,
  },
  INTERNAL: {
    message: 'Something went wrong inside {tool}: {detail}',
    recovery: 'Nothing was written. This is a defect; the server log has more under {reference}.',
    facts: Of({ tool: S, detail: S, reference: S }),
    status: 500,
  },
});

export const commonErrors = defineErrors({
  UNKNOWN_ID: {
    message: 'There is no {kind} {id}.',
    recovery: '{fix}',
    facts: Of({ kind: S, id: S, fix: S }),
    suggest: [
      { when: { kind: 'branch' }, tool: 'branch_list', params: {}, reason: 'See the branches there are', priority: 'high' },
      { when: { kind: 'tag' }, tool: 'tag_list', params: {}, reason: 'See the tags there are', priority: 'high' },
      { when: { kind: 'ref' }, tool: 'log', params: {}, reason: 'See the commits there are', priority: 'high' },
      { when: { kind: 'job' }, tool: 'tasks_jobs_list', params: {}, reason: 'See the jobs there are', priority: 'high' },
      { when: { kind: 'anchor' }, tool: 'anchors_list', params: {}, reason: 'See the anchors there are' },
      { when: { kind: 'runner' }, tool: 'tasks_jobs_radar', params: {}, reason: 'See the runners there are' },
      {
        when: { kind: 'task' },
        tool: 'tasks_context',
        params: {},
        reason: 'See the plans and tasks there are',
        priority: 'high',
      },
      {
        when: { kind: 'plan' },
        tool: 'tasks_context',
        params: {},
        reason: 'See the plans and tasks there are',
        priority: 'high',
      },
      {
        when: { kind: 'template' },
        tool: 'tasks_templates_list',
        params: {},
        reason: 'See the templates there are',
        priority: 'high',
      },
      {
        when: { kind: 'event' },
        tool: 'tasks_delta',
        params: {},
        reason: 'Read the events from the beginning',
        priority: 'high',
      },
      { when: { kind: 'entry' }, tool: 'log', params: {}, reason: 'See recent entries and their numbers' },
    ],
    status: 404,
  },
  INVALID_NAME: {
    message: '{name} cannot be the name of a {kind}: {because}.',
    recovery: 'Choose another name, such as {example}.',
    facts: Of({ kind: S, name: S, because: S, example: S }),
    status: 400,
  },
  CONFLICT: {
    message: '{problem}',
    recovery: '{fix}',
    facts: Of({ problem: S, fix: S, kind: Opt(S), id: Opt(S) }),
    suggest: [
      {
        when: { kind: 'branch' },
        tool: 'checkout',
        params: { ref: '{id}' },
        reason: 'Work on the branch that exists',
        priority: 'high',
      },
      { when: { kind: 'tag' }, tool: 'tag_list', params: {}, reason: 'See where the tag points' },
      { when: { kind: 'job' }, tool: 'tasks_jobs_open', params: { job: '{id}' }, reason: 'See how the job stands' },
    ],
    status: 409,
  },
  REVISION_MISMATCH: {
    message: '{id} is at revision {actual}, not {expected}.',
    recovery: 'Read it again and repeat the call with expected_revision {actual}, if it still makes sense.',
    facts: Of({ id: S, expected: Type.Integer(), actual: Type.Integer() }),
    status: 409,
  },
  EXPECTED_TARGET_MISMATCH: {
    message: 'The call would change {actual}, but {expected} was expected.',
    recovery: 'Name the target you mean, or drop expected_target_id.',
    facts: Of({ expected: S, actual: S }),
    status: 409,
  },
  STRICT_TARGETING_REQUIRES_EXPECTED_TARGET_ID: {
    message: 'Strict targeting is on, and this call relies on the focus without saying which id it expects.',
    recovery: 'Pass the target, or expected_target_id={focus}.',
    facts: Of({ focus: S }),
    status: 400,
  },
  MERGE_NOT_SUPPORTED: {
    message: '{from} cannot be merged into {into}: {because}.',
    recovery: 'Merge a branch into the one it was made from; merge_to_base=true names it for you.',
    facts: Of({ from: S, into: S, because: S }),
    suggest: [{ tool: 'branch_list', params: {}, reason: 'See which branch each one is based on' }],
    status: 400,
  },
  BRANCH_DEPTH_EXCEEDED: {
    message: 'Branch {from} already stands on {depth} others, the most there may be.',
    recovery: 'Merge it back into its base and branch from there.',
    facts: Of({ from: S, depth: Type.Integer() }),
    suggest: [{ tool: 'branch_list', params: {}, reason: 'See which branch each one is based on' }],
    status: 400,
  },
  IO_ERROR: {
    message: 'Could not {doing} {path}: {detail}',
    recovery: 'Check that the path exists and that the server may use it.',
    facts: Of({ doing: S, path: S, detail: S }),
    status: 500,
  },
});
