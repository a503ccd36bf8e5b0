import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
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
    from: described(BranchName, 'Branch to compare with, such as main.'),
    to: described(BranchName, 'Branch whose additional entries are shown.'),
    doc: DocOr('notes'),
    cursor: Cursor,
    limit: Limit(20),
    ...Budgeted,
  }),
  output: Type.Object({
    from: described(BranchName, 'Branch that was compared with.'),
    to: described(BranchName, 'Branch whose additional entries are shown.'),
    doc: described(DocName, 'Document that was compared.'),
    entries: Type.Array(Entry, { description: 'Entries that can be seen on to and not on from.' }),
    pagination: Pagination,
    truncated: Truncated,
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
