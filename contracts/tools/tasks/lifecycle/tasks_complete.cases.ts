import { call, casesOf, matching } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { closeStep, oneStep, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_complete.ts';

export default casesOf(tool, [
  {
    name: 'a task whose only step is done',
    proves: ['done-is-the-default'],
    given: [...oneStep, closeStep()],
    when: { task: 'TASK-001', expected_revision: 2 },
    then: {
      result: {
        task: { id: 'TASK-001', status: 'DONE', revision: 3, steps: { total: 1, completed: 1 } },
        event: { type: 'task_completed', payload: { status: 'DONE' } },
      },
      tells: ['task_completed'],
    },
  },
  {
    name: 'a task without steps',
    proves: ['done-is-the-default'],
    given: oneTask,
    when: { task: 'TASK-001' },
    then: { result: { task: { status: 'DONE' } } },
  },
  {
    name: 'back to work',
    proves: ['another-status-reopens'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' })],
    when: { task: 'TASK-001', status: 'ACTIVE' },
    then: { result: { task: { status: 'ACTIVE', completed_at_ms: null } } },
  },
  {
    name: 'a step is still open',
    proves: ['open-steps-keep-a-task-open'],
    given: oneStep,
    when: { task: 'TASK-001' },
    then: { error: 'INVALID_INPUT', refusal: 'steps-are-not-completed', names: ['s:0'], suggests: ['open'] },
  },
  {
    name: 'a step that was forced',
    proves: ['unconfirmed-steps-keep-a-task-open'],
    given: [...oneStep, call('tasks_progress', { task: 'TASK-001', path: 's:0', force: true })],
    when: { task: 'TASK-001' },
    then: { error: 'CHECKPOINTS_NOT_CONFIRMED', names: ['criteria', 'tests'], suggests: ['tasks_verify'] },
  },
  {
    name: 'a plan with an open task',
    proves: ['a-plan-does-not-wait-for-its-tasks'],
    given: oneTask,
    when: { task: 'PLAN-001' },
    then: {
      result: { plan: { id: 'PLAN-001', status: 'DONE' }, event: { type: 'plan_updated' } },
      tells: ['plan_updated'],
    },
  },
  {
    name: 'done twice',
    proves: ['the-same-status-changes-nothing'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' })],
    when: { task: 'TASK-001' },
    then: { result: { task: { status: 'DONE', revision: 1 }, event: null }, warnings: ['ALREADY_DONE'], tells: [] },
  },
  {
    name: 'the qualified id',
    proves: ['done-is-the-default'],
    given: oneTask,
    when: { plan: 'PLAN-001', status: 'DONE' },
    then: { result: { plan: { qualified_id: matching(/:PLAN-001$/) } } },
  },
  ...guardCases({ tool: 'tasks_complete', given: oneTask, id: 'TASK-001', when: {} }),
]);
