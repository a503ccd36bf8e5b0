import { call, casesOf } from '../../../kit/index.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './knowledge_list_notes.ts';

const three = [
  ...atStage1,
  ...['Beta', 'Alpha', 'Gamma'].map((title) => call('knowledge_create_note', { title, content: `What ${title} found` })),
];

export default casesOf(tool, [
  {
    name: 'all of them',
    proves: ['the-latest-come-first'],
    given: [...three, call('knowledge_update_note', { id: 'beta', append: 'More' })],
    when: {},
    then: { result: { notes: [{ id: 'beta' }, { id: 'gamma' }, { id: 'alpha' }], count: 3, hasMore: false } },
  },
  {
    name: 'by title',
    proves: ['the-latest-come-first'],
    given: three,
    when: { sortBy: 'title', sortOrder: 'asc' },
    then: { result: { notes: [{ title: 'Alpha' }, { title: 'Beta' }, { title: 'Gamma' }] } },
  },
  {
    name: 'by words',
    proves: ['words-are-searched'],
    given: three,
    when: { search: 'alpha FOUND' },
    then: { result: { notes: [{ id: 'alpha' }], count: 1 } },
  },
  {
    name: 'the second page',
    proves: ['pages-are-cut-by-limit-and-offset'],
    given: three,
    when: { limit: 1, offset: 1 },
    then: { result: { notes: [{ id: 'alpha' }], count: 3, hasMore: true } },
  },
]);
