import { absent, call, casesOf } from '../../../kit/index.ts';
import { guardCases, stepCases } from '../../../worlds/guard.ts';
import { heldCases } from '../../../worlds/held.ts';
import { twoSteps, verify } from '../../../worlds/tasks.ts';
import tool from './tasks_verify.ts';

const focus = (step: Record<string, unknown>) => call('open', { id: 'TASK-001' }, { result: { step_focus: step } });

export default casesOf(tool, [
  {
    name: 'the gate',
    proves: ['gate-confirms-criteria-and-tests', 'the-event-lists-what-was-given'],
    given: twoSteps,
    when: { task: 'TASK-001', path: 's:0', checkpoints: 'gate' },
    then: {
      result: {
        revision: 2,
        step: { path: 's:0' },
        event: { type: 'step_verified', payload: { criteria_confirmed: true, tests_confirmed: true, docs_confirmed: absent } },
      },
      tells: ['step_verified'],
      after: [focus({ criteria_confirmed: true, tests_confirmed: true, security_confirmed: false, completed: false })],
    },
  },
  {
    name: 'all of them',
    proves: ['gate-confirms-criteria-and-tests'],
    given: twoSteps,
    when: { task: 'TASK-001', path: 's:0', checkpoints: 'all' },
    then: { after: [focus({ security_confirmed: true, perf_confirmed: true, docs_confirmed: true })] },
  },
  {
    name: 'one confirmed, one taken back',
    proves: ['each-checkpoint-can-be-set'],
    given: [...twoSteps, verify()],
    when: { task: 'TASK-001', path: 's:0', checkpoints: { tests: { confirmed: false }, perf: true } },
    then: {
      result: { event: { payload: { tests_confirmed: false, perf_confirmed: true } } },
      after: [focus({ criteria_confirmed: true, tests_confirmed: false, perf_confirmed: true })],
    },
  },
  {
    name: 'nothing given',
    proves: ['nothing-given-is-refused'],
    given: twoSteps,
    when: { task: 'TASK-001', path: 's:0', checkpoints: {} },
    then: { error: 'INVALID_INPUT', fields: ['checkpoints'] },
  },
  {
    name: 'another word',
    proves: ['nothing-given-is-refused'],
    given: twoSteps,
    when: { task: 'TASK-001', path: 's:0', checkpoints: 'most' as never },
    then: { error: 'INVALID_INPUT', fields: ['checkpoints'] },
  },
  ...stepCases(twoSteps, { checkpoints: 'gate' }),
  ...heldCases(twoSteps, { path: 's:0', checkpoints: 'gate' }),
  ...guardCases({ tool: 'tasks_verify', given: twoSteps, id: 'TASK-001', when: { path: 's:0', checkpoints: 'gate' } }),
]);
