import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { badBranchName } from '../../../refusals/sets.ts';
import { BranchName, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'branch_rename',
  title: 'Rename a branch',
  summary: 'Gives a branch another name. Its entries, tags, derived branches and the checkout go along.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    old: described(BranchName, 'Branch to rename.'),
    new: described(BranchName, 'New name, which must be free.'),
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    previous: described(BranchName, 'Old name.'),
    current: described(BranchName, 'New name.'),
  }),
  errors: ['UNKNOWN_ID', 'CONFLICT', 'INVALID_NAME', 'INVALID_INPUT'],
  refuses: ['branch-exists-already', ...badBranchName],
  tells: ['branch_renamed'],

  rules: {
    'everything-goes-along': must('Entries, tags, the checkout and branches based on it follow the new name.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
    'a-taken-name-is-refused': must('A name that exists answers CONFLICT.'),
    'plan-and-task-branches-keep-their-name': must(
      'The canonical branch of a plan or task, and their namespaces, answer INVALID_NAME.',
    ),
  },
});
