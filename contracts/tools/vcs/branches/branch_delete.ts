import { Const, defineTool, described, must, Type } from '../../../kit/index.ts';
import { BranchName, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'branch_delete',
  title: 'Delete a branch',
  summary: 'Removes a branch and everything written on it, if nothing stands on it.',
  effect: 'write',
  destructive: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, name: described(BranchName, 'Branch to delete.') }),
  output: Type.Object({
    workspace: WorkspaceId,
    name: described(BranchName, 'Branch that was deleted.'),
    deleted: Const(true, { description: 'The branch is gone.' }),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['branch-is-checked-out', 'branch-is-a-base', 'branch-belongs-to-an-entity'],
  tells: ['branch_deleted'],

  rules: {
    'what-was-written-on-it-goes': must('The branch, its entries and its tags are gone; the name is free again.'),
    'the-checkout-is-refused': must('The checked-out branch answers INVALID_INPUT.'),
    'a-base-is-refused': must('A branch that others are based on answers INVALID_INPUT and names them.'),
    'a-plan-or-task-branch-is-refused': must('The canonical branch of a plan or task answers INVALID_INPUT.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
});
