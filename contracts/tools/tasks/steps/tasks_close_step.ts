import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { closeRules } from '../../../rules/gate.ts';
import { guardRules, stepRules } from '../../../rules/guard.ts';
import { heldRules } from '../../../rules/held.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Confirmations, StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_close_step',
  title: 'Verify and close a step',
  summary: 'Confirms checkpoints of a step and closes it, in one go: both are stored, or neither.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...StepSelector, checkpoints: Confirmations, ...Guarded }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    step: described(StepRef, 'Step that was closed.'),
    events: Type.Array(TaskEvent, { maxItems: 2, description: 'Events that were written: confirmation and closing.' }),
  }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED', 'PROOF_REQUIRED', 'PROOF_MISSING'],
  refuses: ['gate-is-not-mentioned', 'step-is-done-already'],
  warnings: ['STEP_HELD', 'STEP_CHILDREN_OPEN', 'STEP_BLOCKED', 'PROOF_WEAK', 'PROOF_MISSING'],
  tells: ['step_verified', 'step_done'],

  rules: {
    ...heldRules,
    ...guardRules,
    ...stepRules,
    ...closeRules,
    'verified-then-done': must('Two events are told in order, step_verified and step_done.'),
    'both-are-one-revision': must(
      'The two facts add one to the revision; every other fact about a plan or task adds one of its own.',
    ),
    'a-failure-leaves-no-confirmation': must(
      'When the gate is not met the confirmations are not stored either: CHECKPOINTS_NOT_CONFIRMED.',
    ),
    'what-is-mentioned-is-required': must(
      'A checkpoint that the call names must be confirmed: {"security": false} does not close.',
    ),
    'the-gate-must-be-mentioned': must('checkpoints without criteria and tests answer INVALID_INPUT.'),
  },
});
