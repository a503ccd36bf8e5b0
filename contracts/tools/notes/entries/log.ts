import { defineTool, described, must, Nullable, Opt, Text, Type } from '../../../kit/index.ts';
import { badRef } from '../../../refusals/sets.ts';
import { CommitRecord } from '../../../types/branch.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'log',
  title: 'Recent commits',
  summary: 'The newest notes of a branch up to its pointer, oldest first. ref may be a branch, a tag, or an entry.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['ref', 'branch', 'doc', 'head_seq'],
    shrink: [
      { shorten: 'commits[].artifact', to: 1024 },
      { drop: 'commits[].meta' },
      { shorten: 'commits[].artifact', to: 256 },
      { list: 'commits', from: 'front', page: { at: 'pagination', by: { key: 'seq' } }, least: 1 },
      { cut: 'commits[].artifact' },
      { list: 'commits', from: 'front', page: { at: 'pagination', by: { key: 'seq' } } },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ref: Opt(Text(256, { description: 'A branch, a tag, an entry number or <doc>@<seq> (the checkout).' })),
    cursor: Cursor,
    limit: Limit(20),
    ...Budgeted,
  }),
  output: Type.Object({
    ref: Type.String({ description: 'The reference that was read, as it was named.' }),
    branch: described(BranchName, 'Branch that was read.'),
    doc: described(DocName, 'Document that was read.'),
    head_seq: Nullable(Seq, { description: 'Number of its newest commit; null when there is none.' }),
    commits: Type.Array(CommitRecord, { description: 'Commits, newest first.' }),
    pagination: Pagination,
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: [...badRef],

  rules: {
    'the-checkout-is-the-default': must('Without ref the checked-out branch is read.'),
    'a-tag-or-number-ends-the-log': must('With a tag, a number or <doc>@<seq> the log ends at that entry.'),
    'an-unknown-ref-is-refused': must('A ref that is nothing known answers UNKNOWN_ID.'),
    'a-reset-hides-what-was-after': must('After a reset, the log ends where the pointer stands.'),
    'a-commit-after-a-reset-follows-it': must('After a reset and a new commit, what the reset left out stays out of the log.'),
    'a-derived-branch-continues-its-base': must('The log of a derived branch goes on into its base.'),
    'pages-cover-everything-once': must('Following next_cursor visits every commit exactly once.'),
  },
});
