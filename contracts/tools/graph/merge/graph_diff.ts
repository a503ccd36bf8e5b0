import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { GraphChange } from '../../../types/graph.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { DocOr, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'graph_diff',
  title: 'How one graph differs from another',
  summary: 'Nodes and edges of one branch whose state differs from the other branch, deletions included, newest first.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['from', 'to', 'doc', 'pagination'],
    shrink: [
      { shorten: 'changes[].to.text', to: 1024 },
      { drop: 'changes[].to.meta' },
      { shorten: 'changes[].to.text', to: 256 },
      { list: 'changes', from: 'back', page: { at: 'pagination', by: { key: 'to.last_seq' } } },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    from: described(BranchName, 'Branch to compare with, such as main.'),
    to: described(BranchName, 'Branch whose differences are shown.'),
    doc: DocOr('graph'),
    cursor: Cursor,
    limit: Limit(20),
    ...Budgeted,
  }),
  output: Type.Object({
    from: described(BranchName, 'Branch that was compared with.'),
    to: described(BranchName, 'Branch whose differences are shown.'),
    doc: described(DocName, 'Graph document.'),
    changes: Type.Array(GraphChange, { description: 'Items of to that differ from those of from.' }),
    pagination: Pagination,
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'states-of-to-that-differ': must('changes holds the states on to, of nodes and edges, that differ from those on from.'),
    'a-deletion-is-a-tombstone': must('What to has deleted and from still has comes with deleted=true.'),
    'what-from-changed-differs-too': must('A key that only from has changed is shown as to still has it.'),
    'what-to-never-had-is-not-shown': must('A key that to never had is not listed; swap the branches to see it.'),
    'equal-states-are-no-change': must('A key written on both sides with the same content, or gone on both, is not listed.'),
    'provenance-is-not-compared': must('Where a version was merged from, and when, makes no difference.'),
    'a-branch-differs-not-from-itself': must('A branch has no difference to itself.'),
    'newest-first': must('Changes come by to.last_seq, newest first.'),
    'pages-cover-everything-once': must(
      'Following next_cursor visits every change once, also while others write; what changes meanwhile moves to the front.',
    ),
    'a-cut-page-can-be-continued': must('When a budget drops changes, the oldest go first and next_cursor brings them back.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
});
