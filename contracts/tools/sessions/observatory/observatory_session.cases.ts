import { anything, call, casesOf, saved } from '../../../kit/index.ts';
import { atStage1, branched, theSession } from '../../../worlds/ledger.ts';
import tool from './observatory_session.ts';

export default casesOf(tool, [
  {
    name: 'the newest thoughts of a session',
    proves: ['the-newest-page-comes-first', 'branches-say-where-they-begin'],
    given: branched,
    when: { ...theSession, limit: 3 },
    then: {
      result: {
        session: { title: 'Slow pages', status: 'active', thoughtCount: 5, branchCount: 1 },
        thoughts: [{ id: anything, thoughtNumber: 3, isRevision: true, revisesThought: 2 }],
        branches: {
          network: {
            id: 'network',
            fromThoughtNumber: 1,
            thoughts: [{ thoughtNumber: 2, branchId: 'network' }, { thoughtNumber: 3 }],
          },
        },
        hasMore: true,
      },
    },
  },
  {
    name: 'the page before',
    proves: ['pages-cover-everything-once'],
    given: [...branched, call('observatory_session', { ...theSession, limit: 3 }, { save: { next: '/next_cursor' } })],
    when: { ...theSession, limit: 3, cursor: saved('next') },
    then: {
      result: { thoughts: [{ thoughtNumber: 1 }, { thoughtNumber: 2 }], branches: {}, hasMore: false, next_cursor: null },
    },
  },
  {
    name: 'a session that is not there',
    proves: ['an-unknown-session-is-refused'],
    given: atStage1,
    when: { sessionId: 'nobody' },
    then: { error: 'SESSION_NOT_FOUND', names: ['nobody'] },
  },
]);
