import { call, casesOf } from '../../../kit/index.ts';
import tool from './project_alias_list.ts';

export default casesOf(tool, [
  {
    name: 'all of them',
    proves: ['names-come-in-order'],
    given: [
      call('project_alias_add', { name: 'b' }),
      call('project_alias_add', { name: 'a' }),
      call('project_pin', {}),
      call('project_use', {}),
    ],
    when: {},
    then: { result: { names: [{ name: '@last' }, { name: '@pinned' }, { name: '@a' }, { name: '@b' }] } },
  },
]);
