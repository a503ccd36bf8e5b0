import { call, casesOf } from '../../../kit/index.ts';
import tool from './docs_list.ts';

export default casesOf(tool, [
  {
    name: 'two documents',
    proves: ['written-documents-are-listed'],
    given: [call('commit', { artifact: 'x', message: 'm', docs: ['notes', 'adr'] })],
    when: {},
    then: {
      result: { branch: 'main', docs: [{ doc: 'adr', kind: 'notes', inherited: false }, { doc: 'notes' }], count: 2 },
    },
  },
  {
    name: 'a branch that only inherits',
    proves: ['inherited-documents-are-marked'],
    given: [
      call('notes_commit', { content: 'x' }),
      call('branch_create', { name: 'idea' }),
      call('commit', { artifact: 'later', message: 'm', docs: 'adr' }),
    ],
    when: { ref: 'idea' },
    then: { result: { branch: 'idea', docs: [{ doc: 'notes', branch: 'main', inherited: true }] } },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { ref: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
]);
