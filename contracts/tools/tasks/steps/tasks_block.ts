import { call, defineTool, must, Nullable, Opt, Prose, Type } from '../../../kit/index.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';
import { guardCases, guardRules, stepCases, stepRules } from '../../../worlds/guard.ts';
import { twoSteps } from '../../../worlds/tasks.ts';

const blocked = [...twoSteps, call('tasks_block', { task: 'TASK-001', path: 's:0', reason: 'waits for keys' })];

export default defineTool({
  name: 'tasks_block',
  title: 'Block or unblock a step',
  summary: 'Marks a step as blocked, with a reason, or lifts the block. Can be undone.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',
  undo: ['step_block_set'],

  input: Type.Object({
    ...InWorkspace,
    ...StepSelector,
    blocked: Opt(Type.Boolean({ default: true, description: 'Block (true) or unblock.' })),
    reason: Opt(Prose(2000)),
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    step: StepRef,
    blocked: Type.Boolean(),
    reason: Nullable(Type.String()),
    event: TaskEvent,
  }),
  errors: [...guardErrors],
  tells: ['step_blocked', 'step_unblocked'],

  rules: {
    ...guardRules,
    ...stepRules,
    'blocking-keeps-the-reason': must('Blocking stores the reason and tells step_blocked.'),
    'unblocking-clears-the-reason': must('Unblocking removes the reason and tells step_unblocked.'),
  },
  cases: [
    {
      name: 'a step is blocked with a reason',
      proves: ['blocking-keeps-the-reason'],
      given: twoSteps,
      when: { task: 'TASK-001', path: 's:0', reason: 'waits for keys' },
      then: {
        result: {
          task: 'TASK-001',
          revision: 2,
          blocked: true,
          reason: 'waits for keys',
          event: { type: 'step_blocked', path: 's:0' },
        },
        tells: ['step_blocked'],
        after: [call('open', { id: 'TASK-001' }, { result: { step_focus: { blocked: true, block_reason: 'waits for keys' } } })],
      },
    },
    {
      name: 'a block is lifted',
      proves: ['unblocking-clears-the-reason'],
      given: blocked,
      when: { task: 'TASK-001', path: 's:0', blocked: false, reason: 'not kept' },
      then: {
        result: { blocked: false, reason: null, event: { type: 'step_unblocked' } },
        tells: ['step_unblocked'],
        after: [call('open', { id: 'TASK-001' }, { result: { step_focus: { blocked: false, block_reason: null } } })],
      },
    },
    ...stepCases(twoSteps, {}),
    ...guardCases({ tool: 'tasks_block', given: twoSteps, id: 'TASK-001', when: { path: 's:0' } }),
  ],
});
