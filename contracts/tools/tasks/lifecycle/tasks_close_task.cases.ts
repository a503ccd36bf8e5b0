import { call, casesOf, having } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { closeStep, oneStep, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_close_task.ts';

const title = { ops: [{ op: 'set' as const, field: 'title', value: 'Signed in' }] };

export default casesOf(tool, [
  {
    name: 'a look before',
    proves: ['a-dry-run-shows-the-difference'],
    given: oneTask,
    when: { task: 'TASK-001', patches: [title] },
    then: {
      result: {
        applied: false,
        ready: true,
        revision: 0,
        status: 'TODO',
        diff: [
          { kind: 'task_detail', id: 'TASK-001', field: 'title', before: 'Sign in', after: 'Signed in' },
          { field: 'status', before: 'TODO', after: 'DONE' },
        ],
        events: [],
      },
      tells: [],
    },
  },
  {
    name: 'a look at what is missing',
    proves: ['a-dry-run-says-what-is-missing'],
    given: oneStep,
    when: { task: 'TASK-001' },
    then: {
      result: { ready: false, unmet: [{ step: { path: 's:0' }, completed: false, missing: ['criteria', 'tests'] }] },
      tells: [],
    },
  },
  {
    name: 'closed with a last patch',
    proves: ['apply-does-it-at-once'],
    given: [...oneStep, closeStep()],
    when: { task: 'TASK-001', apply: true, patches: [title], expected_revision: 2 },
    then: {
      result: {
        applied: true,
        ready: true,
        revision: 4,
        status: 'DONE',
        events: [{ type: 'task_patched' }, { type: 'task_completed' }],
      },
      tells: ['task_patched', 'task_completed'],
      after: [call('tasks_context', { include_all: true }, { result: { tasks: [{ title: 'Signed in', status: 'DONE' }] } })],
    },
  },
  {
    name: 'a step that nobody verified',
    proves: ['unmet-checkpoints-fail-fast'],
    given: oneStep,
    when: { task: 'TASK-001', apply: true, patches: [title] },
    then: {
      error: 'CHECKPOINTS_NOT_CONFIRMED',
      suggests: ['tasks_verify'],
      after: [call('tasks_context', {}, { result: { tasks: [{ title: 'Sign in', revision: 1 }] } })],
    },
  },
  {
    name: 'a patch that takes a confirmation back',
    proves: ['unmet-checkpoints-fail-fast'],
    given: [...oneStep, closeStep()],
    when: {
      task: 'TASK-001',
      apply: true,
      patches: [{ kind: 'step', path: 's:0', ops: [{ op: 'append', field: 'tests', value: 'npm test' }] }],
    },
    then: {
      error: 'CHECKPOINTS_NOT_CONFIRMED',
      names: ['tests'],
      after: [call('tasks_history', { task: 'TASK-001' }, { result: { operations: [] } })],
    },
  },
  {
    name: 'a verified step still open',
    proves: ['open-steps-fail-fast'],
    given: [...oneStep, call('tasks_verify', { task: 'TASK-001', path: 's:0', checkpoints: 'gate' })],
    when: { task: 'TASK-001', apply: true },
    then: { error: 'INVALID_INPUT', refusal: 'steps-are-not-completed', names: ['s:0'], suggests: ['tasks_done'] },
  },
  {
    name: 'a task that is done',
    proves: ['a-done-task-stays-done'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' })],
    when: { task: 'TASK-001', apply: true, patches: [title] },
    then: {
      result: { applied: true, status: 'DONE', diff: having({ field: 'title' }), events: [{ type: 'task_patched' }] },
      warnings: ['ALREADY_DONE'],
    },
  },
  ...guardCases({ tool: 'tasks_close_task', given: oneTask, id: 'TASK-001', when: { apply: true } }),
]);
