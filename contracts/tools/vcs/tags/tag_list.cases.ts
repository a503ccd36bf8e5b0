import { call, casesOf } from '../../../kit/index.ts';
import tool from './tag_list.ts';

export default casesOf(tool, [
  {
    name: 'two tags',
    proves: ['sorted-by-name'],
    given: [
      call('commit', { artifact: 'x', message: 'm' }),
      call('tag_create', { name: 'v2' }),
      call('tag_create', { name: 'v1' }),
    ],
    when: {},
    then: { result: { tags: [{ name: 'v1' }, { name: 'v2' }], count: 2, truncated: false } },
  },
  {
    name: 'one of two',
    proves: ['a-hidden-tag-is-said'],
    given: [
      call('commit', { artifact: 'x', message: 'm' }),
      call('tag_create', { name: 'v2' }),
      call('tag_create', { name: 'v1' }),
    ],
    when: { limit: 1 },
    then: {
      result: { tags: [{ name: 'v1' }], count: 2, truncated: true, next_after: 'v1' },
      after: [call('tag_list', { after: 'v1' }, { result: { tags: [{ name: 'v2' }], next_after: null } })],
    },
  },
]);
