import { call, casesOf } from '../../../kit/index.ts';
import { closeCases } from '../../../worlds/gate.ts';
import { guardCases, stepCases } from '../../../worlds/guard.ts';
import { heldCases } from '../../../worlds/held.ts';
import { twoSteps } from '../../../worlds/tasks.ts';
import tool from './tasks_close_step.ts';

const gate = { checkpoints: 'gate' as const };
const untouched = call(
  'open',
  { id: 'TASK-001' },
  { result: { target: { revision: 1 }, step_focus: { criteria_confirmed: false, tests_confirmed: false } } },
);

export default casesOf(tool, [
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
    then: { error: 'CHECKPOINTS_NOT_CONFIRMED', names: ['tests'], suggests: ['tasks_verify'], after: [untouched] },
  },
  {
    name: 'security that was not confirmed',
    proves: ['what-is-mentioned-is-required', 'a-failure-leaves-no-confirmation'],
    given: twoSteps,
    when: { task: 'TASK-001', path: 's:0', checkpoints: { criteria: true, tests: true, security: false } },
    then: { error: 'CHECKPOINTS_NOT_CONFIRMED', names: ['security'], after: [untouched] },
  },
  {
    name: 'only docs',
    proves: ['the-gate-must-be-mentioned'],
    given: twoSteps,
    when: { task: 'TASK-001', path: 's:0', checkpoints: { docs: true } },
    then: { error: 'INVALID_INPUT', refusal: 'gate-is-not-mentioned', fields: ['checkpoints'] },
  },
  ...closeCases((path) => ({ task: 'TASK-001', path, ...gate })),
  ...stepCases(twoSteps, gate),
  ...heldCases(twoSteps, { path: 's:0', ...gate }),
  ...guardCases({ tool: 'tasks_close_step', given: twoSteps, id: 'TASK-001', when: { path: 's:0', ...gate } }),
]);
