import { anything, call, casesOf, matching, ofLength, saved } from '../../../kit/index.ts';
import { atStage2, branched, theSession, think } from '../../../worlds/ledger.ts';
import tool from './observatory_events.ts';

export default casesOf(tool, [
  {
    name: 'a session with a branch and a revision',
    proves: ['a-thought-is-told-with-its-place', 'a-revision-names-what-it-revises'],
    given: branched,
    when: { after: 0, events: ['thought:added', 'thought:branched', 'thought:revised'] },
    then: {
      result: {
        events: [
          { event: 'thought:added', data: { ...theSession, parentId: null, thought: { thoughtNumber: 1 } } },
          { event: 'thought:added', data: { parentId: matching(/:1$/), nodeId: matching(/:2$/) } },
          {
            event: 'thought:branched',
            data: { branchId: 'network', fromThoughtNumber: 1, originNodeId: matching(/:1$/), parentId: matching(/:1$/) },
          },
          {
            event: 'thought:added',
            data: { thought: { thoughtNumber: 3, branchId: 'network' }, parentId: matching(/:network:2$/) },
          },
          { event: 'thought:revised', data: { originalThoughtNumber: 2, revisedNodeId: matching(/:2$/) } },
        ],
        hasMore: false,
      },
    },
  },
  {
    name: 'from its beginning to its end',
    proves: ['a-session-begins-and-ends', 'events-can-be-chosen'],
    given: [...atStage2, think(1), think(2, { nextThoughtNeeded: false })],
    when: { after: 0, events: ['session:started', 'session:ended'] },
    then: {
      result: {
        events: [
          { event: 'session:started', data: { ...theSession, title: 'Slow pages', session: { tags: [], createdAt: anything } } },
          { event: 'session:ended', data: { ...theSession, finalThoughtCount: 2 } },
        ],
      },
    },
  },
  {
    name: 'another session beside it',
    proves: ['one-session-alone'],
    given: [...branched, call('start_new', { title: 'Other' }, { save: { other: '/session/id' } })],
    when: { after: 0, sessionId: saved('other') },
    then: { result: { events: [{ event: 'session:started', data: { title: 'Other' } }] } },
  },
  {
    name: 'page by page',
    proves: ['after-continues'],
    given: [...atStage2, think(1), call('observatory_events', { after: 0 }, { save: { seen: '/seq' } }), think(2)],
    when: { after: saved('seen') },
    then: { result: { events: [{ event: 'thought:added', data: { thought: { thoughtNumber: 2 } } }], hasMore: false } },
  },
  {
    name: 'a session that was deleted',
    proves: ['what-is-gone-is-not-told'],
    given: [...atStage2, think(1), call('session_delete', { ...theSession, confirm: true })],
    when: { after: 0, events: ['thought:added', 'session:deleted'] },
    then: { result: { events: ofLength(1) } },
  },
]);
