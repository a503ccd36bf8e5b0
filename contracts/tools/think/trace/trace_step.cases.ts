import { absent, anything, call, casesOf, ofLength } from '../../../kit/index.ts';
import tool from './trace_step.ts';

export default casesOf(tool, [
  {
    name: 'a step with all its fields',
    proves: ['a-step-is-appended', 'the-rest-goes-into-meta', 'the-trace-of-the-checkout-is-the-default'],
    given: [call('init')],
    when: {
      step: 'Halved the search space',
      message: 'Bisect',
      mode: 'debug',
      base: 'notes@1',
      supports: 'CARD-1',
      blocks: ['CARD-2', 'CARD-3'],
      checkpoint_every: 5,
      meta: { commit: 'abc' },
    },
    then: {
      result: {
        entry: {
          branch: 'main',
          doc: 'trace',
          kind: 'note',
          format: 'trace_step',
          title: 'Bisect',
          content: 'Halved the search space',
          meta: {
            commit: 'abc',
            mode: 'debug',
            base: 'notes@1',
            supports: ['CARD-1'],
            blocks: ['CARD-2', 'CARD-3'],
            checkpoint_every: 5,
          },
        },
      },
      tells: ['note_added'],
      after: [call('show', { doc_kind: 'trace' }, { result: { entries: [{ content: 'Halved the search space' }] } })],
    },
  },
  {
    name: 'a bare step',
    proves: ['a-step-is-appended', 'plain-steps-are-not-linted'],
    when: { step: 'looked' },
    then: { result: { entry: { content: 'looked', meta: absent, title: absent } } },
  },
  {
    name: 'a mode in meta too',
    proves: ['fields-win-over-meta'],
    when: { step: 'x', mode: 'debug', meta: { mode: 'explore', note: 1 } },
    then: { result: { entry: { meta: { mode: 'debug', note: 1 } } } },
  },
  {
    name: 'meta as text',
    proves: ['meta-may-be-json-text'],
    when: { step: 'x', meta: '{"commit":"abc"}' },
    then: { result: { entry: { meta: { commit: 'abc' } } } },
  },
  {
    name: 'meta that is no object',
    proves: ['meta-may-be-json-text'],
    given: [call('init')],
    when: { step: 'x', meta: '[1]' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'meta-is-no-object',
      fields: ['meta'],
      after: [call('show', {}, { result: { entries: ofLength(0) } })],
    },
  },
  {
    name: 'another document',
    proves: ['a-document-may-be-named'],
    given: [call('init')],
    when: { step: 'x', doc: 'spike-trace' },
    then: { result: { entry: { branch: 'main', doc: 'spike-trace', seq: anything } } },
  },
  {
    name: 'a target and a document at once',
    proves: ['target-excludes-doc'],
    given: [call('init')],
    when: { step: 'x', target: 'TASK-001', doc: 'trace' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a target nobody made',
    proves: ['an-unknown-target-is-refused'],
    given: [call('init')],
    when: { step: 'x', target: 'TASK-777' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'a step into the graph',
    proves: ['a-graph-takes-no-steps'],
    given: [call('init')],
    when: { step: 'x', doc: 'graph' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a branch without a number',
    proves: ['incomplete-thought-numbers-are-pointed-out'],
    when: { step: 'x', meta: { branchFromThought: 1 } },
    then: {
      result: { entry: { meta: { branchFromThought: 1 } } },
      warnings: ['TRACE_SEQ_META_MISSING_THOUGHT_NUMBER'],
    },
  },
  {
    name: 'a number that is none',
    proves: ['incomplete-thought-numbers-are-pointed-out'],
    when: { step: 'x', meta: { thoughtNumber: 0 } },
    then: { warnings: ['TRACE_SEQ_META_INVALID_THOUGHT_NUMBER'] },
  },
  {
    name: 'a branch from a later thought without a name',
    proves: ['incomplete-thought-numbers-are-pointed-out'],
    when: { step: 'x', meta: { thoughtNumber: 2, branchFromThought: 5, branchId: ' ' } },
    then: { warnings: ['TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT', 'TRACE_SEQ_META_INVALID_BRANCH_ID'] },
  },
  {
    name: 'a revision of nothing',
    proves: ['incomplete-thought-numbers-are-pointed-out'],
    when: { step: 'x', meta: { thoughtNumber: 2, isRevision: true, nextThoughtNeeded: 'yes' } },
    then: {
      warnings: ['TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT', 'TRACE_SEQ_META_INVALID_NEXT_THOUGHT_NEEDED'],
    },
  },
  {
    name: 'a revision of itself with too few thoughts',
    proves: ['incomplete-thought-numbers-are-pointed-out'],
    when: { step: 'x', meta: { thoughtNumber: 2, isRevision: true, revisesThought: 2, totalThoughts: 1 } },
    then: {
      warnings: ['TRACE_SEQ_META_INVALID_REVISES_THOUGHT', 'TRACE_SEQ_META_TOTAL_THOUGHTS_LT_THOUGHT_NUMBER'],
    },
  },
  {
    name: 'an estimate that is no number',
    proves: ['incomplete-thought-numbers-are-pointed-out'],
    when: { step: 'x', meta: { thoughtNumber: 1, totalThoughts: 'many' } },
    then: { warnings: ['TRACE_SEQ_META_INVALID_TOTAL_THOUGHTS'] },
  },
  {
    name: 'everything wrong at once',
    proves: ['no-more-than-three-warnings'],
    when: {
      step: 'x',
      meta: {
        thoughtNumber: 'a',
        branchFromThought: -1,
        branchId: 3,
        isRevision: true,
        totalThoughts: 0,
        nextThoughtNeeded: 1,
      },
    },
    then: {
      warnings: [
        'TRACE_SEQ_META_INVALID_THOUGHT_NUMBER',
        'TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT',
        'TRACE_SEQ_META_INVALID_BRANCH_ID',
      ],
    },
  },
]);
