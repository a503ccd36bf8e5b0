import { anything, call, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { Branch } from '../../../types/branch.ts';
import { BranchName, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'branch_create',
  title: 'Branch off',
  summary: 'Makes a branch from a snapshot of another, without copying. It does not check the new branch out.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, name: BranchName, from: Opt(BranchName) }),
  output: Type.Object({ workspace: WorkspaceId, branch: Branch }),
  errors: ['UNKNOWN_ID', 'CONFLICT', 'INVALID_NAME', 'BRANCH_DEPTH_EXCEEDED'],
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
  cases: [
    {
      name: 'from the checkout',
      proves: ['the-checkout-is-the-base', 'the-snapshot-is-now'],
      given: [call('notes_commit', { content: 'x' }, { save: { n: '/entry/seq' } })],
      when: { name: 'idea' },
      then: {
        result: { branch: { name: 'idea', base_branch: 'main', base_seq: { $saved: 'n' } } },
        tells: ['branch_created'],
      },
    },
    {
      name: 'in a new workspace',
      proves: ['an-empty-workspace-gets-main'],
      when: { name: 'idea' },
      then: {
        result: { branch: { base_branch: 'main', base_seq: anything } },
        after: [call('branch_list', {}, { result: { branches: [{ name: 'idea' }, { name: 'main' }] } })],
      },
    },
    {
      name: 'a name that exists',
      proves: ['an-existing-name-is-refused'],
      given: [call('init'), call('branch_create', { name: 'idea' })],
      when: { name: 'idea' },
      then: { error: 'CONFLICT', suggests: ['checkout'] },
    },
    {
      name: 'a base nobody made',
      proves: ['an-unknown-base-is-refused'],
      given: [call('init')],
      when: { name: 'idea', from: 'nowhere' },
      then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
    },
    {
      name: 'the name of a task branch',
      proves: ['plan-and-task-branches-are-reserved'],
      given: [call('init')],
      when: { name: 'task/TASK-001' },
      then: { error: 'INVALID_NAME' },
    },
    {
      name: 'the name of a tag',
      proves: ['a-ref-means-one-thing'],
      given: [call('commit', { artifact: 'x', message: 'm' }), call('tag_create', { name: 'v1' })],
      when: { name: 'v1' },
      then: { error: 'INVALID_NAME' },
    },
    {
      name: 'a number',
      proves: ['a-ref-means-one-thing'],
      given: [call('init')],
      when: { name: '3' },
      then: { error: 'INVALID_NAME' },
    },
    {
      name: 'a way out of the folder',
      proves: ['a-path-like-name-is-refused'],
      given: [call('init')],
      when: { name: 'a/../b' },
      then: { error: 'INVALID_NAME' },
    },
  ],
});
