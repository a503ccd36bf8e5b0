import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { RefMove } from '../../../types/branch.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'reflog',
  title: 'How a pointer moved',
  summary: "Movements of a branch's notes pointer, newest first: every commit and every reset.",
  effect: 'read',
  scope: 'workspace',
  target: 'branch',
  budget: {
    knobs: ['max_chars'],
    keep: ['ref', 'branch', 'doc'],
    shrink: [{ list: 'moves', from: 'back', page: { at: 'pagination', by: { key: 'seq' } } }],
  },

  input: Type.Object({
    ...InWorkspace,
    ref: Opt(described(BranchName, 'Branch to read; left out: the checkout.')),
    cursor: Cursor,
    limit: Limit(20),
    ...Budgeted,
  }),
  output: Type.Object({
    ref: Type.String({ description: 'Branch that was read.' }),
    branch: described(BranchName, 'Branch that was read.'),
    doc: described(DocName, 'Document whose pointer moved.'),
    moves: Type.Array(RefMove, { description: 'Moves of the pointer, newest first.' }),
    pagination: Pagination,
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'every-move-is-kept': must('Commits and resets appear newest first, each with where the pointer was and where it went.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
    'pages-cover-everything-once': must('Following next_cursor visits every move exactly once.'),
  },
});
