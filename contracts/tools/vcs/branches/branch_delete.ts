import { Const, call, defineTool, must, Type } from '../../../kit/index.ts';
import { BranchName, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { oneTask } from '../../../worlds/tasks.ts';

export default defineTool({
  name: 'branch_delete',
  title: 'Delete a branch',
  summary: 'Removes a branch and everything written on it, if nothing stands on it.',
  effect: 'write',
  destructive: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, name: BranchName }),
  output: Type.Object({ workspace: WorkspaceId, name: BranchName, deleted: Const(true) }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  tells: ['branch_deleted'],

  rules: {
    'what-was-written-on-it-goes': must('The branch, its entries and its tags are gone; the name is free again.'),
    'the-checkout-is-refused': must('The checked-out branch answers INVALID_INPUT.'),
    'a-base-is-refused': must('A branch that others are based on answers INVALID_INPUT and names them.'),
    'a-plan-or-task-branch-is-refused': must('The canonical branch of a plan or task answers INVALID_INPUT.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
  cases: [
    {
      name: 'a branch of its own',
      proves: ['what-was-written-on-it-goes'],
      given: [
        call('init'),
        call('branch_create', { name: 'idea' }),
        call('notes_commit', { branch: 'idea', content: 'gone' }),
        call('tag_create', { name: 'v1', from: 'idea' }),
      ],
      when: { name: 'idea' },
      then: {
        result: { name: 'idea', deleted: true },
        tells: ['branch_deleted'],
        after: [
          call('tag_list', {}, { result: { tags: [], count: 0 } }),
          call('branch_create', { name: 'idea' }),
          call('show', { branch: 'idea', doc_kind: 'notes' }, { result: { entries: [] } }),
        ],
      },
    },
    {
      name: 'the branch of a task',
      proves: ['a-plan-or-task-branch-is-refused'],
      given: oneTask,
      when: { name: 'task/TASK-001' },
      then: { error: 'INVALID_INPUT', message: 'belongs to TASK-001' },
    },
    {
      name: 'the branch of a plan',
      proves: ['a-plan-or-task-branch-is-refused'],
      given: oneTask,
      when: { name: 'plan/PLAN-001' },
      then: { error: 'INVALID_INPUT', message: 'belongs to PLAN-001' },
    },
    {
      name: 'the checkout',
      proves: ['the-checkout-is-refused'],
      given: [call('init')],
      when: { name: 'main' },
      then: { error: 'INVALID_INPUT', message: 'checked out' },
    },
    {
      name: 'a base',
      proves: ['a-base-is-refused'],
      given: [call('init'), call('branch_create', { name: 'idea' }), call('branch_create', { name: 'child', from: 'idea' })],
      when: { name: 'idea' },
      then: { error: 'INVALID_INPUT', message: 'child' },
    },
    {
      name: 'a branch nobody made',
      proves: ['an-unknown-branch-is-refused'],
      given: [call('init')],
      when: { name: 'nowhere' },
      then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
    },
  ],
});
