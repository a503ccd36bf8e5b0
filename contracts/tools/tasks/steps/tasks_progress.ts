import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { closeRules } from '../../../rules/gate.ts';
import { guardRules, stepRules } from '../../../rules/guard.ts';
import { heldRules } from '../../../rules/held.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_progress',
  title: 'Close or reopen a step',
  summary: 'Closes a step as tasks_done does, or opens it again. Can be undone. force closes it past its gates.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',
  undo: ['step_progress'],

  input: Type.Object({
    ...InWorkspace,
    ...StepSelector,
    completed: Opt(Type.Boolean({ default: true, description: 'Close it (true) or open it again.' })),
    force: Opt(Type.Boolean({ default: false, description: 'Close it even if checkpoints or proofs are missing.' })),
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    step: described(StepRef, 'Step that was closed or opened.'),
    completed: Type.Boolean({ description: 'True when it is closed now.' }),
    event: TaskEvent,
  }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED', 'PROOF_REQUIRED', 'PROOF_MISSING'],
  refuses: ['step-is-open-already', 'step-is-done-already'],
  warnings: ['STEP_HELD', 'STEP_CHILDREN_OPEN', 'STEP_BLOCKED', 'PROOF_WEAK', 'PROOF_MISSING'],
  tells: ['step_done', 'step_reopened'],

  rules: {
    ...heldRules,
    ...guardRules,
    ...stepRules,
    ...closeRules,
    'closing-is-gated': must('completed=true closes as tasks_done does, with the same gates.'),
    'reopening-clears-the-time': must('completed=false opens the step, clears when it was closed, and tells step_reopened.'),
    'force-skips-the-gates': must('With force=true neither checkpoints nor proofs are asked for.'),
    'a-done-task-stays-done': must('Reopening a step of a DONE task leaves the task DONE.'),
    'an-open-step-cannot-be-reopened': must('Reopening a step that is open answers INVALID_INPUT.'),
  },
});
