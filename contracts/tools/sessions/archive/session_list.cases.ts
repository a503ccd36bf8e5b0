import { casesOf } from '../../../kit/index.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './session_list.ts';

export default casesOf(tool, [
  {
    name: 'the one there is',
    proves: ['the-same-sessions-are-listed'],
    given: atStage1,
    when: { search: 'slow' },
    then: { result: { sessions: [{ title: 'Slow pages' }], count: 1, hasMore: false } },
  },
]);
