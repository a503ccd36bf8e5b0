import { defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { Domain } from '../../../types/model.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Session, SessionTag, SessionTitle } from '../../../types/session.ts';
import { Reached } from '../../../types/state.ts';

export default defineTool({
  name: 'start_new',
  title: 'Start a session',
  summary: 'Starts a session of reasoning and attaches this connection to it: the next thought is its first. Leads to stage 1.',
  effect: 'write',
  scope: 'workspace',
  operation: { stage: 0, reaches: 1, unwraps: ['newWork'] },
  target: 'ledger',
  aliases: { title: 'sessionTitle', sessionTags: 'tags' },

  input: Type.Object({
    ...InWorkspace,
    sessionTitle: Opt(described(SessionTitle, 'What it is called; left out: named by the time.')),
    description: Opt(Text(2000, { description: 'What it is about.' })),
    tags: Opt(Type.Array(SessionTag, { maxItems: 40, uniqueItems: true, description: 'What it is filed under.' })),
    project: Opt(Text(100, { description: 'What one works on; kept as the tag project:….' })),
    task: Opt(Text(100, { description: 'Which part of it; kept as the tag task:….' })),
    aspect: Opt(Text(100, { description: 'In which respect, such as debugging; kept as the tag aspect:….' })),
    domain: Opt(described(Domain, 'Domain whose mental models are listed from stage 3 on.')),
  }),
  output: Type.Object({
    ...Reached,
    session: Session,
    nextThoughtNumber: Type.Integer({ description: 'The number that the next thought takes.' }),
    related: Type.Integer({
      minimum: 0,
      description: 'How many sessions there were before with the same project, task and aspect.',
    }),
  }),
  errors: [],
  tells: ['session_started', 'ledger_moved'],

  rules: {
    'a-session-is-created': must('The session is stored at once, with its title and tags, and the connection is at stage 1.'),
    'the-next-thought-appends': must('The next thought of the connection goes into this session.'),
    'a-place-becomes-tags': must('project, task and aspect become tags of the session and the place of the connection.'),
    'nothing-is-required': must('Without any field a session is started that is named by the time.'),
    'the-stage-is-never-lowered': must('At a higher stage it stays there.'),
    'title-is-another-name': must('title means sessionTitle, and the fields may stand in newWork when the gateway is called.'),
  },
});
