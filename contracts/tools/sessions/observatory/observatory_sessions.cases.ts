import { anything, call, casesOf } from '../../../kit/index.ts';
import { atStage2, theSession, think } from '../../../worlds/ledger.ts';
import tool from './observatory_sessions.ts';

const last = think(2, { nextThoughtNeeded: false });

export default casesOf(tool, [
  {
    name: 'a session that goes on',
    proves: ['a-session-goes-on-until-it-ends'],
    given: [...atStage2, think(1)],
    when: {},
    then: {
      result: {
        sessions: [{ title: 'Slow pages', status: 'active', completedAt: null, thoughtCount: 1, branchCount: 0 }],
        count: 1,
        hasMore: false,
        seq: anything,
      },
    },
  },
  {
    name: 'a session that ended',
    proves: ['a-session-goes-on-until-it-ends', 'a-status-keeps-its-own'],
    given: [...atStage2, think(1), last],
    when: { status: 'completed' },
    then: { result: { sessions: [{ status: 'completed', completedAt: anything }] } },
  },
  {
    name: 'none of that status',
    proves: ['a-status-keeps-its-own'],
    given: [...atStage2, think(1), last],
    when: { status: 'active' },
    then: { result: { sessions: [], count: 0, hasMore: false } },
  },
  {
    name: 'one more thought after the last',
    proves: ['a-new-thought-opens-it-again'],
    given: [...atStage2, think(1), last, think(3, theSession)],
    when: {},
    then: { result: { sessions: [{ status: 'active', completedAt: null }] } },
  },
  {
    name: 'by tag, words and status together',
    proves: ['tags-and-words-keep-theirs', 'a-status-keeps-its-own'],
    given: [
      call('start_new', { title: 'Slow pages', tags: ['speed'] }),
      call('start_new', { title: 'Slow deploys', tags: ['speed', 'ops'] }),
      call('start_new', { title: 'Quick deploys', tags: ['ops'] }),
    ],
    when: { search: 'slow', tags: ['ops'], status: 'active' },
    then: { result: { sessions: [{ title: 'Slow deploys', status: 'active' }], count: 1, hasMore: false } },
  },
  {
    name: 'words that nobody used',
    proves: ['tags-and-words-keep-theirs'],
    given: [call('start_new', { title: 'Slow pages' })],
    when: { search: 'nobody' },
    then: { result: { sessions: [], count: 0 } },
  },
  { name: 'an empty ledger', proves: ['nothing-is-no-error'], when: {}, then: { result: { sessions: [], seq: 0 } } },
]);
