import { Closed, defineTool, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { StepId, TaskId, TaskNodeId } from '../../../types/ids.ts';
import { PatchOps } from '../../../types/patch.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Checkpoint, StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, TaskEvent, TaskSelector, TaskStatus } from '../../../types/task.ts';
import { guardRules } from '../../../worlds/guard.ts';

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
          kind: Opt(OneOf(['task_detail', 'step', 'task'], { default: 'task_detail' })),
          path: Opt(Type.String({ pattern: '^s:[0-9]+(\\.s:[0-9]+)*(\\.t:[0-9]+)?$', maxLength: 256 })),
          step_id: Opt(StepId),
          task_node_id: Opt(TaskNodeId),
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
    applied: Type.Boolean(),
    ready: Type.Boolean(),
    unmet: Type.Array(Closed({ step: StepRef, completed: Type.Boolean(), missing: Type.Array(Checkpoint) }), { maxItems: 20 }),
    diff: Type.Array(
      Closed({
        kind: OneOf(['task_detail', 'step', 'task']),
        id: Type.String(),
        path: Nullable(Type.String()),
        field: Type.String(),
        before: Type.Unknown(),
        after: Type.Unknown(),
      }),
    ),
    events: Type.Array(TaskEvent),
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
