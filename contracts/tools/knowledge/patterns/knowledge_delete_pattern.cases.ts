import { call, casesOf } from '../../../kit/index.ts';
import { aPattern } from '../../../worlds/knowledge.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './knowledge_delete_pattern.ts';

const id = 'measure-before-you-guess';
const kept = [...atStage1, call('knowledge_create_pattern', aPattern)];

export default casesOf(tool, [
  {
    name: 'for good',
    proves: ['it-goes'],
    given: kept,
    when: { id, confirm: true },
    then: {
      result: { id, deleted: true },
      after: [
        call('knowledge_get_pattern', { id }, { error: 'UNKNOWN_ID' }),
        call('knowledge_list_patterns', { search: 'measure' }, { result: { count: 0 } }),
      ],
    },
  },
  {
    name: 'without being sure',
    proves: ['without-confirm-nothing-goes'],
    given: kept,
    when: { id },
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'removing-is-not-confirmed',
      after: [call('knowledge_get_pattern', { id }, { result: { pattern: { id } } })],
    },
  },
  {
    name: 'what is not there',
    proves: ['what-is-not-there-is-refused'],
    given: atStage1,
    when: { id: 'nobody', confirm: true },
    then: { error: 'UNKNOWN_ID', refusal: 'pattern-is-not-there' },
  },
]);
