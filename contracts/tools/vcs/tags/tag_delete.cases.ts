import { call, casesOf } from '../../../kit/index.ts';
import tool from './tag_delete.ts';

export default casesOf(tool, [
  {
    name: 'a tag',
    proves: ['the-tag-goes'],
    given: [call('commit', { artifact: 'x', message: 'm' }), call('tag_create', { name: 'v1' })],
    when: { name: 'v1' },
    then: {
      result: { name: 'v1', deleted: true },
      tells: ['tag_removed'],
      after: [call('tag_list', {}, { result: { tags: [] } })],
    },
  },
  {
    name: 'a tag nobody made',
    proves: ['a-missing-tag-is-fine'],
    given: [call('init')],
    when: { name: 'v9' },
    then: { result: { name: 'v9', deleted: false }, tells: [] },
  },
]);
