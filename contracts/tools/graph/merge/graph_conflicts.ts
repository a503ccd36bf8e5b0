import { defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { ConflictHead } from '../../../types/graph.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { DocOr, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'graph_conflicts',
  title: 'List merge conflicts',
  summary:
    'Conflicts that merges into a branch have found in its graph, newest first; the open ones unless status says otherwise.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['into', 'doc', 'pagination'],
    shrink: [{ list: 'conflicts', from: 'back', page: { at: 'pagination', by: { key: 'created_seq' } } }],
  },

  input: Type.Object({
    ...InWorkspace,
    into: described(BranchName, 'Branch that was merged into.'),
    doc: DocOr('graph'),
    status: Opt(OneOf(['open', 'resolved', 'superseded', 'all'], { default: 'open', description: 'Which ones (open).' })),
    cursor: Cursor,
    limit: Limit(50),
    ...Budgeted,
  }),
  output: Type.Object({
    into: described(BranchName, 'Branch that was merged into.'),
    doc: described(DocName, 'Graph document.'),
    conflicts: Type.Array(ConflictHead, { description: 'Conflicts of this page, newest first.' }),
    pagination: Pagination,
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'open-ones-are-the-default': must('Without status only open conflicts are listed.'),
    'status-chooses': must('status chooses open, resolved, superseded or all of them.'),
    'newest-first': must('Conflicts come by created_seq, newest first.'),
    'pages-cover-everything-once': must('Following next_cursor visits every conflict once, also those found at the same moment.'),
    'a-deleted-branch-takes-its-conflicts': must('When from is deleted, its conflicts are gone.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
});
