import { call, casesOf } from '../../../kit/index.ts';
import tool from './project_alias_add.ts';

export default casesOf(tool, [
  {
    name: 'a name',
    proves: ['the-name-means-the-project'],
    given: [call('project_use', {}), call('project_alias_add', { name: 'shop' })],
    when: { name: 'api' },
    then: {
      result: { name: '@api' },
      tells: ['selection_saved'],
      after: [call('project_alias_list', {}, { result: { names: [{ name: '@last' }, { name: '@api' }, { name: '@shop' }] } })],
    },
  },
  {
    name: 'the name of a name',
    proves: ['last-and-pinned-are-no-aliases'],
    when: { name: 'last' },
    then: { error: 'INVALID_NAME', refusal: 'alias-has-a-meaning', names: ['last'] },
  },
]);
