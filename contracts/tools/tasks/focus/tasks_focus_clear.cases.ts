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
      tells: ['focus_changed'],
      after: [call('tasks_focus_get', {}, { result: { focus: null } })],
    },
  },
  {
    name: 'nothing in focus',
    proves: ['repeating-changes-nothing'],
    given: [call('init')],
    when: {},
    then: { result: { previous: null, cleared: false }, tells: [] },
  },
]);
