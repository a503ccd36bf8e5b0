import { call, casesOf, saved } from '../../../kit/index.ts';
import { aNote } from '../../../worlds/knowledge.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './knowledge_update_note.ts';

const id = 'who-does-what';
const kept = [...atStage1, call('knowledge_create_note', aNote, { save: { known: '/note/updatedAt' } })];

export default casesOf(tool, [
  {
    name: 'a line at its end',
    proves: ['append-adds-at-the-end'],
    given: [...kept, call('knowledge_update_note', { id, append: 'Bob: the cache' })],
    when: { id, append: 'Cid: the disk' },
    then: {
      result: { note: { id, title: aNote.title } },
      tells: ['scratchpad_updated'],
      after: [
        call('knowledge_get_note', { id }, { result: { note: { content: 'Ann: the network\nBob: the cache\nCid: the disk' } } }),
      ],
    },
  },
  {
    name: 'its title and content',
    proves: ['what-is-given-changes', 'append-adds-at-the-end'],
    given: kept,
    when: { id, title: 'Who did what', content: 'Nobody', append: 'anything', expectedUpdatedAt: saved('known') },
    then: {
      result: { note: { id, title: 'Who did what' } },
      after: [call('knowledge_get_note', { id }, { result: { note: { title: 'Who did what', content: 'Nobody\nanything' } } })],
    },
  },
  {
    name: 'more than a note may hold',
    proves: ['a-note-has-a-longest'],
    given: kept,
    when: { id, append: 'x'.repeat(200_000) },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'note-grows-too-long',
      fields: ['append'],
      after: [call('knowledge_get_note', { id }, { result: { note: { content: aNote.content } } })],
    },
  },
  {
    name: 'what somebody else changed meanwhile',
    proves: ['what-others-changed-is-not-overwritten'],
    given: [...kept, call('knowledge_update_note', { id, append: 'Bob: the cache' })],
    when: { id, content: 'Mine', expectedUpdatedAt: saved('known') },
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'knowledge-has-changed',
      after: [call('knowledge_get_note', { id }, { result: { note: { content: 'Ann: the network\nBob: the cache' } } })],
    },
  },
  {
    name: 'nothing',
    proves: ['changing-nothing-is-refused'],
    given: kept,
    when: { id },
    then: { error: 'INVALID_INPUT', refusal: 'nothing-to-change' },
  },
  {
    name: 'a note that is not there',
    proves: ['an-unknown-note-is-refused'],
    given: atStage1,
    when: { id: 'nobody', append: 'x' },
    then: { error: 'UNKNOWN_ID', refusal: 'note-is-not-there' },
  },
]);
