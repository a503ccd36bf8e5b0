import { call, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';
import { closeCases, closeRules } from '../../../worlds/gate.ts';
import { guardCases, guardRules, stepCases, stepRules } from '../../../worlds/guard.ts';
import { closeStep, principalTask, twoSteps, verify } from '../../../worlds/tasks.ts';

const verified = [...twoSteps, verify()];

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
  output: Type.Object({ task: TaskId, revision: Revision, step: StepRef, completed: Type.Boolean(), event: TaskEvent }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED', 'PROOF_REQUIRED'],
  warnings: ['STEP_CHILDREN_OPEN', 'STEP_BLOCKED', 'PROOF_WEAK'],
  tells: ['step_done', 'step_reopened'],

  rules: {
    ...guardRules,
    ...stepRules,
    ...closeRules,
    'closing-is-gated': must('completed=true closes as tasks_done does, with the same gates.'),
    'reopening-clears-the-time': must('completed=false opens the step, clears when it was closed, and tells step_reopened.'),
    'force-skips-the-gates': must('With force=true neither checkpoints nor proofs are asked for.'),
    'a-done-task-stays-done': must('Reopening a step of a DONE task leaves the task DONE.'),
    'an-open-step-cannot-be-reopened': must('Reopening a step that is open answers INVALID_INPUT.'),
  },
  cases: [
    {
      name: 'a verified step closed',
      proves: ['closing-is-gated'],
      given: verified,
      when: { task: 'TASK-001', path: 's:0' },
      then: { result: { completed: true, revision: 3, event: { type: 'step_done' } }, tells: ['step_done'] },
    },
    {
      name: 'a step nobody verified',
      proves: ['closing-is-gated'],
      given: twoSteps,
      when: { task: 'TASK-001', path: 's:0', completed: true },
      then: { error: 'CHECKPOINTS_NOT_CONFIRMED', suggests: ['tasks_verify'] },
    },
    {
      name: 'a closed step reopened',
      proves: ['reopening-clears-the-time', 'a-done-task-stays-done'],
      given: [...twoSteps, closeStep('s:0'), closeStep('s:1'), call('tasks_complete', { task: 'TASK-001' })],
      when: { task: 'TASK-001', path: 's:0', completed: false },
      then: {
        result: { completed: false, event: { type: 'step_reopened', payload: { force: false } } },
        tells: ['step_reopened'],
        after: [
          call(
            'open',
            { id: 'TASK-001' },
            { result: { target: { status: 'DONE' }, step_focus: { path: 's:0', completed: false, completed_at_ms: null } } },
          ),
        ],
      },
    },
    {
      name: 'past the gate and the proof',
      proves: ['force-skips-the-gates'],
      given: principalTask,
      when: { task: 'TASK-001', path: 's:3', force: true },
      then: { result: { completed: true, event: { payload: { forced: true } } } },
    },
    {
      name: 'an open step reopened',
      proves: ['an-open-step-cannot-be-reopened'],
      given: twoSteps,
      when: { task: 'TASK-001', path: 's:0', completed: false },
      then: { error: 'INVALID_INPUT', message: 'open' },
    },
    ...closeCases((path) => ({ task: 'TASK-001', path })),
    ...stepCases(verified, {}),
    ...guardCases({ tool: 'tasks_progress', given: verified, id: 'TASK-001', when: { path: 's:0' } }),
  ],
});
