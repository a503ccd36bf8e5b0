import { casesOf, ofLength } from '../../../kit/index.ts';
import { atStage1, branched, theSession } from '../../../worlds/ledger.ts';
import tool from './session_get.ts';

export default casesOf(tool, [
  {
    name: 'a session with a branch',
    proves: ['everything-is-shown'],
    given: branched,
    when: theSession,
    then: {
      result: {
        session: { title: 'Slow pages', thoughtCount: 5, branchCount: 1 },
        thoughts: [
          { thoughtNumber: 1, thought: 'S1|O|Pages are slow', cipher: { nodes: [{ step: 1, type: 'observation' }] } },
          { thoughtNumber: 2 },
          { thoughtNumber: 3, isRevision: true, revisesThought: 2 },
        ],
        branches: { network: [{ thoughtNumber: 2, branchFromThought: 1 }, { thoughtNumber: 3 }] },
        hasMore: false,
      },
    },
  },
  {
    name: 'a page of it',
    proves: ['pages-are-cut-by-limit-and-offset'],
    given: branched,
    when: { ...theSession, limit: 2, offset: 2 },
    then: { result: { thoughts: [], branches: { network: ofLength(2) }, hasMore: true } },
  },
  {
    name: 'a session that is not there',
    proves: ['an-unknown-session-is-refused'],
    given: atStage1,
    when: { sessionId: 'nobody' },
    then: { error: 'SESSION_NOT_FOUND', names: ['nobody'], suggests: ['list_sessions'] },
  },
]);
