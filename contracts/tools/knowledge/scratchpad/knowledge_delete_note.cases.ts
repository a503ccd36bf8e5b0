import { call, casesOf } from '../../../kit/index.ts';
import { aNote } from '../../../worlds/knowledge.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './knowledge_delete_note.ts';

const id = 'who-does-what';
const kept = [...atStage1, call('knowledge_create_note', aNote)];

export default casesOf(tool, [
  {
    name: 'for good',
    proves: ['it-goes'],
    given: kept,
    when: { id, confirm: true },
    then: {
      result: { id, deleted: true },
      after: [
        call('knowledge_get_note', { id }, { error: 'UNKNOWN_ID' }),
        call('knowledge_list_notes', { search: 'who' }, { result: { count: 0 } }),
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
      after: [call('knowledge_get_note', { id }, { result: { note: { id } } })],
    },
  },
  {
    name: 'what is not there',
    proves: ['what-is-not-there-is-refused'],
    given: atStage1,
    when: { id: 'nobody', confirm: true },
    then: { error: 'UNKNOWN_ID', refusal: 'note-is-not-there' },
  },
]);
