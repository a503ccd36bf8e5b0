import { call, casesOf, matching } from '../../../kit/index.ts';
import { aNote } from '../../../worlds/knowledge.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './knowledge_create_note.ts';

export default casesOf(tool, [
  {
    name: 'a topic',
    proves: ['a-note-is-kept', 'the-topic-comes-from-the-title'],
    given: atStage1,
    when: aNote,
    then: {
      result: { note: { id: 'who-does-what', title: 'Who does what' } },
      tells: ['scratchpad_created'],
      after: [call('knowledge_get_note', { id: 'who-does-what' }, { result: { note: { content: aNote.content } } })],
    },
  },
  {
    name: 'a title without letters',
    proves: ['the-topic-comes-from-the-title'],
    given: atStage1,
    when: { ...aNote, title: '???' },
    then: { result: { note: { id: matching(/^note-[0-9a-f]+$/) } } },
  },
  {
    name: 'a topic that is taken',
    proves: ['a-taken-topic-is-refused'],
    given: [...atStage1, call('knowledge_create_note', aNote)],
    when: { ...aNote, title: 'who does WHAT' },
    then: { error: 'INVALID_OPERATION', refusal: 'knowledge-id-is-taken', names: ['who-does-what'] },
  },
]);
