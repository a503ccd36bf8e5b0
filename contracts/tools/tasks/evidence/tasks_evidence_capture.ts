import { defineTool, described, must, OneOf, OneOrMany, Opt, Text, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { heldRules } from '../../../rules/held.ts';
import { Artifact } from '../../../types/artifact.ts';
import { EntityId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { checkpoints, StepRef } from '../../../types/step.ts';
import { EntitySelector, Guarded, guardErrors, Revision, StepPlace, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_evidence_capture',
  title: 'Attach evidence',
  summary: 'Attaches what was run and found to a step, or to a plan or task, and links it to checkpoints. Closes nothing.',
  effect: 'write',
  scope: 'workspace',
  target: 'step_or_entity',
  revision: 'checked',
  aliases: { artifacts: 'items' },

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    ...StepPlace,
    items: Opt(
      Type.Array(Artifact, { maxItems: 20, description: 'Outputs, diffs, addresses; each up to 256 000 bytes of JSON.' }),
    ),
    checks: Opt(Type.Array(Text(4000), { maxItems: 100, description: 'Receipts: "CMD: …", "LINK: …".' })),
    attachments: Opt(Type.Array(Text(4000), { maxItems: 100, description: 'Paths or addresses.' })),
    checkpoint: Opt(
      OneOrMany(OneOf(checkpoints), { maxItems: 5, description: 'Checkpoints that the evidence proves; left out: none.' }),
    ),
    once: Opt(
      Text(400, {
        description: 'A name for it, kept as an attachment: what is attached under the same name already is left as it is.',
      }),
    ),
    ...Guarded,
  }),
  output: Type.Object({
    task: described(EntityId, 'Plan or task that holds the evidence.'),
    revision: Revision,
    step: Opt(described(StepRef, 'Step that holds the evidence; absent when it belongs to the whole plan or task.')),
    event: Opt(described(TaskEvent, 'What happened; absent where it was attached before.')),
    repeated: Opt(Type.Boolean({ description: 'It was attached before, and nothing changed; absent otherwise.' })),
  }),
  errors: [...guardErrors],
  refuses: ['nothing-is-attached', 'artifact-is-too-large'],
  warnings: ['STEP_HELD', 'PROOF_WEAK'],
  tells: ['evidence_captured'],

  rules: {
    ...heldRules,
    ...guardRules,
    'evidence-closes-nothing': must('The step stays as it is, but for the checkpoints that it now has evidence of.'),
    'checkpoints-are-linked': must('checkpoint links the evidence to one checkpoint or several of the step.'),
    'the-event-counts': must('evidence_captured carries counts, not contents.'),
    'once-attaches-once': must(
      'What is attached to a plan or task under the same once already is not attached again: repeated=true, and nothing changes.',
    ),
    'roots-take-evidence-too': must('Without a step the evidence belongs to the plan or task.'),
    'artifacts-is-another-name': must('artifacts means items.'),
    'something-must-be-given': must('Without items, checks and attachments the call answers INVALID_INPUT.'),
    'a-large-artifact-is-refused': must('An artifact above 256 000 bytes of JSON answers INVALID_INPUT.', {
      untested: 'the case would be a quarter of a megabyte; proved in test/domain',
    }),
    'a-wrong-checkpoint-is-refused': must('A checkpoint of another name answers INVALID_INPUT.'),
    'placeholders-are-warned-of': must(
      'Evidence of nothing but placeholders is kept, counts for nothing, and is warned of: PROOF_WEAK.',
    ),
    'an-unknown-step-is-refused': must('A step that does not exist answers UNKNOWN_ID.'),
  },
});
