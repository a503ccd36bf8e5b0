import { call, casesOf, matching } from '../../../kit/index.ts';
import tool from './project_use.ts';

export default casesOf(tool, [
  {
    name: 'this project',
    proves: ['last-means-it'],
    given: [call('project_alias_add', { name: 'shop' })],
    when: {},
    then: {
      result: { name: '@last', entry: { root_path: matching(/^\//) } },
      tells: ['selection_saved'],
      after: [call('project_alias_list', {}, { result: { names: [{ name: '@last' }, { name: '@shop' }] } })],
    },
  },
]);
