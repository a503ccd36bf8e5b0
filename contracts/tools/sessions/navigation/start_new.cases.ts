import { call, casesOf, matching, saved } from '../../../kit/index.ts';
import { atStage2, think } from '../../../worlds/ledger.ts';
import tool from './start_new.ts';

export default casesOf(tool, [
  {
    name: 'a session with a place',
    proves: ['a-session-is-created', 'a-place-becomes-tags'],
    when: { sessionTitle: 'Slow pages', project: 'shop', task: 'checkout', tags: ['urgent'] },
    then: {
      result: {
        currentStage: 1,
        stageName: 'init_complete',
        session: { title: 'Slow pages', tags: ['urgent', 'project:shop', 'task:checkout'], thoughtCount: 0, branchCount: 0 },
        nextThoughtNumber: 1,
        related: 0,
      },
      tells: ['workspace_created', 'session_started', 'ledger_moved'],
      after: [
        call('list_sessions', { project: 'shop' }, { result: { sessions: [{ title: 'Slow pages' }], count: 1 } }),
        call('get_state', {}, { result: { navigationContext: { project: 'shop', task: 'checkout' } } }),
      ],
    },
  },
  {
    name: 'the thought after it',
    proves: ['the-next-thought-appends', 'the-stage-is-never-lowered'],
    given: [...atStage2, think(1)],
    when: { sessionTitle: 'Another one' },
    then: {
      result: { currentStage: 2, session: { title: 'Another one' } },
      after: [
        call('get_state', {}, { save: { second: '/sessionId' } }),
        call(
          'thought',
          { thought: 'x', thoughtNumber: 1, totalThoughts: 1, nextThoughtNeeded: true },
          { result: { sessionId: saved('second') } },
        ),
        call('session_get', { sessionId: saved('second') }, { result: { thoughts: [{ thought: 'x' }] } }),
      ],
    },
  },
  {
    name: 'no field at all',
    proves: ['nothing-is-required'],
    when: {},
    then: { result: { session: { title: matching(/^Reasoning session \d{4}-/), tags: [] } } },
  },
  {
    name: 'other names of the fields',
    proves: ['title-is-another-name'],
    when: {},
    then: {
      after: [
        call('start_new', { title: 'By title' }, { result: { session: { title: 'By title' } } }),
        call(
          'thoughtbox_gateway',
          { operation: 'start_new', newWork: { title: 'Wrapped', project: 'p' } },
          {
            result: { session: { title: 'Wrapped', tags: ['project:p'] } },
          },
        ),
      ],
    },
  },
]);
