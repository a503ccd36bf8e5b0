import { defineTool, described, must, Nullable, Type } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Session, SessionId, ThoughtData } from '../../../types/session.ts';
import { Reached } from '../../../types/state.ts';

export default defineTool({
  name: 'load_context',
  title: 'Go on with a session',
  summary:
    'Attaches this connection to a session that exists, and shows its last thoughts: the next thought appends to it. Leads to stage 1.',
  effect: 'write',
  scope: 'workspace',
  operation: { stage: 0, reaches: 1 },
  target: 'ledger',

  input: Type.Object({ ...InWorkspace, sessionId: described(SessionId, 'The session, as list_sessions names it.') }),
  output: Type.Object({
    ...Reached,
    session: Session,
    recentThoughts: Type.Array(ThoughtData, {
      maxItems: 5,
      description: 'Its last five thoughts, in the order in which they were recorded.',
    }),
    nextThoughtNumber: Type.Integer({ description: 'The number that the next thought of the main chain takes.' }),
    lastConclusion: Nullable(Type.String(), { description: 'The thought that ended it, if it was ended; null: it is open.' }),
  }),
  errors: ['SESSION_NOT_FOUND'],
  warnings: ['SESSION_DAMAGED'],
  tells: ['session_resumed', 'ledger_moved'],

  rules: {
    'the-next-thought-appends': must('The next thought of the connection goes into the session, also if it had been closed.'),
    'the-last-thoughts-are-shown': must(
      'The last five thoughts are shown, and the next free number, which lies above every number in use.',
    ),
    'damage-is-warned-of': must(
      'Where files of the session are missing, unreadable or inconsistent, SESSION_DAMAGED names them.',
      {
        untested: 'about files that no call can damage; proved in test/store/filed/integrity.test.ts',
      },
    ),
    'an-unknown-session-is-refused': must(
      'A session that does not exist answers SESSION_NOT_FOUND; the connection stays as it was.',
    ),
  },
});
