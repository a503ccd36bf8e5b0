import { call, casesOf } from '../../../kit/index.ts';
import { think } from '../../../worlds/ledger.ts';
import tool from './list_sessions.ts';

const three = [
  call('start_new', { title: 'Beta latency', project: 'shop', tags: ['slow'] }),
  call('start_new', { title: 'Alpha search', project: 'shop', task: 'index', tags: ['slow'], description: 'Ranking of Übersee' }),
  call('start_new', { title: 'Gamma', project: 'blog' }),
];

export default casesOf(tool, [
  {
    name: 'all of them',
    proves: ['the-latest-come-first'],
    given: three,
    when: {},
    then: {
      result: {
        sessions: [{ title: 'Gamma', tags: ['project:blog'] }, { title: 'Alpha search' }, { title: 'Beta latency' }],
        count: 3,
        hasMore: false,
      },
    },
  },
  {
    name: 'one that was written to again',
    proves: ['the-latest-come-first'],
    given: [...three, call('load_context', { sessionId: 'x' }, { error: 'SESSION_NOT_FOUND' }), call('cipher'), think(1)],
    when: { limit: 1 },
    then: { result: { sessions: [{ title: 'Gamma', thoughtCount: 1 }], count: 3, hasMore: true } },
  },
  {
    name: 'by project and tag',
    proves: ['tags-apply-together'],
    given: three,
    when: { project: 'shop', tags: ['slow', 'task:index'] },
    then: { result: { sessions: [{ title: 'Alpha search' }], count: 1 } },
  },
  {
    name: 'by a tag that only some of them bear',
    proves: ['tags-apply-together'],
    given: three,
    when: { project: 'blog', tags: ['slow'] },
    then: { result: { sessions: [], count: 0 } },
  },
  {
    name: 'by words',
    proves: ['words-are-found-in-titles'],
    given: three,
    when: { search: 'übersee ALPHA' },
    then: { result: { sessions: [{ title: 'Alpha search' }], count: 1 } },
  },
  {
    name: 'the second page',
    proves: ['pages-are-cut-by-limit-and-offset'],
    given: three,
    when: { limit: 1, offset: 1 },
    then: { result: { sessions: [{ title: 'Alpha search' }], count: 3, hasMore: true } },
  },
  {
    name: 'by title',
    proves: ['order-can-be-chosen'],
    given: three,
    when: { sortBy: 'title', sortOrder: 'asc' },
    then: { result: { sessions: [{ title: 'Alpha search' }, { title: 'Beta latency' }, { title: 'Gamma' }] } },
  },
  {
    name: 'nothing yet',
    proves: ['an-empty-ledger-has-none'],
    when: {},
    then: { result: { sessions: [], count: 0, hasMore: false } },
  },
]);
