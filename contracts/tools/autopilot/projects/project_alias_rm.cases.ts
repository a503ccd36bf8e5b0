import { call, casesOf, matching } from '../../../kit/index.ts';
import tool from './project_alias_rm.ts';

export default casesOf(tool, [
  {
    name: 'one of two',
    proves: ['the-name-means-nothing-afterwards'],
    given: [call('project_use', {}), call('project_alias_add', { name: 'shop' }), call('project_alias_add', { name: 'api' })],
    when: { name: 'shop' },
    then: {
      result: { name: '@shop', was: { root_path: matching(/^\//) } },
      tells: ['selection_saved'],
      after: [call('project_alias_list', {}, { result: { names: [{ name: '@last' }, { name: '@api' }] } })],
    },
  },
  {
    name: 'a name that means nothing',
    proves: ['an-unknown-name-is-refused'],
    when: { name: 'shop' },
    then: { error: 'UNKNOWN_ID', refusal: 'alias-is-not-known', names: ['shop'], suggests: ['project_alias_list'] },
  },
]);
