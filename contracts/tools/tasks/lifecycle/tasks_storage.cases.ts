import { anything, casesOf } from '../../../kit/index.ts';
import tool from './tasks_storage.ts';

export default casesOf(tool, [
  {
    name: 'the store',
    proves: ['the-place-is-named'],
    when: {},
    then: {
      result: { storage_dir: anything, defaults: { branch: 'main', docs: { notes: 'notes', graph: 'graph', trace: 'trace' } } },
    },
  },
]);
