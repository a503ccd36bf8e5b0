import { call, casesOf, saved } from '../../../kit/index.ts';
import { atStage2, branched, theSession, think } from '../../../worlds/ledger.ts';
import tool from './session_resume.ts';

const another = call('start_new', { title: 'Second' });

export default casesOf(tool, [
  {
    name: 'another session',
    proves: ['another-session-leads-to-stage-one', 'the-next-thought-appends'],
    given: [...branched, another],
    when: theSession,
    then: {
      result: {
        currentStage: 1,
        success: true,
        sessionId: saved('session'),
        thoughtCount: 5,
        lastThought: { thoughtNumber: 3, isRevision: true },
        nextThoughtNumber: 4,
      },
      tells: ['session_resumed', 'ledger_moved'],
      after: [
        call(
          'thought',
          { thought: 'x', thoughtNumber: 4, totalThoughts: 5, nextThoughtNeeded: true },
          { error: 'STAGE_REQUIREMENT_NOT_MET' },
        ),
        call('cipher'),
        call(
          'thought',
          { thought: 'x', thoughtNumber: 4, totalThoughts: 5, nextThoughtNeeded: true },
          { result: { sessionId: saved('session') } },
        ),
      ],
    },
  },
  {
    name: 'the same session',
    proves: ['another-session-leads-to-stage-one'],
    given: [...atStage2, think(1)],
    when: theSession,
    then: { result: { currentStage: 2, lastThought: { thought: 'Thought 1' } } },
  },
  {
    name: 'a session that is not there',
    proves: ['an-unknown-session-is-refused'],
    given: atStage2,
    when: { sessionId: 'nobody' },
    then: {
      error: 'SESSION_NOT_FOUND',
      after: [call('get_state', {}, { result: { sessionId: saved('session'), currentStage: 2 } })],
    },
  },
]);
