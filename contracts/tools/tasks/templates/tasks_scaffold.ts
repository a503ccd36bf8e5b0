import { Closed, defineTool, described, must, OneOf, Opt, Text, Type } from '../../../kit/index.ts';
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
    title: described(Title, 'Title of the new plan or task.'),
    description: Opt(described(LongText, 'What is to be achieved, in as many words as needed.')),
    parent: Opt(described(PlanId, 'Plan that the new task belongs to.')),
    plan_title: Opt(described(Title, 'Title of a new plan to make for the task.')),
  }),
  output: Type.Union([
    Closed({
      plan: Closed({ id: PlanId, revision: Revision }, { description: 'The plan that was made.' }),
      checklist: Closed(
        {
          current: Type.Integer({ description: 'How many points are done; 0 in a new plan.' }),
          steps: Type.Array(Type.String(), { description: 'Points of the checklist, in order.' }),
        },
        { description: 'Checklist of the plan.' },
      ),
      template: Type.String({ description: 'Template that was used.' }),
      events: Type.Array(TaskEvent, { description: 'Events that were written, in order.' }),
    }),
    Closed({
      plan: Closed(
        { id: PlanId, created: Type.Boolean({ description: 'True when this call made the plan.' }) },
        { description: 'Plan that the task belongs to.' },
      ),
      task: Closed({ id: TaskId, revision: Revision }, { description: 'The task that was made.' }),
      steps: Type.Array(StepRef, { description: 'Ids and paths of its steps, in order.' }),
      template: Type.String({ description: 'Template that was used.' }),
      events: Type.Array(TaskEvent, { description: 'Events that were written, in order.' }),
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
