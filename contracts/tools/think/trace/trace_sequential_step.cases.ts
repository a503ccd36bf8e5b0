import { absent, call, casesOf, ofLength } from '../../../kit/index.ts';
import tool from './trace_sequential_step.ts';

const first = { thought: 'The cache is stale', thoughtNumber: 1, totalThoughts: 3, nextThoughtNeeded: true };

export default casesOf(tool, [
  {
    name: 'a first thought',
    proves: ['a-thought-is-appended', 'only-what-is-given-is-kept'],
    given: [call('init')],
    when: { ...first, message: 'Start', confidence: 'low' },
    then: {
      result: {
        entry: {
          branch: 'main',
          doc: 'trace',
          format: 'trace_sequential_step',
          title: 'Start',
          content: 'The cache is stale',
          meta: {
            thoughtNumber: 1,
            totalThoughts: 3,
            nextThoughtNeeded: true,
            confidence: 'low',
            branchId: absent,
            isRevision: absent,
            goal: absent,
          },
        },
      },
      tells: ['note_added'],
    },
  },
  {
    name: 'a thought on a branch',
    proves: ['a-thought-is-appended'],
    given: [call('trace_sequential_step', first)],
    when: { ...first, thought: 'Or the clock', thoughtNumber: 2, branchFromThought: 1, branchId: 'clock' },
    then: {
      result: { entry: { meta: { thoughtNumber: 2, branchFromThought: 1, branchId: 'clock' } } },
      after: [
        call('trace_hydrate', {}, { result: { sequential: { edges: [{ rel: 'branch', from: 1, to: 2, branchId: 'clock' }] } } }),
      ],
    },
  },
  {
    name: 'a number in meta too',
    proves: ['numbers-win-over-meta'],
    when: { ...first, meta: { thoughtNumber: 9, area: 'cache' } },
    then: { result: { entry: { meta: { thoughtNumber: 1, area: 'cache' } } } },
  },
  {
    name: 'fewer thoughts than the number',
    proves: ['the-estimate-covers-the-number'],
    given: [call('init')],
    when: { ...first, thoughtNumber: 4 },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'total-thoughts-are-too-few',
      fields: ['totalThoughts'],
      after: [call('show', {}, { result: { entries: ofLength(0) } })],
    },
  },
  {
    name: 'the same number again, and one far ahead',
    proves: ['repeats-and-gaps-are-accepted'],
    given: [call('trace_sequential_step', first), call('trace_sequential_step', first)],
    when: { ...first, thoughtNumber: 7, totalThoughts: 9 },
    then: { after: [call('show', {}, { result: { entries: ofLength(3) } })] },
  },
  {
    name: 'a branch from itself that revises nothing',
    proves: ['a-loose-reference-is-pointed-out'],
    when: { ...first, branchFromThought: 1, isRevision: true },
    then: {
      result: { entry: { meta: { branchFromThought: 1 } } },
      warnings: ['TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT', 'TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT'],
    },
  },
  {
    name: 'a revision of a later thought',
    proves: ['a-loose-reference-is-pointed-out'],
    when: { ...first, isRevision: true, revisesThought: 3 },
    then: { warnings: ['TRACE_SEQ_META_INVALID_REVISES_THOUGHT'] },
  },
  {
    name: 'a target and a document at once',
    proves: ['target-excludes-doc'],
    given: [call('init')],
    when: { ...first, target: 'TASK-001', doc: 'trace' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a target nobody made',
    proves: ['an-unknown-target-is-refused'],
    given: [call('init')],
    when: { ...first, target: 'PLAN-777' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'a thought into the graph',
    proves: ['a-graph-takes-no-thoughts'],
    given: [call('init')],
    when: { ...first, doc: 'x-graph' },
    then: { error: 'INVALID_INPUT' },
  },
]);
