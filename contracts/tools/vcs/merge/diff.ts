import { defineTool, must, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Entry } from '../../../types/entry.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { DocOr, InWorkspace } from '../../../types/scope.ts';
import { shrinkEntries } from '../../../types/shrink.ts';

export default defineTool({
  name: 'diff',
  title: 'What one branch has that another has not',
  summary: 'Entries of a document that are seen on one branch and not on the other. Swap the branches for the other direction.',
  effect: 'read',
  scope: 'workspace',
  budget: { knobs: ['max_chars'], keep: ['from', 'to', 'doc', 'pagination'], shrink: shrinkEntries('entries', 'pagination') },

  input: Type.Object({
    ...InWorkspace,
    from: BranchName,
    to: BranchName,
    doc: DocOr('notes'),
    cursor: Cursor,
    limit: Limit(20),
    ...Budgeted,
  }),
  output: Type.Object({
    from: BranchName,
    to: BranchName,
    doc: DocName,
    entries: Type.Array(Entry),
    pagination: Pagination,
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'only-what-to-has-more': must('Entries are those seen on to and not on from.'),
    'the-other-direction-differs': must('Swapping the branches shows the other side.'),
    'a-branch-differs-not-from-itself': must('A branch has no difference to itself.'),
    'pages-work-as-in-show': must('Pages hold the newest entries before the cursor, oldest first.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
});
