import { call, casesOf, matching } from '../../../kit/index.ts';
import tool from './project_unpin.ts';

export default casesOf(tool, [
  {
    name: 'what was pinned',
    proves: ['nothing-is-pinned-afterwards'],
    given: [call('project_use', {}), call('project_pin', {}), call('project_alias_add', { name: 'shop' })],
    when: {},
    then: {
      result: { was: { root_path: matching(/^\//) } },
      tells: ['selection_saved'],
      after: [call('project_alias_list', {}, { result: { names: [{ name: '@last' }, { name: '@shop' }] } })],
    },
  },
  {
    name: 'nothing is pinned',
    proves: ['unpinning-twice-is-no-failure'],
    when: {},
    then: { result: { was: null }, tells: [] },
  },
]);
