import { call, casesOf } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_edit.ts';

export default casesOf(tool, [
  {
    name: 'three fields of a task',
    proves: ['one-edit-is-one-event', 'new-domain-is-the-domain'],
    given: oneTask,
    when: { task: 'TASK-001', title: 'Sign in fast', priority: 'HIGH', new_domain: 'login', expected_revision: 0 },
    then: {
      result: {
        id: 'TASK-001',
        kind: 'task',
        revision: 1,
        event: {
          type: 'task_edited',
          payload: { kind: 'task', patch: { title: 'Sign in fast', priority: 'HIGH', domain: 'login' } },
        },
      },
      tells: ['task_edited'],
      after: [
        call(
          'tasks_context',
          {},
          { result: { tasks: [{ title: 'Sign in fast', priority: 'HIGH', domain: 'login', revision: 1 }] } },
        ),
      ],
    },
  },
  {
    name: 'ids without their zeros',
    proves: ['zeros-may-be-left-out'],
    given: [...oneTask, call('tasks_create', { parent: 'PLAN-1', title: 'Sign out' })],
    when: { target: { id: 'TASK-1' }, depends_on: ['TASK-2'], expected_target_id: 'TASK-1' },
    then: {
      result: { id: 'TASK-001', event: { payload: { patch: { depends_on: ['TASK-002'] } } } },
      after: [call('tasks_edit', { plan: 'PLAN-1', title: 'Launch soon' }, { result: { id: 'PLAN-001' } })],
    },
  },
  {
    name: 'a plan and its contract',
    proves: ['one-edit-is-one-event'],
    given: oneTask,
    when: { plan: 'PLAN-001', contract: 'We agree', tags: ['now'] },
    then: { result: { id: 'PLAN-001', kind: 'plan', revision: 1, event: { type: 'plan_edited' } }, tells: ['plan_edited'] },
  },
  {
    name: 'a description taken away',
    proves: ['an-empty-text-clears'],
    given: [...oneTask, call('tasks_edit', { task: 'TASK-001', description: 'Long' })],
    when: { task: 'TASK-001', description: '' },
    then: {
      result: { event: { payload: { patch: { description: null } } } },
      after: [call('open', { id: 'TASK-001' }, { result: { target: { description: null } } })],
    },
  },
  {
    name: 'nothing to edit',
    proves: ['something-must-be-given'],
    given: oneTask,
    when: { task: 'TASK-001' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a dependency nobody made',
    proves: ['dependencies-must-exist'],
    given: oneTask,
    when: { task: 'TASK-001', depends_on: ['TASK-404'] },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'a dependency on itself',
    proves: ['dependencies-must-exist'],
    given: oneTask,
    when: { task: 'TASK-001', depends_on: ['TASK-001'] },
    then: { error: 'INVALID_INPUT', refusal: 'depends-on-itself', fields: ['depends_on'] },
  },
  {
    name: 'a contract on a task',
    proves: ['a-contract-is-for-plans'],
    given: oneTask,
    when: { task: 'TASK-001', contract: 'We agree' },
    then: { error: 'INVALID_INPUT', refusal: 'task-has-no-contract', fields: ['contract'] },
  },
  {
    name: 'a domain on a plan',
    proves: ['a-contract-is-for-plans'],
    given: oneTask,
    when: { task: 'PLAN-001', new_domain: 'login' },
    then: { error: 'INVALID_INPUT', refusal: 'plan-has-no-domain', fields: ['new_domain'] },
  },
  ...guardCases({ tool: 'tasks_edit', given: oneTask, id: 'TASK-001', when: { title: 'New' } }),
]);
