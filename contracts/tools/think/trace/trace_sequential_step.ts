import { defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { NoteEntry, NoteText, NoteTitle } from '../../../types/entry.ts';
import { AgentId, DocName } from '../../../types/ids.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';
import { StepMeta } from '../../../types/trace.ts';

const Thought = (description: string) => Type.Integer({ minimum: 1, maximum: 1_000_000, description });

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
    target: Opt(described(TargetRef, 'Plan or task whose trace is meant.')),
    doc: Opt(described(DocName, 'Trace document; left out: that of target, focus or the default.')),
    thought: described(NoteText, 'What you think, in full.'),
    thoughtNumber: Thought('Its number, from 1.'),
    totalThoughts: Thought('How many you expect by now; at least thoughtNumber.'),
    nextThoughtNeeded: Type.Boolean({ description: 'Whether another follows.' }),
    branchFromThought: Opt(Thought('The thought it branches from.')),
    branchId: Opt(
      Text(128, { pattern: '\\S', form: 'text that is not blank', description: 'The name of the branch of thought.' }),
    ),
    isRevision: Opt(Type.Boolean({ description: 'Whether it revises an earlier thought.' })),
    revisesThought: Opt(Thought('The thought it revises.')),
    needsMoreThoughts: Opt(Text(200, { description: 'Why more are needed than planned.' })),
    confidence: Opt(Text(64, { description: 'How sure you are, in your words.' })),
    goal: Opt(Text(500, { description: 'What the thinking is for.' })),
    message: Opt(described(NoteTitle, 'Title of the entry, in a line.')),
    meta: StepMeta,
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({ entry: described(NoteEntry, 'The trace entry as it was stored.') }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['meta-is-no-object', 'total-thoughts-are-too-few'],
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
});
