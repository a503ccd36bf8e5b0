import { call, casesOf } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { oneStep } from '../../../worlds/tasks.ts';
import tool from './tasks_task_delete.ts';

const oneNode = [...oneStep, call('tasks_task_add', { task: 'TASK-001', parent_step: 's:0', title: 'Sketch' })];

export default casesOf(tool, [
  {
    name: 'a node',
    proves: ['the-node-is-gone'],
    given: oneNode,
    when: { task: 'TASK-001', path: 's:0.t:0' },
    then: {
      result: { node: { node_id: 'NODE-00000001' }, event: { type: 'task_node_deleted', path: 's:0.t:0' } },
      tells: ['task_node_deleted'],
      after: [call('tasks_task_delete', { task: 'TASK-001', path: 's:0.t:0' }, { error: 'UNKNOWN_ID' })],
    },
  },
  {
    name: 'a node nobody made',
    proves: ['an-unknown-node-is-refused'],
    given: oneNode,
    when: { task: 'TASK-001', path: 's:0.t:5' },
    then: { error: 'UNKNOWN_ID' },
  },
  ...guardCases({ tool: 'tasks_task_delete', given: oneNode, id: 'TASK-001', when: { path: 's:0.t:0' } }),
]);
