import { call, casesOf } from '../../../kit/index.ts';
import { aPattern } from '../../../worlds/knowledge.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './knowledge_list_patterns.ts';

const three = [
  ...atStage1,
  call('knowledge_create_pattern', { ...aPattern, title: 'Beta', tags: ['a', 'b'], content: 'Ask for the Übersee log first.' }),
  call('knowledge_create_pattern', { ...aPattern, title: 'Alpha', tags: ['a'] }),
  call('knowledge_create_pattern', { ...aPattern, title: 'Gamma', tags: [] }),
];

export default casesOf(tool, [
  {
    name: 'all of them',
    proves: ['the-latest-come-first'],
    given: [...three, call('knowledge_update_pattern', { id: 'alpha', description: 'Changed.' })],
    when: {},
    then: {
      result: {
        patterns: [{ id: 'alpha', description: 'Changed.' }, { id: 'gamma' }, { id: 'beta' }],
        count: 3,
        hasMore: false,
      },
    },
  },
  {
    name: 'by title',
    proves: ['the-latest-come-first'],
    given: three,
    when: { sortBy: 'title', sortOrder: 'asc' },
    then: { result: { patterns: [{ title: 'Alpha' }, { title: 'Beta' }, { title: 'Gamma' }] } },
  },
  {
    name: 'by two tags',
    proves: ['tags-apply-together'],
    given: three,
    when: { tags: ['a', 'b'] },
    then: { result: { patterns: [{ id: 'beta' }], count: 1 } },
  },
  {
    name: 'by words of its content',
    proves: ['words-are-searched'],
    given: three,
    when: { search: 'übersee LOG' },
    then: { result: { patterns: [{ id: 'beta' }], count: 1 } },
  },
  {
    name: 'by words that were changed away',
    proves: ['words-are-searched'],
    given: [...three, call('knowledge_update_pattern', { id: 'beta', content: 'Something else.' })],
    when: { search: 'übersee' },
    then: { result: { patterns: [], count: 0 } },
  },
  {
    name: 'the second page',
    proves: ['pages-are-cut-by-limit-and-offset'],
    given: three,
    when: { limit: 1, offset: 1 },
    then: { result: { patterns: [{ id: 'alpha' }], count: 3, hasMore: true } },
  },
]);
