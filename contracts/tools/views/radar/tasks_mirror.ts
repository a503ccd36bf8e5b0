import { Closed, defineTool, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { EntityId, StepPath, TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Step } from '../../../types/step.ts';
import { EntityBrief, EntitySelector } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_mirror',
  title: 'A slice of a plan for other programs',
  summary: 'The steps of a task, or of one step of it, in path order; or the tasks of a plan.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['scope'],
    shrink: [
      { list: 'steps', from: 'back', page: { at: 'next_steps_after', by: { key: 'path' } } },
      { list: 'tasks', from: 'back', page: { at: 'next_tasks_after', by: { key: 'id' } } },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    path: Opt(StepPath),
    limit: Limit(50),
    steps_after: Opt(StepPath),
    tasks_after: Opt(TaskId),
    ...Budgeted,
  }),
  output: Type.Object({
    scope: Closed({ id: EntityId, kind: OneOf(['plan', 'task']), path: Nullable(StepPath) }),
    steps: Type.Array(Step),
    tasks: Type.Array(EntityBrief),
    next_steps_after: Nullable(StepPath),
    next_tasks_after: Nullable(TaskId),
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  refuses: ['field-is-not-for-this-kind'],

  rules: {
    'steps-come-in-path-order': must('For a task steps lists its steps, children after their parents, in path order.'),
    'a-path-narrows': must('With path only that step and what stands below it are listed.'),
    'an-unknown-path-is-refused': must('A step that the task does not have answers UNKNOWN_ID.'),
    'a-plan-mirrors-its-tasks': must('For a plan tasks lists its tasks of any status in the order in which they were made.'),
    'a-plan-has-no-paths': must('path or steps_after with a plan, and tasks_after with a task, answer INVALID_INPUT.'),
    'pages-cover-everything-once': must(
      'Passing next_steps_after as steps_after, or next_tasks_after as tasks_after, visits every step or task once, also while others add and remove some.',
    ),
    'a-cut-page-can-be-continued': must(
      'When a budget drops steps or tasks, the mark to go on after names the last that stayed.',
    ),
    'an-unknown-target-is-refused': must('A plan or task that does not exist answers UNKNOWN_ID.'),
  },
});
