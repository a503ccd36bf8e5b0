import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Branch } from '../../../types/branch.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { BranchName, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'branch_list',
  title: 'List branches',
  summary: 'The branches of a workspace by name, with the branch and number each one was made from.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['workspace', 'checkout'],
    shrink: [{ list: 'branches', from: 'back', page: { at: 'next_after', by: { key: 'name' } }, least: 1 }],
  },

  input: Type.Object({
    ...InWorkspace,
    limit: Limit(200, 1000),
    after: Opt(described(BranchName, 'next_after of the page before.')),
    ...Budgeted,
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    checkout: Nullable(BranchName, { description: 'Branch that is checked out; null when none is.' }),
    branches: Type.Array(Branch, { description: 'Branches of this page, by name.' }),
    next_after: Nullable(BranchName, { description: 'Pass it as after for the next page; null when there is none.' }),
    truncated: Type.Boolean({ description: 'True when limit or max_chars left branches out.' }),
  }),
  errors: [],

  rules: {
    'sorted-by-name': must('Branches come by name.'),
    'a-hidden-branch-is-said': must('When limit hides branches, truncated is true and next_after continues.'),
  },
});
