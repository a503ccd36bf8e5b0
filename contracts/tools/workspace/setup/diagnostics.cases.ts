import { call, casesOf, having } from '../../../kit/index.ts';
import { closeStep, oneStep, oneTask, principalTask } from '../../../worlds/tasks.ts';
import tool from './diagnostics.ts';

export default casesOf(tool, [
  {
    name: 'a workspace without a target',
    proves: ['no-target-is-said', 'the-golden-path-is-shown'],
    given: [call('init')],
    when: {},
    then: {
      result: {
        checkout: 'main',
        focus: null,
        target: null,
        context_health: { issues: having({ code: 'NO_TARGET' }) },
        golden_path: having({ tool: 'macro_branch_note' }),
      },
    },
  },
  {
    name: 'a task without steps',
    proves: ['a-task-is-linted'],
    given: oneTask,
    when: { task: 'TASK-001' },
    then: {
      result: {
        target: { id: 'TASK-001', kind: 'task' },
        context_health: {
          status: 'warn',
          issues: [{ code: 'NO_STEPS' }, { code: 'TRACE_ONLY' }],
          stats: { steps: 0, open_steps: 0 },
        },
      },
    },
  },
  {
    name: 'a principal task with a blocked step',
    proves: ['a-task-is-linted'],
    given: [
      ...principalTask,
      call('tasks_block', { task: 'TASK-001', path: 's:0' }),
      call('notes_commit', { target: 'TASK-001', content: 'x' }),
    ],
    when: { target: 'TASK-001' },
    then: {
      result: {
        context_health: {
          issues: [
            { code: 'MISSING_CRITERIA', severity: 'warning' },
            { code: 'MISSING_TESTS' },
            { code: 'MISSING_PROOF_TESTS' },
            { code: 'BLOCKED_STEPS' },
          ],
          stats: { steps: 5, open_steps: 5 },
        },
      },
    },
  },
  {
    name: 'an active task with nothing left to do',
    proves: ['a-task-is-linted'],
    given: [...oneStep, closeStep(), call('tasks_complete', { task: 'TASK-001', status: 'ACTIVE' })],
    when: { task: 'TASK-001' },
    then: { result: { context_health: { issues: having({ code: 'ACTIVE_NO_OPEN_STEPS' }) } } },
  },
  {
    name: 'a plan without a checklist',
    proves: ['a-plan-is-linted'],
    given: oneTask,
    when: { plan: 'PLAN-001' },
    then: { result: { context_health: { issues: having({ code: 'NO_CHECKLIST' }) } } },
  },
  {
    name: 'a target nobody made',
    proves: ['an-unknown-target-is-refused'],
    given: [call('init')],
    when: { target: 'TASK-999' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'target and task at once',
    proves: ['two-selectors-are-refused'],
    given: [call('init')],
    when: { target: 'TASK-001', task: 'TASK-001' },
    then: { error: 'INVALID_INPUT' },
  },
]);
