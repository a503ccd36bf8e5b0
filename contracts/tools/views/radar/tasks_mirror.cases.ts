import { call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { closeStep, focusOn, oneTask, twoSteps } from '../../../worlds/tasks.ts';
import { aTaskInFocus } from '../../../worlds/views.ts';
import tool from './tasks_mirror.ts';

const children = call('tasks_decompose', {
  task: 'TASK-001',
  parent: 's:0',
  steps: [
    { title: 'Field', success_criteria: ['ok'] },
    { title: 'Button', success_criteria: ['ok'] },
  ],
});

export default casesOf(tool, [
  {
    name: 'steps and their children',
    proves: ['steps-come-in-path-order'],
    given: [...aTaskInFocus, children, closeStep('s:1')],
    when: {},
    then: {
      result: {
        scope: { id: 'TASK-001', kind: 'task', path: null },
        steps: [{ path: 's:0' }, { path: 's:0.s:0', title: 'Field' }, { path: 's:0.s:1' }, { path: 's:1', completed: true }],
        tasks: ofLength(0),
        next_steps_after: null,
        next_tasks_after: null,
        truncated: false,
      },
    },
  },
  {
    name: 'one step',
    proves: ['a-path-narrows'],
    given: [...aTaskInFocus, children],
    when: { path: 's:0' },
    then: { result: { scope: { path: 's:0' }, steps: [{ path: 's:0' }, { path: 's:0.s:0' }, { path: 's:0.s:1' }] } },
  },
  {
    name: 'a step nobody made',
    proves: ['an-unknown-path-is-refused'],
    given: aTaskInFocus,
    when: { path: 's:9' },
    then: { error: 'UNKNOWN_ID', suggests: ['open'] },
  },
  {
    name: 'page by page, while a step goes',
    proves: ['pages-cover-everything-once'],
    given: [
      ...aTaskInFocus,
      children,
      call(
        'tasks_mirror',
        { limit: 2 },
        { result: { steps: [{ path: 's:0' }, { path: 's:0.s:0' }] }, save: { next: '/next_steps_after' } },
      ),
      call('tasks_delete', { task: 'TASK-001', path: 's:0.s:0' }),
    ],
    when: { steps_after: saved('next'), limit: 2 },
    then: { result: { steps: [{ path: 's:0.s:1' }, { path: 's:1' }], next_steps_after: null } },
  },
  {
    name: 'a page that a budget cut',
    proves: ['a-cut-page-can-be-continued'],
    given: twoSteps,
    when: { task: 'TASK-001', max_chars: 900 },
    then: { result: { steps: [{ path: 's:0' }], next_steps_after: 's:0', truncated: true } },
  },
  {
    name: 'the tasks of a plan',
    proves: ['a-plan-mirrors-its-tasks', 'pages-cover-everything-once'],
    given: [
      ...oneTask,
      call('tasks_create', { parent: 'PLAN-001', title: 'Sign out' }),
      call('tasks_complete', { task: 'TASK-001' }),
      focusOn('PLAN-001'),
      call(
        'tasks_mirror',
        { limit: 1 },
        {
          result: { scope: { kind: 'plan' }, tasks: [{ id: 'TASK-001', status: 'DONE' }], steps: ofLength(0) },
          save: { next: '/next_tasks_after' },
        },
      ),
    ],
    when: { limit: 1, tasks_after: saved('next') },
    then: { result: { tasks: [{ id: 'TASK-002', status: 'TODO' }], next_tasks_after: null } },
  },
  {
    name: 'a path in a plan',
    proves: ['a-plan-has-no-paths'],
    given: [...oneTask, focusOn('PLAN-001')],
    when: { path: 's:0' },
    then: { error: 'INVALID_INPUT', refusal: 'field-is-not-for-this-kind', fields: ['path'] },
  },
  {
    name: 'a page of tasks in a task',
    proves: ['a-plan-has-no-paths'],
    given: aTaskInFocus,
    when: { tasks_after: 'TASK-001' },
    then: { error: 'INVALID_INPUT', refusal: 'field-is-not-for-this-kind', fields: ['tasks_after'] },
  },
  {
    name: 'a task nobody made',
    proves: ['an-unknown-target-is-refused'],
    given: oneTask,
    when: { task: 'TASK-404' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_context'] },
  },
]);
