import { call, casesOf, ofLength } from '../../../kit/index.ts';
import { aPlan } from '../../../worlds/tasks.ts';
import tool from './tasks_scaffold.ts';

export default casesOf(tool, [
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
    then: { error: 'INVALID_INPUT', refusal: 'task-template-needs-a-place', fields: ['parent'] },
  },
  {
    name: 'a task under two plans',
    proves: ['parent-or-plan-title'],
    given: [aPlan],
    when: { template: 'basic-task', title: 'Sign in', parent: 'PLAN-001', plan_title: 'Other' },
    then: { error: 'INVALID_INPUT', refusal: 'task-template-has-two-places', fields: ['plan_title'] },
  },
  {
    name: 'a plan under a plan',
    proves: ['parent-or-plan-title'],
    given: [aPlan],
    when: { template: 'basic-plan', title: 'Launch', parent: 'PLAN-001' },
    then: { error: 'INVALID_INPUT', refusal: 'plan-template-takes-no-place', fields: ['parent'] },
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
    then: { error: 'INVALID_INPUT', refusal: 'template-is-of-another-kind', fields: ['kind'] },
  },
  {
    name: 'a parent nobody made',
    proves: ['an-unknown-parent-is-refused'],
    given: [aPlan],
    when: { template: 'basic-task', title: 'x', parent: 'PLAN-009' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_context'] },
  },
]);
