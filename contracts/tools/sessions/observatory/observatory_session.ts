import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { Seq } from '../../../types/ids.ts';
import { ObservatoryBranch, ObservatorySession, ObservatoryThought } from '../../../types/observed.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { SessionId } from '../../../types/session.ts';

export default defineTool({
  name: 'observatory_session',
  title: 'A session, for a watcher',
  summary: 'A session with its newest thoughts, a page at a time; cursor pages back.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['session', 'seq'],
    shrink: [
      { drop: 'thoughts[].cipher' },
      { shorten: 'thoughts[].thought', to: 500 },
      { drop: 'branches' },
      { list: 'thoughts', from: 'front', more: 'hasMore' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    sessionId: described(SessionId, 'The session.'),
    cursor: Opt(described(Seq, 'next_cursor of the page before.')),
    limit: Limit(100, 500),
    ...Budgeted,
  }),
  output: Type.Object({
    session: ObservatorySession,
    thoughts: Type.Array(ObservatoryThought, { description: 'Thoughts of the main chain on this page, oldest first.' }),
    branches: Type.Record(Type.String(), ObservatoryBranch, {
      description: 'Branches that have thoughts on this page, by their names.',
    }),
    hasMore: Type.Boolean({ description: 'True when there are older thoughts.' }),
    next_cursor: Nullable(Seq, { description: 'Pass it as cursor for older thoughts; null when there are none.' }),
    seq: Type.Integer({ minimum: 0, description: 'The number of the newest fact that this answer knows.' }),
    truncated: Truncated,
  }),
  errors: ['SESSION_NOT_FOUND'],

  rules: {
    'the-newest-page-comes-first': must(
      'Without cursor the newest thoughts are shown, oldest first, whatever chain they are on.',
    ),
    'pages-cover-everything-once': must('Following next_cursor visits every thought of the session exactly once.'),
    'branches-say-where-they-begin': must(
      'Each branch has its thoughts of the page, and the thought of the main chain at which it begins.',
    ),
    'an-unknown-session-is-refused': must('A session that does not exist answers SESSION_NOT_FOUND.'),
  },
});
