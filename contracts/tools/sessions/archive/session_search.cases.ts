import { call, casesOf, ofLength, saved, template } from '../../../kit/index.ts';
import { branched } from '../../../worlds/ledger.ts';
import tool from './session_search.ts';

const two = [...branched, call('start_new', { title: 'Database upgrade', tags: ['ops'] })];

export default casesOf(tool, [
  {
    name: 'words of a thought on a branch',
    proves: ['thoughts-are-searched'],
    given: two,
    when: { query: 'packets arrive' },
    then: {
      result: {
        sessions: [{ id: saved('session'), title: 'Slow pages' }],
        matches: [
          { nodeId: template('{session}:network:3'), thoughtNumber: 3, branchId: 'network', excerpt: 'Packets arrive in time' },
        ],
        count: 1,
        query: 'packets arrive',
      },
    },
  },
  {
    name: 'a word of a title and of a thought',
    proves: ['titles-and-tags-are-searched', 'thoughts-are-searched'],
    given: two,
    when: { query: 'DATABASE' },
    then: {
      result: {
        sessions: [{ title: 'Database upgrade' }, { title: 'Slow pages' }],
        count: 2,
        matches: [{ thoughtNumber: 2, branchId: null }],
      },
    },
  },
  {
    name: 'a tag',
    proves: ['titles-and-tags-are-searched'],
    given: two,
    when: { query: 'ops' },
    then: { result: { sessions: [{ title: 'Database upgrade' }], matches: [] } },
  },
  {
    name: 'the beginning of a word',
    proves: ['beginnings-are-found'],
    given: two,
    when: { query: 'datab' },
    then: {
      result: { sessions: [{ title: 'Database upgrade' }, { title: 'Slow pages' }] },
      after: [
        call('thought', { thought: 'Datab is short', thoughtNumber: 1, totalThoughts: 1, nextThoughtNeeded: true }),
        call(
          'session_search',
          { query: 'datab' },
          { result: { sessions: [{ title: 'Database upgrade' }], matches: ofLength(1) } },
        ),
        call('session_search', { query: 'datab*' }, { result: { matches: ofLength(2), count: 2 } }),
      ],
    },
  },
  {
    name: 'words of different thoughts',
    proves: ['all-words-must-stand-together', 'nothing-found-is-an-answer'],
    given: two,
    when: { query: 'packets database' },
    then: { result: { sessions: [], matches: [], count: 0, hasMore: false } },
  },
]);
