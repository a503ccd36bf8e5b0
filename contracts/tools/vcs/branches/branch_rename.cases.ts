import { call, casesOf } from '../../../kit/index.ts';
import tool from './branch_rename.ts';

export default casesOf(tool, [
  {
    name: 'a branch with everything on it',
    proves: ['everything-goes-along'],
    given: [
      call('init'),
      call('branch_create', { name: 'idea' }),
      call('checkout', { ref: 'idea' }),
      call('commit', { artifact: 'a', message: 'm' }),
      call('tag_create', { name: 'v1' }),
      call('branch_create', { name: 'child' }),
    ],
    when: { old: 'idea', new: 'plan-b' },
    then: {
      result: { previous: 'idea', current: 'plan-b' },
      tells: ['branch_renamed'],
      after: [
        call(
          'branch_list',
          {},
          {
            result: {
              checkout: 'plan-b',
              branches: [{ name: 'child', base_branch: 'plan-b' }, { name: 'main' }, { name: 'plan-b' }],
            },
          },
        ),
        call('show', { branch: 'plan-b', doc_kind: 'notes' }, { result: { entries: [{ content: 'a', branch: 'plan-b' }] } }),
        call('tag_list', {}, { result: { tags: [{ name: 'v1', branch: 'plan-b' }] } }),
        call('show', { branch: 'child', doc_kind: 'notes' }, { result: { entries: [{ content: 'a' }] } }),
        call('show', { branch: 'idea' }, { error: 'UNKNOWN_ID' }),
      ],
    },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { old: 'nowhere', new: 'x' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
  {
    name: 'a taken name',
    proves: ['a-taken-name-is-refused'],
    given: [call('init'), call('branch_create', { name: 'idea' })],
    when: { old: 'idea', new: 'main' },
    then: { error: 'CONFLICT' },
  },
  {
    name: 'into a reserved name',
    proves: ['plan-and-task-branches-keep-their-name'],
    given: [call('init'), call('branch_create', { name: 'idea' })],
    when: { old: 'idea', new: 'plan/PLAN-001' },
    then: { error: 'INVALID_NAME' },
  },
]);
