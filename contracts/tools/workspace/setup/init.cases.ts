import { anything, call, casesOf } from '../../../kit/index.ts';
import tool from './init.ts';

export default casesOf(tool, [
  {
    name: 'a new workspace',
    proves: ['a-new-workspace-gets-main', 'the-defaults-are-named'],
    when: {},
    then: {
      result: {
        checkout: 'main',
        storage_dir: anything,
        defaults: { branch: 'main', docs: { notes: 'notes', graph: 'graph', trace: 'trace' } },
      },
      tells: ['workspace_created'],
      after: [call('branch_list', {}, { result: { branches: [{ name: 'main' }] } })],
    },
  },
  {
    name: 'a workspace on another branch stays there',
    proves: ['repeating-changes-nothing'],
    given: [call('init'), call('branch_create', { name: 'idea' }), call('checkout', { ref: 'idea' })],
    when: {},
    then: { result: { checkout: 'idea' }, tells: [] },
  },
]);
