import { defineTool, described, must, OneOrMany, Opt, Text, Type } from '../../../kit/index.ts';
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
    target: Opt(described(TargetRef, 'Plan or task whose trace is meant.')),
    doc: Opt(described(DocName, 'Trace document; left out: that of target, focus or the default.')),
    step: described(NoteText, 'What you did or found, in full.'),
    message: Opt(described(NoteTitle, 'Title of the entry, in a line.')),
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
  output: Type.Object({ entry: described(NoteEntry, 'The trace entry as it was stored.') }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['meta-is-no-object'],
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
});
