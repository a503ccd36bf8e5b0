import { call, casesOf, saved } from '../../../kit/index.ts';
import { atStage2, branched, theSession, think } from '../../../worlds/ledger.ts';
import tool from './load_context.ts';

export default casesOf(tool, [
  {
    name: 'a session with a branch',
    proves: ['the-last-thoughts-are-shown'],
    given: [...branched, think(9)],
    when: theSession,
    then: {
      result: {
        currentStage: 2,
        session: { id: saved('session'), thoughtCount: 6, branchCount: 1 },
        recentThoughts: [
          { thoughtNumber: 2 },
          { thoughtNumber: 2, branchId: 'network' },
          { thoughtNumber: 3, branchId: 'network' },
          { thoughtNumber: 3, isRevision: true },
          { thoughtNumber: 9 },
        ],
        nextThoughtNumber: 10,
        lastConclusion: null,
      },
    },
  },
  {
    name: 'a session that was closed, on a new connection',
    proves: ['the-next-thought-appends'],
    given: [
      ...atStage2,
      think(1, { nextThoughtNeeded: false, thought: 'So it is the cache' }),
      call('get_state', {}, { reconnect: true }),
    ],
    when: theSession,
    then: {
      result: { currentStage: 1, lastConclusion: 'So it is the cache', nextThoughtNumber: 2 },
      after: [
        call('cipher'),
        call(
          'thought',
          { thought: 'Or not', thoughtNumber: 2, totalThoughts: 2, nextThoughtNeeded: true },
          {
            result: { sessionId: saved('session'), thoughtHistoryLength: 2 },
          },
        ),
      ],
    },
  },
  {
    name: 'a session that is not there',
    proves: ['an-unknown-session-is-refused'],
    given: atStage2,
    when: { sessionId: '00000000-0000-4000-8000-000000000000' },
    then: {
      error: 'SESSION_NOT_FOUND',
      names: ['00000000-0000-4000-8000-000000000000'],
      suggests: ['list_sessions'],
      after: [call('get_state', {}, { result: { sessionId: saved('session') } })],
    },
  },
]);
