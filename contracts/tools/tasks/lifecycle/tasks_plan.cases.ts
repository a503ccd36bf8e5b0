import { call, casesOf } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { aPlan, aTask } from '../../../worlds/tasks.ts';
import tool from './tasks_plan.ts';

const listed = [aPlan, call('tasks_plan', { plan: 'PLAN-001', steps: ['Clarify', 'Build', 'Verify'] })];

export default casesOf(tool, [
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
    then: { error: 'INVALID_INPUT', refusal: 'current-is-beyond-the-end', fields: ['current'] },
  },
  {
    name: 'further than the end',
    proves: ['current-stays-in-the-list'],
    given: [...listed, call('tasks_plan', { plan: 'PLAN-001', current: 3 })],
    when: { plan: 'PLAN-001', advance: true },
    then: { error: 'INVALID_INPUT', refusal: 'advance-goes-beyond-the-end', fields: ['advance'] },
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
    then: { error: 'INVALID_INPUT', refusal: 'advance-and-current-are-given', fields: ['advance'] },
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
    then: { error: 'INVALID_INPUT', refusal: 'target-is-of-another-kind', names: ['TASK-001'] },
  },
  ...guardCases({ tool: 'tasks_plan', given: listed, id: 'PLAN-001', when: { advance: true } }),
]);
