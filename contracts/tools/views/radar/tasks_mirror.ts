import { Closed, defineTool, described, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
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
    path: Opt(described(StepPath, 'Step whose steps are shown; left out: the top level.')),
    limit: Limit(50),
    steps_after: Opt(described(StepPath, 'next_steps_after of the page before.')),
    tasks_after: Opt(described(TaskId, 'next_tasks_after of the page before.')),
    ...Budgeted,
  }),
  output: Type.Object({
    scope: Closed(
      {
        id: described(EntityId, 'Plan or task.'),
        kind: OneOf(['plan', 'task'], { description: 'Whether it is a plan or a task.' }),
        path: Nullable(StepPath, { description: 'Step whose steps are shown; null for the top level.' }),
      },
      { description: 'What is shown.' },
    ),
    steps: Type.Array(Step, { description: 'Steps of this page, by path; [] for a plan.' }),
    tasks: Type.Array(EntityBrief, { description: 'Tasks of this page; [] for a task.' }),
    next_steps_after: Nullable(StepPath, { description: 'Pass it as steps_after for the next page; null when there is none.' }),
    next_tasks_after: Nullable(TaskId, { description: 'Pass it as tasks_after for the next page; null when there is none.' }),
    truncated: Truncated,
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
