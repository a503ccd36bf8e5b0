import { Closed, defineTool, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector, Guarded, guardErrors, Plan, statuses, Task, TaskEvent } from '../../../types/task.ts';

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
  output: Type.Union([
    Closed({
      task: Task,
      event: Nullable(TaskEvent, { description: 'Event of the change; null when it had that status already.' }),
    }),
    Closed({
      plan: Plan,
      event: Nullable(TaskEvent, { description: 'Event of the change; null when it had that status already.' }),
    }),
  ]),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED'],
  refuses: ['steps-are-not-completed'],
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
});
