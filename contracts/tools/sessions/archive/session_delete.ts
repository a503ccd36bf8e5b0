import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { SessionId } from '../../../types/session.ts';

export default defineTool({
  name: 'session_delete',
  title: 'Delete a session',
  summary: 'Removes a session with all its thoughts, for good. Needs confirm=true.',
  effect: 'write',
  destructive: true,
  scope: 'workspace',
  operation: { of: 'session', stage: 1 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    sessionId: described(SessionId, 'The session, as list_sessions names it.'),
    confirm: Opt(Type.Boolean({ default: false, description: 'True: it is meant.' })),
  }),
  output: Type.Object({
    sessionId: SessionId,
    deleted: Type.Boolean({ description: 'True: it is gone.' }),
    thoughtCount: Type.Integer({ minimum: 0, description: 'How many thoughts went with it.' }),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'SESSION_NOT_FOUND', 'INVALID_OPERATION'],
  refuses: ['deleting-is-not-confirmed'],
  tells: ['session_deleted', 'ledger_moved'],

  rules: {
    'all-of-it-goes': must(
      'The session, its thoughts and what the search knew of them are gone; a connection that was attached to it no longer is.',
    ),
    'without-confirm-nothing-goes': must(
      'Without confirm=true it answers INVALID_OPERATION, says how much would go, and nothing changes.',
    ),
    'an-unknown-session-is-refused': must('A session that does not exist answers SESSION_NOT_FOUND.'),
  },
});
