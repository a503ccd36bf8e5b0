import { call, casesOf } from '../../../kit/index.ts';
import { atStage1, branched, theSession } from '../../../worlds/ledger.ts';
import tool from './session_delete.ts';

export default casesOf(tool, [
  {
    name: 'a session with a branch',
    proves: ['all-of-it-goes'],
    given: branched,
    when: { ...theSession, confirm: true },
    then: {
      result: { deleted: true, thoughtCount: 5 },
      tells: ['session_deleted', 'ledger_moved'],
      after: [
        call('session_get', theSession, { error: 'SESSION_NOT_FOUND' }),
        call('session_search', { query: 'packets' }, { result: { sessions: [], matches: [] } }),
        call('get_state', {}, { result: { sessionId: null } }),
      ],
    },
  },
  {
    name: 'without being sure',
    proves: ['without-confirm-nothing-goes'],
    given: branched,
    when: theSession,
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'deleting-is-not-confirmed',
      names: ['5'],
      after: [call('session_get', theSession, { result: { session: { thoughtCount: 5 } } })],
    },
  },
  {
    name: 'a session that is not there',
    proves: ['an-unknown-session-is-refused'],
    given: atStage1,
    when: { sessionId: 'nobody', confirm: true },
    then: { error: 'SESSION_NOT_FOUND' },
  },
]);
