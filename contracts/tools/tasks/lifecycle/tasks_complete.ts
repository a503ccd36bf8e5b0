import { Closed, call, defineTool, matching, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector, Guarded, guardErrors, Plan, statuses, Task, TaskEvent } from '../../../types/task.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { closeStep, oneStep, oneTask } from '../../../worlds/tasks.ts';

export default defineTool({
  name: 'tasks_complete',
  title: 'Set the status of a plan or task',
  summary: 'Sets a plan or task to TODO, ACTIVE or DONE. A task is done only when all its steps are.',
  effect: 'write',
  scope: 'workspace',
  target: 'entity',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    status: Opt(OneOf(statuses, { default: 'DONE', description: 'The new status (DONE).' })),
    ...Guarded,
  }),
  output: Type.Union([Closed({ task: Task, event: Nullable(TaskEvent) }), Closed({ plan: Plan, event: Nullable(TaskEvent) })]),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED'],
  warnings: ['ALREADY_DONE'],
  tells: ['task_completed', 'plan_updated'],

  rules: {
    ...guardRules,
    'done-is-the-default': must('Without status the plan or task becomes DONE, and completed_at_ms says when.'),
    'another-status-reopens': must('TODO or ACTIVE takes completed_at_ms away; nothing is asked of the steps.'),
    'open-steps-keep-a-task-open': must('While a step is open, DONE answers INVALID_INPUT and names the first one by path.'),
    'unconfirmed-steps-keep-a-task-open': must(
      'When a closed step has a required checkpoint that is not confirmed, DONE answers CHECKPOINTS_NOT_CONFIRMED.',
    ),
    'a-plan-does-not-wait-for-its-tasks': must('A plan may be DONE while its tasks are open.'),
    'the-same-status-changes-nothing': must('The status that it has already tells nothing; DONE again warns ALREADY_DONE.'),
  },
  cases: [
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
      then: { error: 'INVALID_INPUT', message: 's:0', suggests: ['open'] },
    },
    {
      name: 'a step that was forced',
      proves: ['unconfirmed-steps-keep-a-task-open'],
      given: [...oneStep, call('tasks_progress', { task: 'TASK-001', path: 's:0', force: true })],
      when: { task: 'TASK-001' },
      then: { error: 'CHECKPOINTS_NOT_CONFIRMED', message: 'criteria, tests', suggests: ['tasks_verify'] },
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
  ],
});
