import { absent, anything, call, defineTool, must, OneOrMany, Opt, ofLength, Text, Type } from '../../../kit/index.ts';
import { NoteEntry, NoteText, NoteTitle } from '../../../types/entry.ts';
import { AgentId, DocName } from '../../../types/ids.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';
import { StepMeta } from '../../../types/trace.ts';

const Ids = (description: string) => Opt(OneOrMany(Text(256), { maxItems: 64, description }));

export default defineTool({
  name: 'trace_step',
  title: 'Trace a step',
  summary:
    'Appends one step of work or thought to a trace. For numbered thoughts that can be validated, use trace_sequential_step.',
  effect: 'write',
  scope: 'workspace',
  target: 'document',
  document: 'trace',
  focus_unless: 'doc',

  input: Type.Object({
    ...InWorkspace,
    target: Opt(TargetRef),
    doc: Opt(DocName),
    step: NoteText,
    message: Opt(NoteTitle),
    mode: Opt(Text(64, { description: 'How you were working: explore, debug, …' })),
    base: Opt(Text(256, { description: 'What this step starts from: a card, an entry, a commit.' })),
    supports: Ids('Ids that this step speaks for.'),
    blocks: Ids('Ids that this step speaks against.'),
    checkpoint_every: Opt(
      Type.Integer({ minimum: 1, maximum: 10_000, description: 'After how many steps you mean to look back.' }),
    ),
    meta: StepMeta,
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({ entry: NoteEntry }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  warnings: [
    'TRACE_SEQ_META_MISSING_THOUGHT_NUMBER',
    'TRACE_SEQ_META_INVALID_THOUGHT_NUMBER',
    'TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT',
    'TRACE_SEQ_META_INVALID_BRANCH_ID',
    'TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT',
    'TRACE_SEQ_META_INVALID_REVISES_THOUGHT',
    'TRACE_SEQ_META_INVALID_TOTAL_THOUGHTS',
    'TRACE_SEQ_META_TOTAL_THOUGHTS_LT_THOUGHT_NUMBER',
    'TRACE_SEQ_META_INVALID_NEXT_THOUGHT_NEEDED',
  ],
  tells: ['note_added'],

  rules: {
    'a-step-is-appended': must('The step becomes a note of format trace_step, with message as its title.'),
    'the-rest-goes-into-meta': must(
      'mode, base, supports, blocks and checkpoint_every are kept in meta when given; supports and blocks as lists.',
    ),
    'fields-win-over-meta': must('A field that is given and stands in meta too is kept as it was given.'),
    'meta-may-be-json-text': must('meta may be the JSON text of an object; any other text answers INVALID_INPUT.'),
    'the-trace-of-the-checkout-is-the-default': must(
      'Without target, doc and focus the step goes to trace on the branch checked out.',
    ),
    'a-document-may-be-named': must('With doc the step goes to that document of the branch checked out.'),
    'target-excludes-doc': must('target together with doc answers INVALID_INPUT.'),
    'an-unknown-target-is-refused': must('A target that does not exist answers UNKNOWN_ID.'),
    'a-graph-takes-no-steps': must('A step into the document graph answers INVALID_INPUT.'),
    'incomplete-thought-numbers-are-pointed-out': must(
      'Sequential keys in meta that do not fit together are stored, with a warning.',
    ),
    'no-more-than-three-warnings': must('At most three warnings are given, however much is wrong.'),
    'plain-steps-are-not-linted': must('A step without sequential keys has no such warning.'),
  },
  cases: [
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
      then: { error: 'INVALID_INPUT', message: 'meta', after: [call('show', {}, { result: { entries: ofLength(0) } })] },
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
  ],
});
