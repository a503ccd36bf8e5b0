import { Closed, defineTool, must, OneOf, Opt, Text, Type } from '../../../kit/index.ts';
import { PlanId, TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { LongText, Revision, TaskEvent, Title } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_scaffold',
  title: 'Make a plan or task from a template',
  summary: 'Makes a plan with the checklist of a template, or a task with its steps, criteria and tests.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    template: Text(64, { description: 'As tasks_templates_list names it.' }),
    kind: Opt(OneOf(['plan', 'task'], { description: 'That of the template.' })),
    title: Title,
    description: Opt(LongText),
    parent: Opt(PlanId),
    plan_title: Opt(Title),
  }),
  output: Type.Union([
    Closed({
      plan: Closed({ id: PlanId, revision: Revision }),
      checklist: Closed({ current: Type.Integer(), steps: Type.Array(Type.String()) }),
      template: Type.String(),
      events: Type.Array(TaskEvent),
    }),
    Closed({
      plan: Closed({ id: PlanId, created: Type.Boolean() }),
      task: Closed({ id: TaskId, revision: Revision }),
      steps: Type.Array(StepRef),
      template: Type.String(),
      events: Type.Array(TaskEvent),
    }),
  ]),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: [
    'template-is-not-known',
    'template-is-of-another-kind',
    'plan-template-takes-no-place',
    'task-template-needs-a-place',
    'task-template-has-two-places',
  ],
  tells: ['plan_created', 'plan_updated', 'task_created', 'steps_added', 'step_defined'],

  rules: {
    'a-plan-gets-the-checklist': must('A plan template makes a plan with its checklist at the first point.'),
    'a-task-gets-the-steps': must('A task template makes a task with its steps, criteria and tests.'),
    'principal-asks-for-proof': must(
      'principal-task requires proof of the tests of its fourth step; no other built-in step does.',
    ),
    'a-plan-can-be-made-along': must('plan_title makes the plan that the task goes under.'),
    'parent-or-plan-title': must('A task needs parent or plan_title, not both; a plan takes neither: INVALID_INPUT.'),
    'an-unknown-template-is-refused': must(
      'A template that does not exist answers UNKNOWN_ID and suggests tasks_templates_list.',
    ),
    'the-kind-must-fit': must('A kind other than that of the template answers INVALID_INPUT.'),
    'an-unknown-parent-is-refused': must('A parent that does not exist answers UNKNOWN_ID; nothing is made.'),
  },
});
