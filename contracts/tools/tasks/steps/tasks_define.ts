import { call, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Lines, Revision, StepSelector, TaskEvent, Title } from '../../../types/task.ts';
import { guardCases, guardRules, stepCases, stepRules } from '../../../worlds/guard.ts';
import { twoSteps, verify } from '../../../worlds/tasks.ts';

const focus = (step: Record<string, unknown>) => call('open', { id: 'TASK-001' }, { result: { step_focus: step } });

export default defineTool({
  name: 'tasks_define',
  title: 'Define a step',
  summary: 'Sets the title, success criteria, tests or blockers of a step. A list replaces the one before.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...StepSelector,
    title: Opt(Title),
    success_criteria: Opt(Lines({ minItems: 1 })),
    tests: Opt(Lines()),
    blockers: Opt(Lines()),
    ...Guarded,
  }),
  output: Type.Object({ task: TaskId, revision: Revision, step: StepRef, event: TaskEvent }),
  errors: [...guardErrors],
  tells: ['step_defined'],

  rules: {
    ...guardRules,
    ...stepRules,
    'lists-are-replaced': must('A list that is given replaces the old one; items are trimmed and blank ones dropped.'),
    'no-blocker-is-no-blocker': must('Blockers that say none, null, n/a or na are dropped.'),
    'the-event-names-the-fields': must('step_defined names the fields that were given.'),
    'new-criteria-must-be-confirmed-anew': must(
      'New success_criteria take the confirmation of criteria back, new tests that of tests; a title or blockers do not.',
    ),
    'something-must-be-given': must('Without anything to define the call answers INVALID_INPUT.'),
    'a-criterion-is-needed': must('success_criteria of which nothing is left answer INVALID_INPUT.'),
  },
  cases: [
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
      then: { error: 'INVALID_INPUT', message: 'success_criteria' },
    },
    ...stepCases(twoSteps, { title: 'x' }),
    ...guardCases({ tool: 'tasks_define', given: twoSteps, id: 'TASK-001', when: { path: 's:0', title: 'x' } }),
  ],
});
