import { call, casesOf } from '../../../kit/index.ts';
import { focusOn, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_focus_get.ts';

export default casesOf(tool, [
  {
    name: 'a task in focus',
    proves: ['the-focus-is-shown'],
    given: [...oneTask, focusOn('TASK-001')],
    when: {},
    then: { result: { focus: 'TASK-001' } },
  },
  {
    name: 'nothing in focus',
    proves: ['no-focus-is-null'],
    given: [call('init')],
    when: {},
    then: { result: { focus: null } },
  },
  {
    name: 'after other work',
    proves: ['writing-leaves-the-focus'],
    given: [
      ...oneTask,
      focusOn('PLAN-001'),
      call('tasks_edit', { task: 'TASK-001', title: 'Sign in again' }),
      call('tasks_create', { title: 'Another plan' }),
    ],
    when: {},
    then: { result: { focus: 'PLAN-001' } },
  },
]);
