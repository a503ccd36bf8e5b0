import { call, casesOf } from '../../../kit/index.ts';
import { focusOn, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_focus_set.ts';

export default casesOf(tool, [
  {
    name: 'from a plan to a task',
    proves: ['the-focus-moves'],
    given: [...oneTask, focusOn('PLAN-001')],
    when: { task: 'TASK-001' },
    then: {
      result: { focus: 'TASK-001', previous: 'PLAN-001' },
      tells: ['focus_changed'],
      after: [call('tasks_focus_get', {}, { result: { focus: 'TASK-001' } })],
    },
  },
  {
    name: 'a target as an object',
    proves: ['the-focus-moves'],
    given: oneTask,
    when: { target: { id: 'PLAN-001', kind: 'plan' } },
    then: { result: { focus: 'PLAN-001', previous: null } },
  },
  {
    name: 'nothing named',
    proves: ['a-target-is-needed'],
    given: [...oneTask, focusOn('PLAN-001')],
    when: {},
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a task nobody made',
    proves: ['an-unknown-target-is-refused'],
    given: [...oneTask, focusOn('PLAN-001')],
    when: { task: 'TASK-009' },
    then: { error: 'UNKNOWN_ID', after: [call('tasks_focus_get', {}, { result: { focus: 'PLAN-001' } })] },
  },
  {
    name: 'the same again',
    proves: ['repeating-changes-nothing'],
    given: [...oneTask, focusOn('PLAN-001')],
    when: { plan: 'PLAN-001' },
    then: { result: { focus: 'PLAN-001', previous: 'PLAN-001' }, tells: [] },
  },
]);
