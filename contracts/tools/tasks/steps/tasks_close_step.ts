import { call, defineTool, must, Type } from '../../../kit/index.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Confirmations, StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';
import { closeCases, closeRules } from '../../../worlds/gate.ts';
import { guardCases, guardRules, stepCases, stepRules } from '../../../worlds/guard.ts';
import { twoSteps } from '../../../worlds/tasks.ts';

const gate = { checkpoints: 'gate' as const };
const untouched = call(
  'open',
  { id: 'TASK-001' },
  { result: { target: { revision: 1 }, step_focus: { criteria_confirmed: false, tests_confirmed: false } } },
);

export default defineTool({
  name: 'tasks_close_step',
  title: 'Verify and close a step',
  summary: 'Confirms checkpoints of a step and closes it, in one go: both are stored, or neither.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...StepSelector, checkpoints: Confirmations, ...Guarded }),
  output: Type.Object({ task: TaskId, revision: Revision, step: StepRef, events: Type.Array(TaskEvent, { maxItems: 2 }) }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED', 'PROOF_REQUIRED'],
  warnings: ['STEP_CHILDREN_OPEN', 'STEP_BLOCKED', 'PROOF_WEAK'],
  tells: ['step_verified', 'step_done'],

  rules: {
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
  cases: [
    {
      name: 'the gate and the close',
      proves: ['verified-then-done', 'both-are-one-revision'],
      given: twoSteps,
      when: { task: 'TASK-001', path: 's:0', checkpoints: 'gate', expected_revision: 1 },
      then: {
        result: {
          task: 'TASK-001',
          revision: 2,
          step: { step_id: 'STEP-00000001', path: 's:0' },
          events: [{ type: 'step_verified' }, { type: 'step_done' }],
        },
        tells: ['step_verified', 'step_done'],
        after: [call('open', { id: 'TASK-001' }, { result: { target: { revision: 2, steps: { completed: 1 } } } })],
      },
    },
    {
      name: 'criteria but no tests',
      proves: ['a-failure-leaves-no-confirmation'],
      given: twoSteps,
      when: { task: 'TASK-001', path: 's:0', checkpoints: { criteria: true } },
      then: { error: 'CHECKPOINTS_NOT_CONFIRMED', message: 'tests', suggests: ['tasks_verify'], after: [untouched] },
    },
    {
      name: 'security that was not confirmed',
      proves: ['what-is-mentioned-is-required', 'a-failure-leaves-no-confirmation'],
      given: twoSteps,
      when: { task: 'TASK-001', path: 's:0', checkpoints: { criteria: true, tests: true, security: false } },
      then: { error: 'CHECKPOINTS_NOT_CONFIRMED', message: 'confirmed are security\\.', after: [untouched] },
    },
    {
      name: 'only docs',
      proves: ['the-gate-must-be-mentioned'],
      given: twoSteps,
      when: { task: 'TASK-001', path: 's:0', checkpoints: { docs: true } },
      then: { error: 'INVALID_INPUT', message: 'checkpoints' },
    },
    ...closeCases((path) => ({ task: 'TASK-001', path, ...gate })),
    ...stepCases(twoSteps, gate),
    ...guardCases({ tool: 'tasks_close_step', given: twoSteps, id: 'TASK-001', when: { path: 's:0', ...gate } }),
  ],
});
