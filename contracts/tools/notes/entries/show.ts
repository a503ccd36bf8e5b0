import { defineTool, described, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { Entry, SequentialGraph } from '../../../types/entry.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { DocumentSelector, InWorkspace } from '../../../types/scope.ts';
import { shrinkEntries } from '../../../types/shrink.ts';

export default defineTool({
  name: 'show',
  title: 'Read a document',
  summary: 'The newest entries of a document, oldest first, page by page towards the past. A derived branch shows its base too.',
  effect: 'read',
  scope: 'workspace',
  target: 'document',
  document: 'by_doc_kind',
  budget: {
    knobs: ['max_chars'],
    keep: ['branch', 'doc', 'pagination'],
    shrink: [{ drop: 'sequential' }, ...shrinkEntries('entries', 'pagination')],
  },

  input: Type.Object({
    ...InWorkspace,
    ...DocumentSelector,
    doc_kind: Opt(OneOf(['notes', 'trace'], { default: 'trace', description: 'Which document when none is named (trace).' })),
    cursor: Cursor,
    limit: Limit(20),
    ...Budgeted,
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    doc: described(DocName, 'Document that was read.'),
    entries: Type.Array(Entry, { description: 'Entries of this page, oldest first.' }),
    sequential: Opt(
      Nullable(SequentialGraph, { description: 'How numbered thoughts relate; null when there are none, absent for notes.' }),
    ),
    pagination: Pagination,
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'a-page-is-the-newest-oldest-first': must(
      'A page holds the newest entries before the cursor, in the order they were written.',
    ),
    'pages-cover-everything-once': must('Following next_cursor visits every entry exactly once.'),
    'a-derived-branch-shows-its-base': must('A derived branch shows what its base held when it was made, then its own entries.'),
    'a-later-base-entry-is-not-seen': must('What the base gets after the branch was made is not seen on the branch.'),
    'bases-of-bases-count': must('The base of a base is seen up to the earlier of the two cuts.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
    'trace-is-the-default': must('Without doc and doc_kind the trace is shown.'),
    'an-empty-document-is-empty': must('A document nobody wrote to has no entries and no next page.'),
    'a-cut-page-can-be-continued': must('When a budget drops entries, next_cursor continues before the oldest one shown.'),
    'a-tiny-budget-gives-a-signal': must('When not even the kept fields fit, a minimal signal comes, with BUDGET_MINIMAL.'),
    'a-budget-below-the-least-is-clamped': must('max_chars below 2 is raised to 2, with BUDGET_MIN_CLAMPED.'),
    'the-budget-is-reported': must('With max_chars the result carries budget, and used_chars is at most max_chars.'),
    'an-answer-has-a-ceiling': must(
      'Without max_chars no answer is larger than 1 MiB: a page that would be ends earlier, truncated says so, and next_cursor goes on.',
    ),
    'an-unknown-workspace-is-refused': must(
      'A workspace that does not exist answers UNKNOWN_WORKSPACE and suggests tasks_macro_start; nothing is created.',
    ),
    'branching-thoughts-are-derived': must(
      'Trace entries with thought numbers yield nodes, branch and revision edges, and what is missing.',
    ),
  },
});
