import { defineTool, described, must, Nullable, Opt, Type, Words } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { BranchId, Critique, NodeId, SessionId, SessionTag, SessionTitle, ThoughtNumber } from '../../../types/session.ts';

export default defineTool({
  name: 'thought',
  title: 'Record a thought',
  summary:
    'Adds a numbered thought to the session, on its main chain or on a branch; nextThoughtNeeded=false ends the session and exports it.',
  effect: 'act',
  ports: ['exports', 'client', 'adviser'],
  changes_outside: true,
  scope: 'workspace',
  begins_in_unit: true,
  absent_workspace: 'allowed',
  operation: { stage: 2, in_turn: true },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    thought: Words(200_000, { description: 'What is thought; lines in cipher notation are read as steps.' }),
    thoughtNumber: described(ThoughtNumber, 'Its place in its chain; any free number.'),
    totalThoughts: described(ThoughtNumber, 'How many thoughts are expected; grows with thoughtNumber.'),
    nextThoughtNeeded: Type.Boolean({ description: 'False: this is the last one.' }),
    isRevision: Opt(Type.Boolean({ default: false, description: 'It revises an earlier thought, which stays.' })),
    revisesThought: Opt(described(ThoughtNumber, 'The thought that it revises, on its own chain or on the main one.')),
    branchFromThought: Opt(described(ThoughtNumber, 'The thought of the main chain at which its branch begins.')),
    branchId: Opt(described(BranchId, 'Its branch; the first thought of a branch also says branchFromThought.')),
    needsMoreThoughts: Opt(Type.Boolean({ default: false, description: 'More thoughts are needed than expected.' })),
    critique: Opt(
      Type.Boolean({
        default: false,
        description: 'Let a model say what is weak about it.',
      }),
    ),
    includeGuide: Opt(Type.Boolean({ default: false, description: 'Send the guide to patterns of reasoning.' })),
    sessionTitle: Opt(described(SessionTitle, 'What a session is called that is started by this thought.')),
    sessionTags: Opt(Type.Array(SessionTag, { maxItems: 40, uniqueItems: true, description: 'Tags of such a session.' })),
    sessionId: Opt(described(SessionId, 'The session; left out: that of the connection, else a new one.')),
  }),
  output: Type.Object({
    thoughtNumber: ThoughtNumber,
    totalThoughts: described(ThoughtNumber, 'How many thoughts are expected now.'),
    nextThoughtNeeded: Type.Boolean({ description: 'As it was said.' }),
    branches: Type.Array(BranchId, { maxItems: 100, description: 'Branches of the session, the newest hundred.' }),
    thoughtHistoryLength: Type.Integer({ description: 'How many thoughts the session has, those of branches included.' }),
    sessionId: Nullable(SessionId, { description: 'The session that the next thought goes to; null: it was closed.' }),
    nodeId: NodeId,
    critique: Opt(described(Critique, 'What a model said about it, if one was asked and answered.')),
    sessionClosed: Opt(Type.Boolean({ description: 'True: this was the last thought.' })),
    closedSessionId: Opt(described(SessionId, 'The session that was closed.')),
    exportPath: Opt(
      Nullable(Type.String(), {
        description: 'The file that the session was exported to; null: this server keeps nothing on disk.',
      }),
    ),
    guide: Opt(
      Type.String({ description: 'The guide to patterns of reasoning, once for each connection or when it was asked for.' }),
    ),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'SESSION_NOT_FOUND', 'THOUGHT_NOT_FOUND', 'INVALID_OPERATION', 'INVALID_INPUT'],
  refuses: [
    'thought-number-is-taken',
    'branch-begins-elsewhere',
    'branch-has-no-beginning',
    'branch-has-no-name',
    'revision-revises-nothing',
    'no-session-to-think-in',
  ],
  warnings: ['CIPHER_STEP_MISSING', 'CRITIQUE_NOT_MADE', 'SAMPLING_NOT_SUPPORTED', 'SESSION_EXPORT_FAILED'],
  tells: ['session_started', 'thought_recorded', 'thought_critiqued', 'session_closed', 'ledger_moved'],

  rules: {
    'a-thought-is-appended': must(
      'The thought is stored in the session of the connection under its number, and the answer says how many there are.',
    ),
    'a-session-is-started-if-none': must(
      'Without a session one is started first, with sessionTitle and sessionTags where they are given.',
    ),
    'the-total-grows': must('totalThoughts is raised to thoughtNumber where it is smaller.'),
    'any-free-number-is-taken': must('Numbers may leave gaps and run backwards.'),
    'a-used-number-is-refused': must(
      'A number that its chain has already answers INVALID_OPERATION and names the next free one; nothing is overwritten.',
    ),
    'a-revision-gets-its-own-number': must(
      'A revision under a number that is used gets the next free one; what it revises stays.',
    ),
    'a-revision-names-what-exists': must(
      'revisesThought must exist on its chain or on the main one, else THOUGHT_NOT_FOUND; isRevision without it is refused.',
    ),
    'a-branch-is-a-chain': must(
      'The first thought of a branch follows the thought it branches from, each later one the one before it on the branch; all know where the branch begins.',
    ),
    'a-branch-begins-at-a-thought': must(
      'branchFromThought must exist on the main chain, else THOUGHT_NOT_FOUND. A new branch without it, a branch with another one, and it without branchId are refused.',
    ),
    'the-last-thought-closes': must(
      'nextThoughtNeeded=false closes the session: the answer names it and where it was exported, and the next thought starts another.',
    ),
    'the-guide-is-sent-once': must('A connection is sent the guide with its first thought, and again only with includeGuide.'),
    'cipher-is-read': must(
      'Steps in cipher notation and their relations are kept with the thought; a step that cites one that nobody wrote gets a warning.',
    ),
    'a-missing-critique-costs-nothing': must(
      'Where no model can give a critique, will not, or does not in time, the thought is stored all the same, with a warning.',
    ),
    'a-model-of-the-server-is-asked-instead': must(
      'Where the client offers no sampling and the server has a model that it may ask, that one is asked; a client that offers it and refuses is the last word.',
      { untested: 'Needs a model; test/adapters/ledger-critique.test.ts plays one.' },
    ),
    'a-critique-is-kept-with-its-thought': must(
      'A critique is answered and kept with the thought it is about, on any branch, with the model that gave it.',
      { untested: 'Needs a client with a model; test/adapters/ledger-critique.test.ts plays one.' },
    ),
    'thoughts-keep-their-order': must(
      'What a connection sends without waiting for answers happens in the order in which it came; what follows the last thought begins another session.',
      { untested: 'Needs calls at the same time; test/adapters/ledger-together.test.ts makes them.' },
    ),
    'a-named-session-is-meant': must('With sessionId the thought goes there, and the session of the connection stays.'),
    'stage-two-is-needed': must('Below stage 2 it answers STAGE_REQUIREMENT_NOT_MET and nothing is stored.'),
  },
});
