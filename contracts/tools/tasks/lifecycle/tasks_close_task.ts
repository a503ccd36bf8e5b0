import { Closed, defineTool, described, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { StepId, TaskId, TaskNodeId } from '../../../types/ids.ts';
import { PatchOps } from '../../../types/patch.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Checkpoint, StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, TaskEvent, TaskSelector, TaskStatus } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_close_task',
  title: 'Patch and close a task at once',
  summary: 'Shows what last patches and completion would change; with apply=true does all of it, or none.',
  effect: 'write',
  scope: 'workspace',
  target: 'task',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...TaskSelector,
    apply: Opt(Type.Boolean({ default: false, description: 'Do it; without it only the difference is shown.' })),
    patches: Opt(
      Type.Array(
        Closed({
          kind: Opt(
            OneOf(['task_detail', 'step', 'task'], {
              default: 'task_detail',
              description: 'What is patched: the task, a step, or a task node (task).',
            }),
          ),
          path: Opt(
            Type.String({
              pattern: '^s:[0-9]+(\\.s:[0-9]+)*(\\.t:[0-9]+)?$',
              form: 'a path such as s:0 or s:0.t:1',
              maxLength: 256,
              description: 'The step (s:0) or task node (s:0.t:1) to patch.',
            }),
          ),
          step_id: Opt(described(StepId, 'The step to patch, by id.')),
          task_node_id: Opt(described(TaskNodeId, 'The task node to patch, by id.')),
          ops: PatchOps,
        }),
        { maxItems: 50, description: 'As for tasks_patch, in order.' },
      ),
    ),
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    status: TaskStatus,
    applied: Type.Boolean({ description: 'True when it was written; false for a preview.' }),
    ready: Type.Boolean({ description: 'True when all steps are closed and confirmed, so that the task can be closed.' }),
    unmet: Type.Array(
      Closed({
        step: StepRef,
        completed: Type.Boolean({ description: 'True when the step is closed.' }),
        missing: Type.Array(Checkpoint, { description: 'Checkpoints that it still needs.' }),
      }),
      { maxItems: 20, description: 'Steps that keep the task open.' },
    ),
    diff: Type.Array(
      Closed({
        kind: OneOf(['task_detail', 'step', 'task'], {
          description: 'What is changed: the task, a step, or a task node (task).',
        }),
        id: Type.String({ description: 'Id of what is changed.' }),
        path: Nullable(Type.String(), { description: 'Path of the step or task node; null for the task itself.' }),
        field: Type.String({ description: 'Name of the field.' }),
        before: Type.Unknown({ description: 'Value before the patch; any type.' }),
        after: Type.Unknown({ description: 'Value after the patch; any type.' }),
      }),
      { description: 'What the patches change.' },
    ),
    events: Type.Array(TaskEvent, { description: 'Events that were written; [] for a preview.' }),
  }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED'],
  refuses: [
    'patched-thing-is-not-known',
    'path-is-of-a-task-node',
    'path-is-of-a-step',
    'patch-names-no-step',
    'patch-names-no-task-node',
    'task-node-id-and-path-differ',
    'selector-is-of-another-kind',
    'plan-has-no-steps-to-patch',
    'field-cannot-be-patched',
    'patch-has-no-value',
    'patched-field-is-no-list',
    'patched-field-cannot-be-unset',
    'patched-list-would-be-empty',
    'patched-list-is-too-long',
    'patched-list-takes-texts',
    'patched-list-takes-ids',
    'patched-field-takes-a-flag',
    'patched-field-takes-an-object',
    'patched-field-takes-a-choice',
    'patched-field-takes-a-text',
    'patched-title-is-blank',
    'depends-on-itself',
    'steps-are-not-completed',
  ],
  warnings: ['ALREADY_DONE'],
  tells: ['task_patched', 'step_defined', 'task_node_defined', 'task_completed'],

  rules: {
    ...guardRules,
    'a-dry-run-shows-the-difference': must('Without apply nothing is written; diff lists each field, before and after.'),
    'a-dry-run-says-what-is-missing': must(
      'ready is false while steps are open or unconfirmed, and unmet names the first of them.',
    ),
    'apply-does-it-at-once': must('With apply=true the patches and the completion are stored together.'),
    'unmet-checkpoints-fail-fast': must(
      'With apply=true, a step whose required checkpoints are not confirmed answers CHECKPOINTS_NOT_CONFIRMED; nothing is written.',
    ),
    'open-steps-fail-fast': must(
      'With apply=true, a confirmed step that is still open answers INVALID_INPUT; nothing is written.',
    ),
    'a-done-task-stays-done': must('A task that is DONE is only patched, with the warning ALREADY_DONE.'),
  },
});
