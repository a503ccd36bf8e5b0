import { absent, call, defineTool, must, Opt, ofLength, Text, Type, Words } from '../../../kit/index.ts';
import { NoteEntry, NoteText, NoteTitle } from '../../../types/entry.ts';
import { AgentId, DocName } from '../../../types/ids.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';
import { StepMeta } from '../../../types/trace.ts';

const Thought = (description: string) => Type.Integer({ minimum: 1, maximum: 1_000_000, description });

const first = { thought: 'The cache is stale', thoughtNumber: 1, totalThoughts: 3, nextThoughtNeeded: true };

export default defineTool({
  name: 'trace_sequential_step',
  title: 'Trace a numbered thought',
  summary: 'Appends one numbered thought to a trace. Thoughts can branch and revise each other; trace_hydrate shows how.',
  effect: 'write',
  scope: 'workspace',
  target: 'document',
  document: 'trace',
  focus_unless: 'doc',

  input: Type.Object({
    ...InWorkspace,
    target: Opt(TargetRef),
    doc: Opt(DocName),
    thought: NoteText,
    thoughtNumber: Thought('Its number, from 1.'),
    totalThoughts: Thought('How many you expect by now; at least thoughtNumber.'),
    nextThoughtNeeded: Type.Boolean({ description: 'Whether another follows.' }),
    branchFromThought: Opt(Thought('The thought it branches from.')),
    branchId: Opt(Words(128, { description: 'The name of the branch of thought.' })),
    isRevision: Opt(Type.Boolean({ description: 'Whether it revises an earlier thought.' })),
    revisesThought: Opt(Thought('The thought it revises.')),
    needsMoreThoughts: Opt(Text(200, { description: 'Why more are needed than planned.' })),
    confidence: Opt(Text(64, { description: 'How sure you are, in your words.' })),
    goal: Opt(Text(500, { description: 'What the thinking is for.' })),
    message: Opt(NoteTitle),
    meta: StepMeta,
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({ entry: NoteEntry }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  warnings: [
    'TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT',
    'TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT',
    'TRACE_SEQ_META_INVALID_REVISES_THOUGHT',
  ],
  tells: ['note_added'],

  rules: {
    'a-thought-is-appended': must(
      'The thought becomes a note of format trace_sequential_step whose meta holds its number and place.',
    ),
    'only-what-is-given-is-kept': must('An optional field that is left out does not appear in meta.'),
    'numbers-win-over-meta': must('What the fields say wins over the same keys in meta.'),
    'the-estimate-covers-the-number': must('totalThoughts below thoughtNumber answers INVALID_INPUT and nothing is written.'),
    'repeats-and-gaps-are-accepted': must('A number that was used before, or that skips some, is stored.'),
    'a-loose-reference-is-pointed-out': must(
      'A branch or revision of the same or a later thought, or a revision of none, is stored with a warning.',
    ),
    'target-excludes-doc': must('target together with doc answers INVALID_INPUT.'),
    'an-unknown-target-is-refused': must('A target that does not exist answers UNKNOWN_ID.'),
    'a-graph-takes-no-thoughts': must('A thought into the document graph answers INVALID_INPUT.'),
  },
  cases: [
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
          call(
            'trace_hydrate',
            {},
            { result: { sequential: { edges: [{ rel: 'branch', from: 1, to: 2, branchId: 'clock' }] } } },
          ),
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
        message: 'totalThoughts',
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
  ],
});
