import { Closed, call, defineTool, must, OneOf, Opt, ofLength, Text, Type } from '../../../kit/index.ts';
import { PlanId, TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { LongText, Revision, TaskEvent, Title } from '../../../types/task.ts';
import { aPlan } from '../../../worlds/tasks.ts';

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
  cases: [
    {
      name: 'a basic task under a plan',
      proves: ['a-task-gets-the-steps'],
      given: [aPlan],
      when: { template: 'basic-task', kind: 'task', title: 'Sign in', parent: 'PLAN-001' },
      then: {
        result: {
          plan: { id: 'PLAN-001', created: false },
          task: { id: 'TASK-001', revision: 4 },
          steps: [{ path: 's:0' }, { path: 's:1' }, { path: 's:2' }],
          template: 'basic-task',
        },
        tells: ['task_created', 'steps_added', 'step_defined', 'step_defined', 'step_defined'],
        after: [
          call('open', { id: 'TASK-001' }, { result: { step_focus: { success_criteria: ofLength(2), tests: ofLength(1) } } }),
        ],
      },
    },
    {
      name: 'a principal plan',
      proves: ['a-plan-gets-the-checklist'],
      when: { template: 'principal-plan', title: 'Launch' },
      then: {
        result: {
          plan: { id: 'PLAN-001', revision: 1 },
          checklist: { current: 0, steps: ofLength(9) },
          template: 'principal-plan',
          events: [{ type: 'plan_created' }, { type: 'plan_updated' }],
        },
      },
    },
    {
      name: 'a principal task and a plan for it',
      proves: ['a-plan-can-be-made-along', 'principal-asks-for-proof'],
      when: { template: 'principal-task', title: 'Sign in', plan_title: 'Launch' },
      then: {
        result: { plan: { id: 'PLAN-001', created: true }, task: { id: 'TASK-001' }, steps: ofLength(5) },
        after: [
          call('tasks_close_step', { task: 'TASK-001', path: 's:3', checkpoints: 'all' }, { error: 'PROOF_REQUIRED' }),
          call('tasks_close_step', { task: 'TASK-001', path: 's:2', checkpoints: 'gate' }),
        ],
      },
    },
    {
      name: 'a task under nothing',
      proves: ['parent-or-plan-title'],
      given: [aPlan],
      when: { template: 'basic-task', title: 'Sign in' },
      then: { error: 'INVALID_INPUT', message: 'parent' },
    },
    {
      name: 'a task under two plans',
      proves: ['parent-or-plan-title'],
      given: [aPlan],
      when: { template: 'basic-task', title: 'Sign in', parent: 'PLAN-001', plan_title: 'Other' },
      then: { error: 'INVALID_INPUT', message: 'plan_title' },
    },
    {
      name: 'a plan under a plan',
      proves: ['parent-or-plan-title'],
      given: [aPlan],
      when: { template: 'basic-plan', title: 'Launch', parent: 'PLAN-001' },
      then: { error: 'INVALID_INPUT', message: 'parent' },
    },
    {
      name: 'a template nobody made',
      proves: ['an-unknown-template-is-refused'],
      given: [aPlan],
      when: { template: 'grand-task', title: 'x', parent: 'PLAN-001' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_templates_list'] },
    },
    {
      name: 'a task from a plan template',
      proves: ['the-kind-must-fit'],
      given: [aPlan],
      when: { template: 'basic-plan', kind: 'task', title: 'x', parent: 'PLAN-001' },
      then: { error: 'INVALID_INPUT', message: 'kind' },
    },
    {
      name: 'a parent nobody made',
      proves: ['an-unknown-parent-is-refused'],
      given: [aPlan],
      when: { template: 'basic-task', title: 'x', parent: 'PLAN-009' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_context'] },
    },
  ],
});
