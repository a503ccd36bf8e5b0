import { defineTool, must, OneOf, Opt, Text, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { ObservatorySession, sessionStatuses } from '../../../types/observed.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { SessionTag } from '../../../types/session.ts';

export default defineTool({
  name: 'observatory_sessions',
  title: 'Sessions, for a watcher',
  summary: 'Sessions of a project as the Observatory shows them, the latest first, with whether they go on.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['seq', 'count', 'hasMore'],
    shrink: [{ list: 'sessions', from: 'back', more: 'hasMore' }],
  },

  input: Type.Object({
    ...InWorkspace,
    status: Opt(OneOf(sessionStatuses, { description: 'Only sessions of this status.' })),
    tags: Opt(Type.Array(SessionTag, { maxItems: 20, description: 'Only sessions that bear all of these.' })),
    search: Opt(Text(200, { description: 'Words that must stand in the title, description or tags.' })),
    limit: Limit(50, 100),
    offset: Opt(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'How many to leave out first.' })),
    ...Budgeted,
  }),
  output: Type.Object({
    sessions: Type.Array(ObservatorySession, { description: 'The sessions of this page.' }),
    count: Type.Integer({ minimum: 0, description: 'How many there are in all.' }),
    hasMore: Type.Boolean({ description: 'True when more follow this page.' }),
    seq: Type.Integer({ minimum: 0, description: 'The number of the newest fact that this answer knows.' }),
    truncated: Truncated,
  }),
  errors: [],

  rules: {
    'a-session-goes-on-until-it-ends': must(
      'A session is active until a thought says that no other follows; it is completed from then on, with the time of its end.',
    ),
    'a-new-thought-opens-it-again': must('A session that ended and got another thought is active again.'),
    'a-status-keeps-its-own': must('With status only sessions of that status are listed.'),
    'tags-and-words-keep-theirs': must(
      'Only sessions that bear every tag, and hold all the words of search in title, description and tags, are listed and counted.',
    ),
    'nothing-is-no-error': must('Where nothing was written the list is empty.'),
  },
});
