import { absent, call, defineTool, must, Type } from '../../../kit/index.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Confirmations, StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';
import { guardCases, guardRules, stepCases, stepRules } from '../../../worlds/guard.ts';
import { twoSteps, verify } from '../../../worlds/tasks.ts';

const focus = (step: Record<string, unknown>) => call('open', { id: 'TASK-001' }, { result: { step_focus: step } });

export default defineTool({
  name: 'tasks_verify',
  title: 'Confirm checkpoints of a step',
  summary:
    'Confirms what was checked on a step: criteria, tests, security, perf, docs. A step closes only when they are confirmed.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...StepSelector, checkpoints: Confirmations, ...Guarded }),
  output: Type.Object({ task: TaskId, revision: Revision, step: StepRef, event: TaskEvent }),
  errors: [...guardErrors],
  tells: ['step_verified'],

  rules: {
    ...guardRules,
    ...stepRules,
    'gate-confirms-criteria-and-tests': must('"gate" confirms criteria and tests, "all" confirms all five.'),
    'each-checkpoint-can-be-set': must('An object sets each checkpoint it names, with true, false or {confirmed}.'),
    'the-event-lists-what-was-given': must('step_verified lists only the checkpoints that were given.'),
    'nothing-given-is-refused': must('An empty object or another word answers INVALID_INPUT.'),
  },
  cases: [
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
      then: { error: 'INVALID_INPUT', message: 'checkpoints' },
    },
    {
      name: 'another word',
      proves: ['nothing-given-is-refused'],
      given: twoSteps,
      when: { task: 'TASK-001', path: 's:0', checkpoints: 'most' as never },
      then: { error: 'INVALID_INPUT', message: 'checkpoints' },
    },
    ...stepCases(twoSteps, { checkpoints: 'gate' }),
    ...guardCases({ tool: 'tasks_verify', given: twoSteps, id: 'TASK-001', when: { path: 's:0', checkpoints: 'gate' } }),
  ],
});
