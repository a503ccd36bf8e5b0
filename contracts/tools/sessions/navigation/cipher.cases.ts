import { call, casesOf, matching } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import tool from './cipher.ts';

export default casesOf(tool, [
  {
    name: 'the notation',
    proves: ['thoughts-can-be-recorded-afterwards', 'the-notation-is-sent-once'],
    given: atStage1,
    when: {},
    then: {
      result: {
        currentStage: 2,
        stageName: 'cipher_loaded',
        content: matching(/\| `H` \| hypothesis/),
        resource: 'thoughtbox://cipher',
      },
      tells: ['ledger_moved'],
      after: [
        call('cipher', {}, { result: { currentStage: 2, content: null } }),
        call('cipher', { includeGuide: true }, { result: { content: matching(/\| `H` \|/) } }),
      ],
    },
  },
  {
    name: 'before a session was started',
    proves: ['stage-one-is-needed'],
    when: {},
    then: {
      error: 'STAGE_REQUIREMENT_NOT_MET',
      names: ['cipher', 'entry', 'init_complete'],
      suggests: ['start_new', 'list_sessions'],
      after: [call('get_state', {}, { result: { currentStage: 0 } })],
    },
  },
  {
    name: 'again, on the same connection',
    proves: ['the-notation-is-sent-once'],
    given: atStage2,
    when: {},
    then: { result: { content: null } },
  },
]);
