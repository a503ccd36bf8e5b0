import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Session, SessionId, SessionIntegrity, ThoughtData } from '../../../types/session.ts';

const inFiles = { untested: 'about files that no call can damage; proved in test/store/filed/integrity.test.ts' };

export default defineTool({
  name: 'session_get',
  title: 'Read a session',
  summary: 'A session with its thoughts, those of branches included, in the order in which they were recorded; page by page.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'session', stage: 1 },
  target: 'ledger',
  budget: {
    knobs: ['max_chars'],
    keep: ['session', 'hasMore', 'integrity'],
    shrink: [
      { drop: 'thoughts[].cipher' },
      { shorten: 'thoughts[].thought', to: 500 },
      { drop: 'branches' },
      { list: 'thoughts', from: 'back', more: 'hasMore' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    sessionId: described(SessionId, 'The session, as list_sessions names it.'),
    limit: Limit(200, 1000),
    offset: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'How many thoughts to leave out first.' }),
    ),
    ...Budgeted,
  }),
  output: Type.Object({
    session: Session,
    thoughts: Type.Array(ThoughtData, { description: 'Thoughts of the main chain.' }),
    branches: Type.Record(Type.String(), Type.Array(ThoughtData), { description: 'Thoughts of each branch, by its name.' }),
    hasMore: Type.Boolean({ description: 'True when more thoughts follow this page.' }),
    integrity: Opt(described(SessionIntegrity, 'How its files stand; left out: all that was recorded is there.')),
    truncated: Truncated,
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'SESSION_NOT_FOUND'],

  rules: {
    'everything-is-shown': must(
      'The session, its main chain and the thoughts of each branch are shown, with what they revise, cite and say in cipher.',
    ),
    'pages-are-cut-by-limit-and-offset': must(
      'limit and offset count thoughts of all chains, in the order in which they were recorded.',
    ),
    'damage-is-told': must(
      'Where files of a session are missing, unreadable or inconsistent, all that can be read is shown, and integrity says what is wrong with which file and what to do about it.',
      inFiles,
    ),
    'a-broken-manifest-is-no-missing-one': must(
      'A manifest that cannot be read has manifestExists=true and manifestValid=false; one that is not there has both false.',
      inFiles,
    ),
    'an-unknown-session-is-refused': must('A session that does not exist answers SESSION_NOT_FOUND.'),
  },
});
