import { defineTool, must, OneOf, Opt, Text, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Session, SessionTag } from '../../../types/session.ts';

export default defineTool({
  name: 'list_sessions',
  title: 'List sessions',
  summary: 'Sessions of reasoning, the latest first; by project, task, aspect, tags or words if you like.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { stage: 0, unwraps: ['filters'] },
  target: 'ledger',
  budget: {
    knobs: ['max_chars'],
    keep: ['count', 'hasMore'],
    shrink: [{ drop: 'sessions[].description' }, { list: 'sessions', from: 'back', more: 'hasMore' }],
  },

  input: Type.Object({
    ...InWorkspace,
    project: Opt(Text(100, { description: 'Only sessions of this project.' })),
    task: Opt(Text(100, { description: 'Only sessions of this task.' })),
    aspect: Opt(Text(100, { description: 'Only sessions of this aspect.' })),
    tags: Opt(Type.Array(SessionTag, { maxItems: 20, description: 'Only sessions that bear all of these.' })),
    search: Opt(Text(200, { description: 'Words that must stand in the title, description or tags.' })),
    limit: Opt(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many at most (20).' })),
    offset: Opt(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'How many to leave out first.' })),
    sortBy: Opt(OneOf(['createdAt', 'updatedAt', 'title'], { default: 'updatedAt', description: 'By what they are ordered.' })),
    sortOrder: Opt(OneOf(['asc', 'desc'], { default: 'desc', description: 'In which direction.' })),
    ...Budgeted,
  }),
  output: Type.Object({
    sessions: Type.Array(Session, { description: 'The sessions of this page.' }),
    count: Type.Integer({ minimum: 0, description: 'How many match in all.' }),
    hasMore: Type.Boolean({ description: 'True when there are more after this page.' }),
    truncated: Truncated,
  }),
  errors: [],

  rules: {
    'the-latest-come-first': must('Without sortBy the session that was written to last comes first.'),
    'tags-apply-together': must('Only sessions that bear every tag, and the project, task and aspect, are listed.'),
    'words-are-found-in-titles': must('search keeps sessions whose title, description and tags hold all the words, in any case.'),
    'pages-are-cut-by-limit-and-offset': must(
      'limit and offset choose the page, count says how many match in all, hasMore whether more follow.',
    ),
    'order-can-be-chosen': must('sortBy and sortOrder decide about the order.'),
    'an-empty-ledger-has-none': must('Where nothing was ever written the list is empty.'),
  },
});
