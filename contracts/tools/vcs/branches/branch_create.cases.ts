import { anything, call, casesOf } from '../../../kit/index.ts';
import tool from './branch_create.ts';

export default casesOf(tool, [
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
]);
