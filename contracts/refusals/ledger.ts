import { badInput, defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();
const staged = Of({ operation: S, required: S, current: S });

/** What is said before an operation is found, or before it runs, whichever it is. */
export const gatewayRefusals = defineRefusals({
  'operation-is-missing': badInput(
    'operation is missing.',
    'Add operation, one of {choices}.',
    'operation',
    Of({ choices: Type.Array(S) }),
  ),
  'operation-is-not-known': {
    code: 'INVALID_OPERATION',
    says: { because: 'there is no such operation', fix: 'Nearest: {nearest}. Operations: {choices}.' },
    facts: Of({ operation: S, nearest: S, choices: Type.Array(S) }),
    hints: [{ field: 'operation', kind: 'choose_one', expected: '{nearest}' }],
  },
  'sub-operation-is-missing': {
    code: 'INVALID_OPERATION',
    says: { because: 'it does not say which of its operations is meant', fix: 'Add subOperation, one of {choices}.' },
    facts: Of({ operation: S, choices: Type.Array(S) }),
    hints: [{ field: 'subOperation', kind: 'missing_required', expected: 'one of {choices}' }],
  },
  'sub-operation-is-not-known': {
    code: 'INVALID_OPERATION',
    says: { because: 'it has no operation {given}', fix: 'Nearest: {nearest}. Operations: {choices}.' },
    facts: Of({ operation: S, given: S, nearest: S, choices: Type.Array(S) }),
    hints: [{ field: 'subOperation', kind: 'choose_one', expected: '{nearest}' }],
  },
  'operation-takes-an-object': {
    code: 'INVALID_PAYLOAD',
    says: { problem: '{field} is no object.', fix: 'Send the fields of the operation as an object, or beside operation.' },
    facts: Of({ operation: S, field: S }),
    hints: [{ field: '{field}', kind: 'type', expected: 'an object' }],
  },
  'stage-one-is-missing': {
    code: 'STAGE_REQUIREMENT_NOT_MET',
    says: { fix: 'start_new starts a session, load_context goes on with one' },
    facts: staged,
    suggest: [
      { tool: 'start_new', params: {}, reason: 'Start a session', priority: 'high' },
      { tool: 'list_sessions', params: {}, reason: 'Find a session to go on with' },
    ],
  },
  'stage-two-is-missing': {
    code: 'STAGE_REQUIREMENT_NOT_MET',
    says: { fix: 'cipher loads the notation' },
    facts: staged,
    suggest: [{ tool: 'cipher', params: {}, reason: 'Load the notation', priority: 'high' }],
  },
  'two-stages-are-missing': {
    code: 'STAGE_REQUIREMENT_NOT_MET',
    says: { fix: 'start_new (or load_context), then cipher' },
    facts: staged,
    suggest: [
      { tool: 'start_new', params: {}, reason: 'Start a session; then load the notation', priority: 'high' },
      { tool: 'list_sessions', params: {}, reason: 'Find a session to go on with' },
    ],
  },
});

export const sessionsRefusals = defineRefusals({
  'connection-is-not-known': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'get_state',
      because: 'nothing is known about the connection {resume}',
      fix: 'Use load_context with the id of the session instead.',
    },
    facts: Of({ resume: S }),
    hints: [{ field: 'resume', kind: 'other', expected: 'what connection said in an earlier answer' }],
  },
  'nothing-is-filed-there': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'navigate',
      because: 'no session is filed under {place}',
      fix: 'Start one there with start_new, or look at what there is.',
    },
    facts: Of({ place: S }),
    suggest: [{ tool: 'list_sessions', params: {}, reason: 'See the sessions and their tags', priority: 'high' }],
  },
  'nowhere-to-go': badInput('Nothing says where to go.', 'Name a project, task, aspect or domain.', 'project'),
  'client-has-no-roots': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'bind_root',
      because: 'this client names no roots',
      fix: 'Name the project with start_new project=… instead.',
    },
  },
  'root-is-not-known': {
    code: 'INVALID_OPERATION',
    says: { operation: 'bind_root', because: '{root} is no root of this client', fix: 'Choose one of {roots}.' },
    facts: Of({ root: S, roots: Type.Array(S) }),
    hints: [{ field: 'rootUri', kind: 'choose_one', expected: 'one of {roots}' }],
  },
  'thought-number-is-taken': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'thought',
      because: 'thought {number} exists already, and {free} is the next free number',
      fix: 'Use thoughtNumber {free}, or say what it revises: isRevision=true, revisesThought={number}.',
    },
    facts: Of({ number: Type.Integer(), free: Type.Integer() }),
    hints: [{ field: 'thoughtNumber', kind: 'conflict', expected: '{free}' }],
  },
  'branch-begins-elsewhere': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'thought',
      because: 'branch {branch} begins at thought {origin}',
      fix: 'Leave branchFromThought out, or choose another branchId.',
    },
    facts: Of({ branch: S, origin: Type.Integer() }),
    hints: [{ field: 'branchFromThought', kind: 'conflict', expected: '{origin}' }],
  },
  'branch-has-no-beginning': badInput(
    'There is no branch {branch} yet, and nothing says where it begins.',
    'Add branchFromThought, the number of a thought of the main chain.',
    'branchFromThought',
    Of({ branch: S }),
  ),
  'branch-has-no-name': badInput(
    'branchFromThought was given without branchId.',
    'Add branchId, such as "other-way"; or leave branchFromThought out.',
    'branchId',
  ),
  'revision-revises-nothing': badInput(
    'isRevision is true, and nothing says which thought is revised.',
    'Add revisesThought, the number of a thought.',
    'revisesThought',
  ),
  'no-session-to-think-in': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'thought',
      because: 'no session is open, and this server starts none by itself',
      fix: 'First: start_new.',
    },
    suggest: [{ tool: 'start_new', params: {}, reason: 'Start a session', priority: 'high' }],
  },
  'session-is-damaged': {
    code: 'STORAGE_ERROR',
    says: {
      detail: 'of session {session} {missing} files are missing and {unreadable} cannot be read: {files}.',
      fix: 'Put them back from a copy, and resume it again. Or go on without them: repair=true.',
    },
    facts: Of({ session: S, missing: Type.Integer(), unreadable: Type.Integer(), files: Type.Array(S) }),
    suggest: [
      { tool: 'session_get', params: { sessionId: '{session}' }, reason: 'See what is wrong with each file', priority: 'high' },
    ],
    hints: [{ field: 'repair', kind: 'other', expected: 'true' }],
  },
  'imported-thought-differs': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'session_import',
      because: 'thought {thought} is here already, and its {field} is not what the file says',
      fix: 'Nothing of the file was imported. Both have gone their own way: import it into another project, or delete the session here first.',
    },
    facts: Of({ thought: S, field: S }),
  },
  'imported-branch-differs': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'session_import',
      because: 'branch {branch} begins here at thought {here}, and in the file at {there}',
      fix: 'Nothing of the file was imported. Import it into another project, or delete the session here first.',
    },
    facts: Of({ branch: S, here: Type.Integer(), there: Type.Integer() }),
  },
  'imported-thought-stands-twice': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'session_import',
      because: 'the file holds thought {thought} twice',
      fix: 'Nothing of it was imported. Give one of them another thoughtNumber in the file.',
    },
    facts: Of({ thought: S }),
  },
  'deleting-is-not-confirmed': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'session_delete',
      because: 'it would remove "{title}" with {thoughts} thoughts for good',
      fix: 'Repeat it with confirm=true, if that is meant.',
    },
    facts: Of({ title: S, thoughts: Type.Integer() }),
    hints: [{ field: 'confirm', kind: 'missing_required', expected: 'true' }],
  },
});

export const modelsRefusals = defineRefusals({
  'model-bears-no-such-tag': {
    code: 'INVALID_OPERATION',
    says: {
      operation: 'mental_models_get_model',
      because: '{model} bears the tags {tags}, and not {tag}',
      fix: 'Leave tag out, or name one of these.',
    },
    facts: Of({ model: S, tag: S, tags: Type.Array(S) }),
    hints: [{ field: 'tag', kind: 'conflict', expected: 'one of {tags}' }],
  },
});
