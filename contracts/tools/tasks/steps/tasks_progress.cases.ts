import { call, casesOf } from '../../../kit/index.ts';
import { closeCases } from '../../../worlds/gate.ts';
import { guardCases, stepCases } from '../../../worlds/guard.ts';
import { heldCases } from '../../../worlds/held.ts';
import { closeStep, principalTask, twoSteps, verify } from '../../../worlds/tasks.ts';
import tool from './tasks_progress.ts';

const verified = [...twoSteps, verify()];

export default casesOf(tool, [
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
    then: { error: 'INVALID_INPUT', refusal: 'step-is-open-already' },
  },
  ...closeCases((path) => ({ task: 'TASK-001', path })),
  ...stepCases(verified, {}),
  ...heldCases(verified, { path: 's:0' }),
  ...guardCases({ tool: 'tasks_progress', given: verified, id: 'TASK-001', when: { path: 's:0' } }),
]);
