import { call, casesOf } from '../../../kit/index.ts';
import { aNote } from '../../../worlds/knowledge.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './knowledge_get_note.ts';

export default casesOf(tool, [
  {
    name: 'a note',
    proves: ['the-whole-note-is-answered'],
    given: [...atStage1, call('knowledge_create_note', aNote)],
    when: { id: 'who-does-what' },
    then: { result: { note: { ...aNote, id: 'who-does-what' } } },
  },
  {
    name: 'a note that is not there',
    proves: ['an-unknown-note-is-refused'],
    given: atStage1,
    when: { id: 'nobody' },
    then: { error: 'UNKNOWN_ID', refusal: 'note-is-not-there', names: ['nobody'], suggests: ['knowledge_list_notes'] },
  },
]);
