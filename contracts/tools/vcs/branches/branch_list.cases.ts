import { call, casesOf } from '../../../kit/index.ts';
import tool from './branch_list.ts';

export default casesOf(tool, [
  {
    name: 'two branches',
    proves: ['sorted-by-name'],
    given: [call('init'), call('branch_create', { name: 'idea' }), call('branch_create', { name: 'Alpha' })],
    when: {},
    then: {
      result: {
        checkout: 'main',
        branches: [{ name: 'Alpha', base_branch: 'main' }, { name: 'idea' }, { name: 'main', base_branch: null }],
        truncated: false,
      },
    },
  },
  {
    name: 'only one fits',
    proves: ['a-hidden-branch-is-said'],
    given: [call('init'), call('branch_create', { name: 'idea' })],
    when: { limit: 1 },
    then: {
      result: { branches: [{ name: 'idea' }], truncated: true, next_after: 'idea' },
      after: [call('branch_list', { after: 'idea' }, { result: { branches: [{ name: 'main' }], next_after: null } })],
    },
  },
]);
