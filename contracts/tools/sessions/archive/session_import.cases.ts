import { absent, call, casesOf, matching } from '../../../kit/index.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import { oldExport, oldId } from '../../../worlds/session-export.ts';
import tool from './session_import.ts';

const imported = call('session_import', { export: oldExport() });
const theOld = { sessionId: oldId };
const ended = { thoughtNumber: 4, thought: 'It was the cache', nextThoughtNeeded: false };

export default casesOf(tool, [
  {
    name: 'a session of the earlier program',
    proves: ['all-chains-come-back', 'chains-are-made-again'],
    given: atStage1,
    when: { export: oldExport() },
    then: {
      result: {
        sessionId: oldId,
        title: 'Old pages',
        outcome: 'imported',
        added: 6,
        thoughtCount: 5,
        branchCount: 1,
        adjusted: [],
        dryRun: false,
      },
      after: [
        call('session_get', theOld, {
          result: {
            session: {
              id: oldId,
              title: 'Old pages',
              tags: ['project:shop', 'slow'],
              thoughtCount: 5,
              branchCount: 1,
              createdAt: '2025-12-07T09:59:00.000Z',
              updatedAt: '2025-12-07T10:00:09.000Z',
              lastAccessedAt: '2025-12-07T10:00:09.000Z',
            },
            thoughts: [
              { thoughtNumber: 1, cipher: { nodes: [{ step: 1, type: 'observation' }] }, timestamp: '2025-12-07T10:00:01.000Z' },
              { thoughtNumber: 2, isRevision: absent },
              { thoughtNumber: 3, thought: 'No, the cache', isRevision: true, revisesThought: 2 },
            ],
            branches: {
              network: [
                { thoughtNumber: 2, branchFromThought: 1, critique: absent },
                { thoughtNumber: 3, branchFromThought: 1, critique: { text: 'Was it measured?', model: 'some-model' } },
              ],
            },
          },
        }),
        call('session_export', theOld, {
          result: {
            /** The second thought of the branch follows the first; what is revised is linked. */
            content: matching(/:network:3",[\s\S]*"prev": "[^"]*:network:2",/),
          },
        }),
        call('session_export', theOld, {
          result: { content: matching(/"revisesNode": "a1b2c3d4-e5f6-4890-abcd-ef1234567890:2"/) },
        }),
        call('session_search', { query: 'packets arrive' }, { result: { sessions: [{ id: oldId }], count: 1 } }),
        call('list_sessions', { project: 'shop', tags: ['slow'] }, { result: { sessions: [{ id: oldId }] } }),
        /** In the order of recording the branch came last. */
        call('session_analyze', theOld, { result: { quality: { hasConvergence: false }, metadata: { duration: 4000 } } }),
      ],
    },
  },
  {
    name: 'the same file again',
    proves: ['importing-again-changes-nothing'],
    given: [...atStage1, imported],
    when: { export: oldExport() },
    then: { result: { outcome: 'unchanged', added: 0, thoughtCount: 5 }, tells: [] },
  },
  {
    name: 'a session that has grown',
    proves: ['only-what-is-new-is-added'],
    given: [...atStage1, imported],
    when: {
      export: oldExport({
        thoughts: [
          { thoughtNumber: 4, second: 20 },
          { thoughtNumber: 4, second: 21, branchId: 'disk', branchFromThought: 3, prev: null },
        ],
      }),
    },
    then: {
      result: { outcome: 'extended', added: 2, thoughtCount: 7, branchCount: 2 },
      tells: ['thought_recorded', 'thought_recorded'],
      after: [
        call('session_get', theOld, {
          result: {
            session: { updatedAt: '2025-12-07T10:00:21.000Z' },
            thoughts: [{}, {}, {}, { thoughtNumber: 4, timestamp: '2025-12-07T10:00:20.000Z' }],
          },
        }),
      ],
    },
  },
  {
    name: 'an older file of a session that went on here',
    proves: ['importing-again-changes-nothing'],
    given: [
      ...atStage1,
      imported,
      call('load_context', theOld, { result: { nextThoughtNumber: 4 } }),
      call('cipher'),
      call('thought', { thought: 'On', thoughtNumber: 4, totalThoughts: 5, nextThoughtNeeded: true }),
    ],
    when: { export: oldExport() },
    then: { result: { outcome: 'unchanged', thoughtCount: 6 }, tells: [] },
  },
  {
    name: 'a thought that says something else here',
    proves: ['a-different-thought-is-refused'],
    given: [...atStage1, imported],
    when: {
      export: {
        ...oldExport({ thoughts: [{ thoughtNumber: 4 }] }),
        nodes: oldExport({ thoughts: [{ thoughtNumber: 4 }] }).nodes.map((node) =>
          node.id === `${oldId}:network:2` ? { ...node, data: { ...node.data, thought: 'Something else' } } : node,
        ),
      },
    },
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'imported-thought-differs',
      names: [`${oldId}:network:2`, 'thought'],
      after: [call('session_get', theOld, { result: { session: { thoughtCount: 5 } } })],
    },
  },
  {
    name: 'a branch that begins elsewhere here',
    proves: ['a-different-thought-is-refused'],
    given: [...atStage1, imported],
    when: { export: oldExport({ thoughts: [{ thoughtNumber: 9, branchId: 'network', branchFromThought: 2 }] }) },
    then: { error: 'INVALID_OPERATION', refusal: 'imported-branch-differs', names: ['network', '1', '2'] },
  },
  {
    name: 'a number that stands twice in the file',
    proves: ['a-thought-stands-once'],
    given: atStage1,
    when: { export: oldExport({ thoughts: [{ thoughtNumber: 3 }] }) },
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'imported-thought-stands-twice',
      names: [`${oldId}:3`],
      after: [call('session_get', theOld, { error: 'SESSION_NOT_FOUND' })],
    },
  },
  {
    name: 'names and references that are not taken here',
    proves: ['what-is-written-otherwise-is-adjusted'],
    given: atStage1,
    when: {
      export: oldExport({
        session: { title: 'x'.repeat(300), tags: ['a', 'a', ' '] },
        thoughts: [
          { thoughtNumber: 4, branchId: 'Option B', branchFromThought: 8 },
          { thoughtNumber: 5, isRevision: true, revisesThought: 77, second: 10 },
        ],
      }),
    },
    then: {
      result: {
        outcome: 'imported',
        title: 'x'.repeat(200),
        branchCount: 2,
        adjusted: [
          { where: 'title', change: 'title_cut' },
          { where: 'tags', change: 'tags_cut' },
          { where: 'Option B', change: 'branch_renamed', to: 'option-b' },
          { where: `${oldId}:option-b:4`, change: 'origin_is_missing', to: '8' },
          { where: `${oldId}:5`, change: 'revised_is_missing', to: '77' },
        ],
      },
      after: [
        call('session_get', theOld, {
          result: {
            session: { tags: ['a'] },
            thoughts: [{}, {}, {}, { thoughtNumber: 5, isRevision: true, revisesThought: 77 }],
            branches: { 'option-b': [{ thoughtNumber: 4, branchFromThought: 8 }] },
          },
        }),
        call(
          'session_import',
          { export: oldExport({ thoughts: [{ thoughtNumber: 4, branchId: 'Option B', branchFromThought: 8 }] }) },
          {
            result: { outcome: 'unchanged' },
          },
        ),
      ],
    },
  },
  {
    name: 'a session that was ended',
    proves: ['an-ended-session-is-ended'],
    given: atStage1,
    when: { export: oldExport({ thoughts: [ended] }) },
    then: {
      result: { outcome: 'imported' },
      after: [call('load_context', theOld, { result: { lastConclusion: 'It was the cache', nextThoughtNumber: 5 } })],
    },
  },
  {
    name: 'only to look',
    proves: ['a-dry-run-changes-nothing'],
    given: atStage1,
    when: { export: oldExport({ thoughts: [ended] }), dryRun: true },
    then: {
      result: { outcome: 'imported', added: 7, thoughtCount: 6, branchCount: 1, dryRun: true },
      tells: [],
      after: [call('session_get', theOld, { error: 'SESSION_NOT_FOUND' })],
    },
  },
  {
    name: 'a version that is not known',
    proves: ['all-chains-come-back'],
    given: atStage1,
    when: { export: { ...oldExport(), version: '2.0' as '1.0' } },
    then: { error: 'INVALID_INPUT', fields: ['export.version'] },
  },
]);
