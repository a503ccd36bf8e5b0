import { defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { Domain } from '../../../types/model.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Session } from '../../../types/session.ts';
import { State } from '../../../types/state.ts';

export default defineTool({
  name: 'navigate',
  title: 'Go to a project, task or domain',
  summary:
    'Moves this connection to a project, task and aspect that sessions are filed under, or into a domain (stage 3 from stage 2 on).',
  effect: 'write',
  scope: 'workspace',
  operation: { stage: 0, unwraps: ['target'] },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    project: Opt(Text(100, { description: 'Project to go to; its task and aspect are left unless they are named too.' })),
    task: Opt(Text(100, { description: 'Task to go to, of the project.' })),
    aspect: Opt(Text(100, { description: 'Aspect to go to.' })),
    domain: Opt(described(Domain, 'Domain to work in.')),
  }),
  output: Type.Object({
    ...State,
    sessions: Type.Array(Session, { maxItems: 5, description: 'The latest sessions there.' }),
  }),
  errors: ['INVALID_OPERATION', 'INVALID_INPUT'],
  refuses: ['nothing-is-filed-there', 'nowhere-to-go'],
  tells: ['ledger_moved'],

  rules: {
    'the-place-is-kept': must('The place is kept for the connection, and the latest sessions there are shown.'),
    'an-unknown-place-is-refused': must(
      'A project or task under which nothing is filed answers INVALID_OPERATION; the place stays as it was.',
    ),
    'a-domain-leads-to-stage-three': must(
      'With a domain, a connection at stage 2 is at stage 3; below, it is so once the notation is loaded.',
    ),
    'going-nowhere-is-refused': must('Without any field it answers INVALID_INPUT.'),
  },
});
