import { call, casesOf } from '../../../kit/index.ts';
import { guardCases, stepCases } from '../../../worlds/guard.ts';
import { heldCases } from '../../../worlds/held.ts';
import { twoSteps, verify } from '../../../worlds/tasks.ts';
import tool from './tasks_define.ts';

const focus = (step: Record<string, unknown>) => call('open', { id: 'TASK-001' }, { result: { step_focus: step } });

export default casesOf(tool, [
  {
    name: 'tests and blockers',
    proves: ['lists-are-replaced', 'no-blocker-is-no-blocker', 'the-event-names-the-fields'],
    given: twoSteps,
    when: { task: 'TASK-001', step_id: 'STEP-00000001', tests: [' npm test ', ' '], blockers: ['N/A', 'keys'] },
    then: {
      result: {
        task: 'TASK-001',
        revision: 2,
        step: { step_id: 'STEP-00000001', path: 's:0' },
        event: {
          type: 'step_defined',
          path: 's:0',
          payload: { task: 'TASK-001', step_id: 'STEP-00000001', path: 's:0', fields: ['tests', 'blockers'] },
        },
      },
      tells: ['step_defined'],
      after: [focus({ tests: ['npm test'], blockers: ['keys'], success_criteria: ['Form works'] })],
    },
  },
  {
    name: 'criteria after they were confirmed',
    proves: ['new-criteria-must-be-confirmed-anew'],
    given: [...twoSteps, verify()],
    when: { task: 'TASK-001', path: 's:0', success_criteria: ['It really works'] },
    then: { after: [focus({ criteria_confirmed: false, tests_confirmed: true })] },
  },
  {
    name: 'a title after the gate was confirmed',
    proves: ['new-criteria-must-be-confirmed-anew'],
    given: [...twoSteps, verify()],
    when: { task: 'TASK-001', path: 's:0', title: ' Better form ', blockers: [] },
    then: { after: [focus({ title: 'Better form', criteria_confirmed: true, tests_confirmed: true })] },
  },
  {
    name: 'nothing to define',
    proves: ['something-must-be-given'],
    given: twoSteps,
    when: { task: 'TASK-001', path: 's:0' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'blank criteria',
    proves: ['a-criterion-is-needed'],
    given: twoSteps,
    when: { task: 'TASK-001', path: 's:0', success_criteria: [' '] },
    then: { error: 'INVALID_INPUT', refusal: 'success-criteria-say-nothing', fields: ['success_criteria'] },
  },
  ...stepCases(twoSteps, { title: 'x' }),
  ...heldCases(twoSteps, { path: 's:0', title: 'x' }),
  ...guardCases({ tool: 'tasks_define', given: twoSteps, id: 'TASK-001', when: { path: 's:0', title: 'x' } }),
]);
