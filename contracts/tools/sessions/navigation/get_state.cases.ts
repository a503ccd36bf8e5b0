import { call, casesOf, saved } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import tool from './get_state.ts';

export default casesOf(tool, [
  {
    name: 'after the session was started',
    proves: ['the-snapshot-is-answered'],
    given: atStage1,
    when: {},
    then: {
      result: {
        currentStage: 1,
        stageName: 'init_complete',
        sessionId: saved('session'),
        activeDomain: null,
        boundRoot: null,
        navigationContext: {},
      },
    },
  },
  {
    name: 'a new connection',
    proves: ['the-snapshot-is-answered'],
    when: {},
    then: { result: { currentStage: 0, stageName: 'entry', sessionId: null, activeDomain: null } },
  },
  {
    name: 'a connection that comes back',
    proves: ['resume-goes-on'],
    given: [
      ...atStage2,
      call('navigate', { domain: 'debugging' }, { save: { before: '/connection' } }),
      call('get_state', {}, { reconnect: true, result: { currentStage: 0 } }),
    ],
    when: { resume: saved('before') },
    then: {
      result: { currentStage: 3, sessionId: saved('session'), activeDomain: 'debugging' },
      tells: ['ledger_moved'],
      after: [call('get_state', {}, { result: { currentStage: 3, sessionId: saved('session') } })],
    },
  },
  {
    name: 'a connection that never was',
    proves: ['an-unknown-connection-is-refused'],
    given: atStage1,
    when: { resume: 'nobody' },
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'connection-is-not-known',
      after: [call('get_state', {}, { result: { currentStage: 1 } })],
    },
  },
]);
