import { defineTool, described, must, Nullable, Type } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Session, SessionId, ThoughtData } from '../../../types/session.ts';
import { Reached } from '../../../types/state.ts';

const inFiles = { untested: 'about files that no call can damage; proved in test/store/filed/integrity.test.ts' };

export default defineTool({
  name: 'session_resume',
  title: 'Resume a session',
  summary:
    'Attaches this connection to a session, so that the next thought appends to it. Another one than before leads back to stage 1.',
  effect: 'write',
  scope: 'workspace',
  operation: { of: 'session', stage: 1 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    sessionId: described(SessionId, 'The session, as list_sessions names it.'),
    repair: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'True: goes on without files that are missing or cannot be read; the latter are put aside, not deleted.',
      }),
    ),
  }),
  output: Type.Object({
    ...Reached,
    success: Type.Boolean({ description: 'True.' }),
    sessionId: SessionId,
    session: Session,
    thoughtCount: Type.Integer({ minimum: 0, description: 'How many thoughts it has.' }),
    lastThought: Nullable(ThoughtData, { description: 'The thought that was recorded last; null: there is none.' }),
    nextThoughtNumber: Type.Integer({ description: 'The number that the next thought of the main chain takes.' }),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'SESSION_NOT_FOUND', 'STORAGE_ERROR'],
  refuses: ['session-is-damaged'],
  warnings: ['SESSION_DAMAGED'],
  tells: ['session_mended', 'session_resumed', 'ledger_moved'],

  rules: {
    'the-next-thought-appends': must('The next thought goes into the session that was resumed, under a number that is free.'),
    'another-session-leads-to-stage-one': must(
      'At stage 2 or 3 another session than before leads back to stage 1; the same one does not.',
    ),
    'a-damaged-session-is-refused': must(
      'A session of which files are missing or cannot be read answers STORAGE_ERROR and names them; the connection stays as it was. Files that are only inconsistent are warned of.',
      inFiles,
    ),
    'repair-goes-on-without-what-is-lost': must(
      'With repair=true unreadable files are put aside, the manifest is written anew with what is there, and the session is resumed.',
      inFiles,
    ),
    'an-unknown-session-is-refused': must(
      'A session that does not exist answers SESSION_NOT_FOUND; the connection stays as it was.',
    ),
  },
});
