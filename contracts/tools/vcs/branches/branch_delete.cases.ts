import { call, casesOf } from '../../../kit/index.ts';
import { oneTask } from '../../../worlds/tasks.ts';
import tool from './branch_delete.ts';

export default casesOf(tool, [
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
    then: { error: 'INVALID_INPUT', refusal: 'branch-belongs-to-an-entity', names: ['TASK-001'] },
  },
  {
    name: 'the branch of a plan',
    proves: ['a-plan-or-task-branch-is-refused'],
    given: oneTask,
    when: { name: 'plan/PLAN-001' },
    then: { error: 'INVALID_INPUT', refusal: 'branch-belongs-to-an-entity', names: ['PLAN-001'] },
  },
  {
    name: 'the checkout',
    proves: ['the-checkout-is-refused'],
    given: [call('init')],
    when: { name: 'main' },
    then: { error: 'INVALID_INPUT', refusal: 'branch-is-checked-out' },
  },
  {
    name: 'a base',
    proves: ['a-base-is-refused'],
    given: [call('init'), call('branch_create', { name: 'idea' }), call('branch_create', { name: 'child', from: 'idea' })],
    when: { name: 'idea' },
    then: { error: 'INVALID_INPUT', refusal: 'branch-is-a-base', names: ['child'] },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { name: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
]);
