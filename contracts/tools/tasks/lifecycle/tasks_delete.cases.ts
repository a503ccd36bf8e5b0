import { call, casesOf } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { heldCases } from '../../../worlds/held.ts';
import { focusOn, oneStep, oneTask, twoSteps } from '../../../worlds/tasks.ts';
import tool from './tasks_delete.ts';

const child = call('tasks_decompose', { task: 'TASK-001', parent: 's:0', steps: [{ title: 'Field', success_criteria: ['ok'] }] });

export default casesOf(tool, [
  {
    name: 'a task',
    proves: ['a-task-goes-with-its-steps', 'the-trace-stays', 'an-id-is-not-given-twice'],
    given: oneStep,
    when: { task: 'TASK-001' },
    then: {
      result: { id: 'TASK-001', kind: 'task', deleted_tasks: 1, event: { type: 'task_deleted', task_id: 'TASK-001' } },
      tells: ['task_deleted'],
      after: [
        call('tasks_context', {}, { result: { counts: { plans: 1, tasks: 0 }, tasks: [] } }),
        call('open', { id: 'TASK-001' }, { error: 'UNKNOWN_ID' }),
        call(
          'show',
          { branch: 'task/TASK-001', doc: 'TASK-001-trace', limit: 1 },
          { result: { entries: [{ event_type: 'task_deleted' }] } },
        ),
        call('tasks_create', { parent: 'PLAN-001', title: 'Next' }, { result: { id: 'TASK-002' } }),
      ],
    },
  },
  {
    name: 'a plan with a task',
    proves: ['a-plan-goes-with-its-tasks'],
    given: oneTask,
    when: { task: 'PLAN-001' },
    then: {
      result: { id: 'PLAN-001', kind: 'plan', deleted_tasks: 1, event: { type: 'task_deleted', task_id: 'PLAN-001' } },
      tells: ['task_deleted', 'task_deleted'],
      after: [call('tasks_context', { include_all: true }, { result: { counts: { plans: 0, tasks: 0 } } })],
    },
  },
  {
    name: 'a step with a child',
    proves: ['a-step-goes-with-its-subtree', 'a-place-is-not-given-twice'],
    given: [...twoSteps, child],
    when: { task: 'TASK-001', path: 's:0' },
    then: {
      result: { task: 'TASK-001', step: { path: 's:0' }, event: { type: 'step_deleted', path: 's:0' } },
      tells: ['step_deleted'],
      after: [
        call('open', { id: 'TASK-001' }, { result: { target: { steps: { total: 1 } }, step_focus: { path: 's:1' } } }),
        call('tasks_delete', { task: 'TASK-001', path: 's:1' }),
        call(
          'tasks_decompose',
          { task: 'TASK-001', steps: [{ title: 'New', success_criteria: ['ok'] }] },
          { result: { steps: [{ path: 's:2' }] } },
        ),
      ],
    },
  },
  {
    name: 'the graph without a step',
    proves: ['the-nodes-of-a-step-go'],
    given: [...twoSteps, child],
    when: { task: 'TASK-001', path: 's:0' },
    then: {
      after: [
        call(
          'graph_query',
          { target: 'TASK-001' },
          { result: { nodes: [{ id: 'step:STEP-00000002' }, { id: 'task:TASK-001' }], edges: [{ to: 'step:STEP-00000002' }] } },
        ),
        call('graph_validate', { target: 'TASK-001' }, { result: { ok: true } }),
      ],
    },
  },
  {
    name: 'what is in focus',
    proves: ['the-focus-is-freed'],
    given: [...oneTask, focusOn('TASK-001')],
    when: { plan: 'PLAN-001' },
    then: {
      tells: ['task_deleted', 'task_deleted', 'focus_changed', 'branch_checked_out'],
      after: [call('tasks_focus_get', {}, { result: { focus: null } })],
    },
  },
  {
    name: 'a step nobody made',
    proves: ['an-unknown-step-is-refused'],
    given: oneStep,
    when: { task: 'TASK-001', step_id: 'STEP-00000099' },
    then: { error: 'UNKNOWN_ID' },
  },
  ...heldCases(oneStep, { path: 's:0' }),
  ...guardCases({ tool: 'tasks_delete', given: oneStep, id: 'TASK-001', when: { path: 's:0' } }),
]);
