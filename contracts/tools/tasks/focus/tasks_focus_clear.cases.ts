import { call, casesOf } from '../../../kit/index.ts';
import { focusOn, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_focus_clear.ts';

export default casesOf(tool, [
  {
    name: 'a task in focus',
    proves: ['nothing-is-in-focus-after'],
    given: [...oneTask, focusOn('TASK-001')],
    when: {},
    then: {
      result: { previous: 'TASK-001', cleared: true },
      tells: ['focus_changed', 'branch_checked_out'],
      after: [call('tasks_focus_get', {}, { result: { focus: null } })],
    },
  },
  {
    name: 'back to a branch of its own',
    proves: ['one-returns-to-where-one-was'],
    given: [
      ...oneTask,
      call('branch_create', { name: 'idea' }),
      call('checkout', { ref: 'idea' }),
      focusOn('PLAN-001'),
      focusOn('TASK-001'),
    ],
    when: {},
    then: { result: { checkout: { previous: 'task/TASK-001', current: 'idea' } } },
  },
  {
    name: 'nothing in focus',
    proves: ['repeating-changes-nothing'],
    given: [call('init')],
    when: {},
    then: { result: { previous: null, cleared: false }, tells: [] },
  },
]);
