import { call, casesOf, ofLength } from '../../../kit/index.ts';
import tool from './commit.ts';

export default casesOf(tool, [
  {
    name: 'one commit',
    proves: ['the-artifact-is-the-content', 'notes-is-the-default'],
    given: [call('init')],
    when: { artifact: 'retry twice', message: 'Decide on retries' },
    then: {
      result: {
        branch: 'main',
        docs: ['notes'],
        commits: [{ doc: 'notes', message: 'Decide on retries', artifact: 'retry twice', format: 'commit' }],
      },
      tells: ['note_added'],
      after: [
        call('show', { doc_kind: 'notes' }, { result: { entries: [{ title: 'Decide on retries', content: 'retry twice' }] } }),
      ],
    },
  },
  {
    name: 'two documents',
    proves: ['each-document-gets-one'],
    given: [call('init')],
    when: { artifact: 'x', message: 'm', docs: ['adr', 'notes', 'adr'] },
    then: { result: { docs: ['adr', 'notes'], commits: [{ doc: 'adr' }, { doc: 'notes' }] } },
  },
  {
    name: 'a blank message',
    proves: ['blank-text-is-refused'],
    given: [call('init')],
    when: { artifact: 'x', message: '   ' },
    then: { error: 'INVALID_INPUT', after: [call('log', {}, { result: { commits: ofLength(0) } })] },
  },
]);
