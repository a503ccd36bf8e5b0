import { call, casesOf, matching, ofLength } from '../../../kit/index.ts';
import { bootstrapCases, templateCases, thinkCases } from '../../../worlds/bootstrap.ts';
import { aPlan, focusOn, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_bootstrap.ts';

const steps = [{ title: 'Form', success_criteria: ['It sends'], tests: ['npm test'], blockers: ['none'] }];

export default casesOf(tool, [
  {
    name: 'a task with one step under a plan',
    proves: ['the-task-comes-with-its-steps', 'the-focus-stays'],
    given: [aPlan],
    when: { plan: 'PLAN-001', task_title: ' Sign in ', description: 'By mail', steps },
    then: {
      result: {
        plan: { id: 'PLAN-001', qualified_id: matching(/:PLAN-001$/), created: false },
        task: { id: 'TASK-001', qualified_id: matching(/:TASK-001$/), revision: 2 },
        steps: [{ step_id: 'STEP-00000001', path: 's:0' }],
        events: [{ type: 'task_created' }, { type: 'steps_added' }, { type: 'step_defined', path: 's:0' }],
      },
      tells: ['task_created', 'steps_added', 'step_defined'],
      after: [
        call(
          'open',
          { id: 'TASK-001' },
          {
            result: {
              target: { title: 'Sign in', description: 'By mail', revision: 2 },
              step_focus: { success_criteria: ['It sends'], tests: ['npm test'], blockers: [] },
            },
          },
        ),
        call('tasks_focus_get', {}, { result: { focus: null } }),
      ],
    },
  },
  ...bootstrapCases(steps),
  ...templateCases(steps),
  ...thinkCases({ plan: 'PLAN-001', task_title: 'Sign in', steps }),
  {
    name: 'no plan, though one is in focus',
    proves: ['a-plan-must-be-named'],
    given: [aPlan, focusOn('PLAN-001')],
    when: { task_title: 'Sign in', steps },
    then: { error: 'INVALID_INPUT', refusal: 'neither-plan-nor-plan-title-is-given', fields: ['plan'] },
  },
  {
    name: 'neither steps nor a template',
    proves: ['steps-or-a-template'],
    given: [aPlan],
    when: { plan: 'PLAN-001', task_title: 'Sign in' },
    then: { error: 'INVALID_INPUT', refusal: 'neither-steps-nor-template-is-given', fields: ['template'] },
  },
  {
    name: 'a task in place of a plan',
    proves: ['a-plan-must-be-named'],
    given: oneTask,
    when: { target: 'TASK-001', task_title: 'Sign in', steps },
    then: { error: 'INVALID_INPUT', after: [call('tasks_context', {}, { result: { tasks: ofLength(1) } })] },
  },
]);
