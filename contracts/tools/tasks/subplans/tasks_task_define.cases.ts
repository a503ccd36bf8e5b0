import { call, casesOf, having } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { oneStep } from '../../../worlds/tasks.ts';
import tool from './tasks_task_define.ts';

const oneNode = [...oneStep, call('tasks_task_add', { task: 'TASK-001', parent_step: 's:0', title: 'Sketch', risks: ['late'] })];

export default casesOf(tool, [
  {
    name: 'a status and a blocker',
    proves: ['given-fields-are-set'],
    given: oneNode,
    when: { task: 'TASK-001', path: 's:0.t:0', status: 'ACTIVE', blockers: [' keys '] },
    then: {
      result: {
        node: { node_id: 'NODE-00000001', path: 's:0.t:0' },
        event: { type: 'task_node_defined', payload: { fields: ['status', 'blockers'] } },
      },
      tells: ['task_node_defined'],
      after: [
        call(
          'tasks_history',
          { task: 'TASK-001' },
          {
            result: {
              operations: having({
                intent: 'task_node_define',
                after: { status: 'ACTIVE', blockers: ['keys'], risks: ['late'], title: 'Sketch' },
              }),
            },
          },
        ),
      ],
    },
  },
  {
    name: 'nothing to set',
    proves: ['something-must-be-given'],
    given: oneNode,
    when: { task: 'TASK-001', path: 's:0.t:0' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a node nobody made',
    proves: ['an-unknown-node-is-refused'],
    given: oneNode,
    when: { task: 'TASK-001', path: 's:0.t:5', title: 'x' },
    then: { error: 'UNKNOWN_ID' },
  },
  ...guardCases({ tool: 'tasks_task_define', given: oneNode, id: 'TASK-001', when: { path: 's:0.t:0', title: 'x' } }),
]);
