import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { closeRules } from '../../../rules/gate.ts';
import { guardRules, stepRules } from '../../../rules/guard.ts';
import { heldRules } from '../../../rules/held.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_done',
  title: 'Close a step',
  summary: 'Closes a step whose checkpoints are confirmed.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...StepSelector, ...Guarded }),
  output: Type.Object({ task: TaskId, revision: Revision, step: described(StepRef, 'Step that was closed.'), event: TaskEvent }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED', 'PROOF_REQUIRED', 'PROOF_MISSING'],
  refuses: ['step-is-done-already'],
  warnings: ['STEP_HELD', 'STEP_CHILDREN_OPEN', 'STEP_BLOCKED', 'PROOF_WEAK', 'PROOF_MISSING'],
  tells: ['step_done'],

  rules: {
    ...heldRules,
    ...guardRules,
    ...stepRules,
    ...closeRules,
    'a-confirmed-step-closes': must(
      'A step whose criteria and tests are confirmed closes, and the next open one by path follows.',
    ),
    'the-node-of-the-step-is-done': must(
      'The node of the step in the graph document is done too; opening the step again opens it.',
    ),
    'the-gate-is-always-both': must(
      'Without confirmed criteria and tests, also where a step names no tests: CHECKPOINTS_NOT_CONFIRMED, which suggests tasks_verify with exactly what is missing.',
    ),
    'evidence-makes-a-checkpoint-required': must(
      'Once evidence is linked to security, perf or docs of a step, that checkpoint must be confirmed too.',
    ),
  },
});
