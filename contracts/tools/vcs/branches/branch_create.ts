import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { badBranchName } from '../../../refusals/sets.ts';
import { Branch } from '../../../types/branch.ts';
import { BranchName, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'branch_create',
  title: 'Branch off',
  summary: 'Makes a branch from a snapshot of another, without copying. It does not check the new branch out.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    name: described(BranchName, 'Name for the new branch.'),
    from: Opt(described(BranchName, 'Branch to start from; left out: the checkout.')),
  }),
  output: Type.Object({ workspace: WorkspaceId, branch: Branch }),
  errors: ['UNKNOWN_ID', 'CONFLICT', 'INVALID_NAME', 'BRANCH_DEPTH_EXCEEDED'],
  refuses: ['branch-exists-already', ...badBranchName],
  tells: ['branch_created'],

  rules: {
    'the-checkout-is-the-base': must('Without from the checked-out branch is the base.'),
    'the-snapshot-is-now': must('base_seq is the newest number of the workspace at that moment.'),
    'an-empty-workspace-gets-main': must('In a workspace without branches main is made first and becomes the base.'),
    'an-existing-name-is-refused': must('A name that exists answers CONFLICT and suggests to check it out.'),
    'an-unknown-base-is-refused': must('A base that does not exist answers UNKNOWN_ID and suggests branch_list.'),
    'plan-and-task-branches-are-reserved': must('Names below task/ and plan/ answer INVALID_NAME.'),
    'a-ref-means-one-thing': must('The name of a tag, or a name of digits alone, answers INVALID_NAME.'),
    'a-path-like-name-is-refused': must('Names with .. or //, or that end in / or ., answer INVALID_NAME.'),
    'depth-has-a-limit': must('A branch that would stand on more than 64 others answers BRANCH_DEPTH_EXCEEDED.', {
      untested: 'takes 65 calls; proved in test/domain',
    }),
  },
});
