import { defineTool, must, Opt, Text, Type } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { State } from '../../../types/state.ts';

export default defineTool({
  name: 'get_state',
  title: 'Where this connection stands',
  summary: 'Stage, session, domain, bound root and place of this connection; resume takes over from one before it.',
  effect: 'write',
  reads_when: { without: ['resume'] },
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { stage: 0 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    resume: Opt(Text(100, { description: 'What an earlier answer said as connection: go on where that one was.' })),
  }),
  output: Type.Object(State),
  errors: ['INVALID_OPERATION'],
  refuses: ['connection-is-not-known'],
  tells: ['ledger_moved'],

  rules: {
    'the-snapshot-is-answered': must(
      'The answer says stage, session, domain, root and place; on a new connection stage 0 and nothing else.',
    ),
    'resume-goes-on': must('With resume the connection has the stage, session, domain, root and place of the one that is named.'),
    'an-unknown-connection-is-refused': must(
      'A connection that nothing is known about answers INVALID_OPERATION, and nothing changes.',
    ),
  },
});
