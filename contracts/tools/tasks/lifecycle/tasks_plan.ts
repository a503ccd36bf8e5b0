import { call, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { ContractText, Guarded, guardErrors, Line, Plan, PlanSelector, TaskEvent } from '../../../types/task.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { aPlan, aTask } from '../../../worlds/tasks.ts';

const listed = [aPlan, call('tasks_plan', { plan: 'PLAN-001', steps: ['Clarify', 'Build', 'Verify'] })];

export default defineTool({
  name: 'tasks_plan',
  title: 'Keep the checklist of a plan',
  summary: 'Replaces the checklist of a plan, moves its place in it, or sets its document.',
  effect: 'write',
  scope: 'workspace',
  target: 'plan',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...PlanSelector,
    steps: Opt(Type.Array(Line, { maxItems: 200, description: 'The whole new checklist.' })),
    current: Opt(Type.Integer({ minimum: 0, maximum: 200, description: 'How many of its points are done.' })),
    doc: Opt(ContractText),
    advance: Opt(Type.Boolean({ default: false, description: 'One point further.' })),
    ...Guarded,
  }),
  output: Type.Object({ plan: Plan, event: TaskEvent }),
  errors: [...guardErrors],
  tells: ['plan_updated'],

  rules: {
    ...guardRules,
    'steps-replace-the-checklist': must('steps replaces the checklist; items are trimmed and blank ones dropped.'),
    'advance-goes-one-further': must('advance adds one to current.'),
    'current-stays-in-the-list': must('A current beyond the checklist, or advance at its end, answers INVALID_INPUT.'),
    'a-shorter-list-keeps-the-place-inside': must(
      'When a shorter checklist replaces a longer one, current is at most its length.',
    ),
    'advance-and-current-exclude-each-other': must('advance together with current answers INVALID_INPUT.'),
    'something-must-be-given': must('Without steps, current, doc and advance the call answers INVALID_INPUT.'),
    'a-task-has-no-checklist': must('A task as target answers INVALID_INPUT.'),
  },
  cases: [
    {
      name: 'a new checklist',
      proves: ['steps-replace-the-checklist'],
      given: listed,
      when: { plan: 'PLAN-001', steps: [' Think ', ' ', 'Act'], current: 1, doc: 'The plan in words' },
      then: {
        result: {
          plan: {
            checklist: { steps: ['Think', 'Act'], current: 1, doc: 'The plan in words' },
            plan_progress: '1/2',
            revision: 2,
          },
          event: { type: 'plan_updated' },
        },
        tells: ['plan_updated'],
      },
    },
    {
      name: 'one point further',
      proves: ['advance-goes-one-further'],
      given: listed,
      when: { plan: 'PLAN-001', advance: true },
      then: { result: { plan: { checklist: { current: 1 }, plan_progress: '1/3' } } },
    },
    {
      name: 'beyond the list',
      proves: ['current-stays-in-the-list'],
      given: listed,
      when: { plan: 'PLAN-001', current: 4 },
      then: { error: 'INVALID_INPUT', message: 'current' },
    },
    {
      name: 'further than the end',
      proves: ['current-stays-in-the-list'],
      given: [...listed, call('tasks_plan', { plan: 'PLAN-001', current: 3 })],
      when: { plan: 'PLAN-001', advance: true },
      then: { error: 'INVALID_INPUT', message: 'advance' },
    },
    {
      name: 'a shorter list',
      proves: ['a-shorter-list-keeps-the-place-inside'],
      given: [...listed, call('tasks_plan', { plan: 'PLAN-001', current: 3 })],
      when: { plan: 'PLAN-001', steps: ['All of it'] },
      then: { result: { plan: { plan_progress: '1/1' } } },
    },
    {
      name: 'two ways to move',
      proves: ['advance-and-current-exclude-each-other'],
      given: listed,
      when: { plan: 'PLAN-001', advance: true, current: 1 },
      then: { error: 'INVALID_INPUT', message: 'advance' },
    },
    {
      name: 'nothing to do',
      proves: ['something-must-be-given'],
      given: listed,
      when: { plan: 'PLAN-001' },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'a task in place of a plan',
      proves: ['a-task-has-no-checklist'],
      given: [...listed, aTask],
      when: { target: 'TASK-001', advance: true },
      then: { error: 'INVALID_INPUT', message: 'TASK-001' },
    },
    ...guardCases({ tool: 'tasks_plan', given: listed, id: 'PLAN-001', when: { advance: true } }),
  ],
});
