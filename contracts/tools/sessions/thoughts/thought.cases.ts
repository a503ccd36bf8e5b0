import { absent, anything, call, casesOf, matching, saved, template } from '../../../kit/index.ts';
import { atStage1, atStage2, branched, theSession, think } from '../../../worlds/ledger.ts';
import tool from './thought.ts';

const next = { totalThoughts: 5, nextThoughtNeeded: true };

export default casesOf(tool, [
  {
    name: 'the first thought of a session',
    proves: ['a-thought-is-appended', 'the-guide-is-sent-once'],
    given: atStage2,
    when: { thought: 'The cache is cold', thoughtNumber: 1, ...next },
    then: {
      result: {
        thoughtNumber: 1,
        totalThoughts: 5,
        nextThoughtNeeded: true,
        branches: [],
        thoughtHistoryLength: 1,
        sessionId: saved('session'),
        nodeId: template('{session}:1'),
        guide: matching(/^# /),
        sessionClosed: absent,
      },
      tells: ['thought_recorded', 'ledger_moved'],
      after: [
        call('session_get', theSession, {
          result: { thoughts: [{ thought: 'The cache is cold', thoughtNumber: 1 }], branches: {} },
        }),
        call('thought', { thought: 'x', thoughtNumber: 2, ...next }, { result: { guide: absent } }),
        call('thought', { thought: 'x', thoughtNumber: 3, ...next, includeGuide: true }, { result: { guide: anything } }),
      ],
    },
  },
  {
    name: 'a thought where no session is open',
    proves: ['a-session-is-started-if-none', 'the-last-thought-closes'],
    given: [...atStage2, think(1, { nextThoughtNeeded: false })],
    when: { thought: 'Something else', thoughtNumber: 1, ...next, sessionTitle: 'Else', sessionTags: ['b', 'a'] },
    then: {
      result: { thoughtHistoryLength: 1 },
      tells: ['session_started', 'thought_recorded', 'ledger_moved'],
      after: [
        call(
          'list_sessions',
          {},
          { result: { sessions: [{ title: 'Else', tags: ['b', 'a'] }, { title: 'Slow pages' }], count: 2 } },
        ),
      ],
    },
  },
  {
    name: 'a number above the total',
    proves: ['the-total-grows', 'any-free-number-is-taken'],
    given: [...atStage2, think(4)],
    when: { thought: 'More', thoughtNumber: 7, totalThoughts: 5, nextThoughtNeeded: true },
    then: {
      result: { thoughtNumber: 7, totalThoughts: 7 },
      after: [
        call(
          'thought',
          { thought: 'Back', thoughtNumber: 2, ...next },
          { result: { thoughtNumber: 2, thoughtHistoryLength: 3 } },
        ),
      ],
    },
  },
  {
    name: 'a number that is used',
    proves: ['a-used-number-is-refused'],
    given: [...atStage2, think(1), think(6)],
    when: { thought: 'Overwritten?', thoughtNumber: 1, ...next },
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'thought-number-is-taken',
      names: ['1', '7'],
      after: [call('session_get', theSession, { result: { thoughts: [{ thought: 'Thought 1' }, { thought: 'Thought 6' }] } })],
    },
  },
  {
    name: 'a revision under the number of what it revises',
    proves: ['a-revision-gets-its-own-number'],
    given: [...atStage2, think(1), think(2)],
    when: { thought: 'Better', thoughtNumber: 1, ...next, isRevision: true, revisesThought: 1 },
    then: {
      result: { thoughtNumber: 3, nodeId: template('{session}:3') },
      after: [
        call('session_get', theSession, {
          result: {
            thoughts: [
              { thoughtNumber: 1, thought: 'Thought 1', isRevision: absent },
              { thoughtNumber: 2 },
              { thoughtNumber: 3, thought: 'Better', isRevision: true, revisesThought: 1 },
            ],
          },
        }),
      ],
    },
  },
  {
    name: 'a revision of what is not there',
    proves: ['a-revision-names-what-exists'],
    given: [...atStage2, think(1)],
    when: { thought: 'x', thoughtNumber: 2, ...next, revisesThought: 7 },
    then: { error: 'THOUGHT_NOT_FOUND', names: ['7'] },
  },
  {
    name: 'a revision of nothing',
    proves: ['a-revision-names-what-exists'],
    given: [...atStage2, think(1)],
    when: { thought: 'x', thoughtNumber: 2, ...next, isRevision: true },
    then: { error: 'INVALID_INPUT', refusal: 'revision-revises-nothing', fields: ['revisesThought'] },
  },
  {
    name: 'the third thought of a branch',
    proves: ['a-branch-is-a-chain'],
    given: branched,
    when: { thought: 'Nothing to see there', thoughtNumber: 4, ...next, branchFromThought: 1, branchId: 'network' },
    then: {
      result: { branches: ['network'], thoughtHistoryLength: 6, nodeId: template('{session}:network:4') },
      after: [
        call('session_export', theSession, { save: { export: '/content' } }),
        call('session_get', theSession, {
          result: {
            thoughts: [{ thoughtNumber: 1 }, { thoughtNumber: 2 }, { thoughtNumber: 3 }],
            branches: {
              network: [
                { thoughtNumber: 2, branchFromThought: 1, branchId: 'network' },
                { thoughtNumber: 3, branchFromThought: 1 },
                { thoughtNumber: 4, thought: 'Nothing to see there' },
              ],
            },
          },
        }),
      ],
    },
  },
  {
    name: 'a branch from what is not there',
    proves: ['a-branch-begins-at-a-thought'],
    given: [...atStage2, think(1)],
    when: { thought: 'x', thoughtNumber: 2, ...next, branchFromThought: 9, branchId: 'b' },
    then: { error: 'THOUGHT_NOT_FOUND', names: ['9'] },
  },
  {
    name: 'a branch without a beginning',
    proves: ['a-branch-begins-at-a-thought'],
    given: [...atStage2, think(1)],
    when: { thought: 'x', thoughtNumber: 2, ...next, branchId: 'b' },
    then: { error: 'INVALID_INPUT', refusal: 'branch-has-no-beginning', fields: ['branchFromThought'] },
  },
  {
    name: 'a branch without a name',
    proves: ['a-branch-begins-at-a-thought'],
    given: [...atStage2, think(1)],
    when: { thought: 'x', thoughtNumber: 2, ...next, branchFromThought: 1 },
    then: { error: 'INVALID_INPUT', refusal: 'branch-has-no-name', fields: ['branchId'] },
  },
  {
    name: 'a branch that begins elsewhere',
    proves: ['a-branch-begins-at-a-thought'],
    given: branched,
    when: { thought: 'x', thoughtNumber: 4, ...next, branchFromThought: 2, branchId: 'network' },
    then: { error: 'INVALID_OPERATION', refusal: 'branch-begins-elsewhere', names: ['network', '1'] },
  },
  {
    name: 'the last thought',
    proves: ['the-last-thought-closes'],
    given: [...atStage2, think(1)],
    when: { thought: 'Done', thoughtNumber: 2, totalThoughts: 2, nextThoughtNeeded: false },
    then: {
      result: {
        sessionId: null,
        sessionClosed: true,
        closedSessionId: saved('session'),
        exportPath: anything,
        thoughtHistoryLength: 2,
      },
      after: [call('get_state', {}, { result: { sessionId: null, currentStage: 2 } })],
    },
  },
  {
    name: 'steps in cipher',
    proves: ['cipher-is-read'],
    given: [...atStage2, think(1, { thought: 'S1|O|Pages are slow' })],
    when: { thought: 'S2|H|S1|The database (70%)\nS3|E|S2,S8|Queries take 2 s', thoughtNumber: 2, ...next },
    then: {
      warnings: ['CIPHER_STEP_MISSING'],
      after: [
        call('session_get', theSession, {
          result: {
            thoughts: [
              anything,
              {
                cipher: {
                  nodes: [
                    { step: 2, type: 'hypothesis', confidence: 70 },
                    { step: 3, type: 'evidence' },
                  ],
                  edges: [
                    { from: 2, to: 1, rel: 'follows' },
                    { from: 3, to: 2, rel: 'supports' },
                    { from: 3, to: 8, rel: 'supports' },
                  ],
                },
              },
            ],
          },
        }),
      ],
    },
  },
  {
    name: 'a critique that nobody can give',
    proves: ['a-missing-critique-costs-nothing'],
    given: atStage2,
    when: { thought: 'Is this sound?', thoughtNumber: 1, ...next, critique: true },
    then: {
      result: { thoughtNumber: 1, critique: absent },
      warnings: ['SAMPLING_NOT_SUPPORTED'],
      after: [call('session_get', theSession, { result: { thoughts: [{ thought: 'Is this sound?', critique: absent }] } })],
    },
  },
  {
    name: 'a session by its name',
    proves: ['a-named-session-is-meant'],
    given: [...atStage2, call('start_new', { title: 'Second' }, { save: { second: '/session/id' } })],
    when: { thought: 'For the first one', thoughtNumber: 1, ...next, ...theSession },
    then: {
      result: { nodeId: template('{session}:1') },
      after: [
        call('get_state', {}, { result: { sessionId: saved('second') } }),
        call('session_get', { sessionId: saved('second') }, { result: { thoughts: [] } }),
      ],
    },
  },
  {
    name: 'before the notation was loaded',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { thought: 'x', thoughtNumber: 1, ...next },
    then: {
      error: 'STAGE_REQUIREMENT_NOT_MET',
      names: ['thought', 'init_complete', 'cipher_loaded'],
      suggests: ['cipher'],
      after: [call('session_get', theSession, { result: { thoughts: [] } })],
    },
  },
]);
