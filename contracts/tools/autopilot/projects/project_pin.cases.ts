import { call, casesOf } from '../../../kit/index.ts';
import tool from './project_pin.ts';

export default casesOf(tool, [
  {
    name: 'this project',
    proves: ['pinned-means-it'],
    given: [call('project_use', {}), call('project_alias_add', { name: 'shop' })],
    when: {},
    then: {
      result: { name: '@pinned' },
      tells: ['selection_saved'],
      after: [call('project_alias_list', {}, { result: { names: [{ name: '@last' }, { name: '@pinned' }, { name: '@shop' }] } })],
    },
  },
]);
