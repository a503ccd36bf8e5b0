import { Closed, defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { bootstrapRules } from '../../../rules/bootstrap.ts';
import { Bootstrapped, GatedStep, TaskPlace } from '../../../types/bootstrap.ts';
import { NoteText } from '../../../types/entry.ts';
import { TaskId, WorkspaceId } from '../../../types/ids.ts';
import { Proof } from '../../../types/proof.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { LongText, Revision, Task, TaskEvent, Title } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_macro_create_done',
  title: 'Record a task that is done',
  summary: 'Makes a task of one step, closes the step and finishes the task, in one go: for work that is done already.',
  effect: 'write',
  scope: 'workspace',
  target: 'entity_or_none',
  focus: 'ignored',
  aliases: { parent: 'plan' },

  input: Type.Object({
    ...InWorkspace,
    ...TaskPlace,
    task_title: described(Title, 'What was done, in a line.'),
    description: Opt(described(LongText, 'What was achieved, in as many words as needed.')),
    steps: Type.Array(GatedStep, { minItems: 1, maxItems: 1, description: 'Exactly one.' }),
    note: Opt(described(NoteText, 'Note to add to the step before it closes.')),
    proof: Opt(Proof),
  }),
  output: Type.Object({
    bootstrap: Closed({ workspace: WorkspaceId, ...Bootstrapped }, { description: 'The task that was made.' }),
    close: Closed(
      {
        task: TaskId,
        revision: Revision,
        step: described(StepRef, 'Step that was closed.'),
        events: Type.Array(TaskEvent, { maxItems: 2, description: 'Events that were written: confirmation and closing.' }),
      },
      { description: 'How its step was closed.' },
    ),
    complete: Closed(
      { task: Task, event: Nullable(TaskEvent, { description: 'Event of the change; null when it had that status already.' }) },
      { description: 'How the task was completed.' },
    ),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'PROOF_MISSING'],
  refuses: [
    'template-is-not-known',
    'template-is-for-another-kind',
    'steps-and-template-are-given',
    'plan-and-plan-title-are-given',
    'plan-template-lacks-a-title',
    'task-cannot-hold-a-task',
    'success-criteria-say-nothing',
    'tests-say-nothing',
    'neither-steps-nor-template-is-given',
    'neither-plan-nor-plan-title-is-given',
    'steps-are-not-completed',
    'nothing-is-attached',
    'artifact-is-too-large',
    'proof-holds-too-many-receipts',
  ],
  warnings: ['PROOF_MISSING', 'PROOF_WEAK'],
  tells: [
    'plan_created',
    'task_created',
    'steps_added',
    'step_defined',
    'step_noted',
    'evidence_captured',
    'step_verified',
    'step_done',
    'task_completed',
  ],

  rules: {
    ...bootstrapRules,
    'made-closed-and-done': must('The task is made, its step verified and closed, and the task DONE.'),
    'tests-want-a-note-or-proof': must(
      'note and proof are kept with the step; with neither, PROOF_MISSING is warned of, or answered where proof_policy=require.',
    ),
    'one-step-only': must('More or fewer steps than one answer INVALID_INPUT.'),
    'a-plan-must-be-named': must('Without plan and plan_title the call answers INVALID_INPUT; the focus does not count.'),
    'the-focus-stays': must('The focus stays where it is.'),
  },
});
