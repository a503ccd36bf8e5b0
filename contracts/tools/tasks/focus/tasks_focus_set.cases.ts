import { call, casesOf } from '../../../kit/index.ts';
import { focusOn, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_focus_set.ts';

export default casesOf(tool, [
  {
    name: 'from a plan to a task',
    proves: ['the-focus-moves', 'the-next-call-comes-along'],
    given: [...oneTask, focusOn('PLAN-001')],
    when: { task: 'TASK-001' },
    then: {
      result: { focus: 'TASK-001', previous: 'PLAN-001', checkout: { previous: 'plan/PLAN-001', current: 'task/TASK-001' } },
      suggests: ['tasks_snapshot'],
      tells: ['focus_changed', 'branch_checked_out'],
      after: [call('tasks_focus_get', {}, { result: { focus: 'TASK-001' } })],
    },
  },
  {
    name: 'a note after it',
    proves: ['its-branch-is-checked-out'],
    given: oneTask,
    when: { task: 'TASK-001' },
    then: {
      result: { checkout: { previous: 'main', current: 'task/TASK-001' } },
      after: [
        call('macro_branch_note', { content: 'Mail goes out at night' }, { lines: ['on task/TASK-001', '^status'] }),
        call('show', { target: 'TASK-001', doc_kind: 'notes' }, { result: { entries: [{ content: 'Mail goes out at night' }] } }),
      ],
    },
  },
  {
    name: 'back from elsewhere',
    proves: ['its-branch-is-checked-out'],
    given: [...oneTask, focusOn('TASK-001'), call('checkout', { ref: 'main' })],
    when: { task: 'TASK-001' },
    then: { result: { checkout: { previous: 'main', current: 'task/TASK-001' } }, tells: ['branch_checked_out'] },
  },
  {
    name: 'two agents',
    proves: ['a-focus-is-its-agents'],
    given: [
      ...oneTask,
      call('tasks_create', { parent: 'PLAN-001', title: 'Sign out' }),
      call('tasks_focus_set', { task: 'TASK-001', agent_id: 'ann' }),
      call('tasks_focus_get', { agent_id: 'bob' }, { result: { focus: 'TASK-001' } }),
    ],
    when: { task: 'TASK-002', agent_id: 'bob' },
    then: {
      result: { previous: 'TASK-001', checkout: { previous: 'task/TASK-001', current: 'task/TASK-002' } },
      after: [
        call('tasks_focus_get', { agent_id: 'ann' }, { result: { focus: 'TASK-001' } }),
        call('tasks_focus_get', { agent_id: 'bob' }, { result: { focus: 'TASK-002' } }),
        call('tasks_focus_get', { agent_id: 'cid' }, { result: { focus: 'TASK-002' } }),
        call('macro_branch_note', { content: 'a', agent_id: 'ann' }, { lines: ['on task/TASK-001', '^status'] }),
      ],
    },
  },
  {
    name: 'an agent that has begun to work',
    proves: ['a-focus-is-its-agents'],
    given: [
      ...oneTask,
      call('tasks_create', { parent: 'PLAN-001', title: 'Sign out' }),
      call('tasks_focus_set', { task: 'TASK-001' }),
      call('macro_branch_note', { content: 'mine', agent_id: 'bob' }),
    ],
    when: { task: 'TASK-002', agent_id: 'ann' },
    then: { after: [call('tasks_focus_get', { agent_id: 'bob' }, { result: { focus: 'TASK-001' } })] },
  },
  {
    name: 'an agent that has only looked',
    proves: ['a-focus-is-its-agents'],
    given: [
      ...oneTask,
      call('tasks_create', { parent: 'PLAN-001', title: 'Sign out' }),
      call('tasks_focus_set', { task: 'TASK-001' }),
      call('tasks_focus_get', { agent_id: 'bob' }, { result: { focus: 'TASK-001' } }),
    ],
    when: { task: 'TASK-002', agent_id: 'ann' },
    then: {
      after: [
        call('tasks_focus_get', { agent_id: 'bob' }, { result: { focus: 'TASK-001' } }),
        call('macro_branch_note', { content: 'mine', agent_id: 'bob' }, { lines: ['on task/TASK-001', '^status'] }),
      ],
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
