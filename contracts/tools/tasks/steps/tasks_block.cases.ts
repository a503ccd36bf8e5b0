import { call, casesOf } from '../../../kit/index.ts';
import { guardCases, stepCases } from '../../../worlds/guard.ts';
import { heldCases } from '../../../worlds/held.ts';
import { twoSteps } from '../../../worlds/tasks.ts';
import tool from './tasks_block.ts';

const blocked = [...twoSteps, call('tasks_block', { task: 'TASK-001', path: 's:0', reason: 'waits for keys' })];

export default casesOf(tool, [
  {
    name: 'a step is blocked with a reason',
    proves: ['blocking-keeps-the-reason', 'the-next-call-comes-along'],
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
      suggests: ['tasks_snapshot'],
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
  ...heldCases(twoSteps, { path: 's:0' }),
  ...guardCases({ tool: 'tasks_block', given: twoSteps, id: 'TASK-001', when: { path: 's:0' } }),
]);
