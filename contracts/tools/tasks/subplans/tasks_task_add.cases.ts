import { call, casesOf } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { oneStep } from '../../../worlds/tasks.ts';
import tool from './tasks_task_add.ts';

export default casesOf(tool, [
  {
    name: 'the second node',
    proves: ['a-node-gets-the-next-place'],
    given: [
      ...oneStep,
      call('tasks_task_add', { task: 'TASK-001', parent_step: 's:0', title: 'Sketch' }),
      call('tasks_task_delete', { task: 'TASK-001', path: 's:0.t:0' }),
    ],
    when: { task: 'TASK-001', parent_step: 's:0', title: ' Draw ', status: 'ACTIVE', risks: ['late'] },
    then: {
      result: {
        task: 'TASK-001',
        revision: 4,
        node: { node_id: 'NODE-00000002', path: 's:0.t:1' },
        event: { type: 'task_node_added', path: 's:0.t:1' },
      },
      tells: ['task_node_added'],
    },
  },
  {
    name: 'a step nobody made',
    proves: ['an-unknown-step-is-refused'],
    given: oneStep,
    when: { task: 'TASK-001', parent_step: 's:3', title: 'x' },
    then: { error: 'UNKNOWN_ID', suggests: ['open'] },
  },
  ...guardCases({ tool: 'tasks_task_add', given: oneStep, id: 'TASK-001', when: { parent_step: 's:0', title: 'x' } }),
]);
