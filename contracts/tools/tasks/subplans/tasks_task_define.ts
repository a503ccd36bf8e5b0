import { call, defineTool, having, must, Opt, Type } from '../../../kit/index.ts';
import { TaskId, TaskNodePath } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Revision, TaskEvent, TaskSelector, Title } from '../../../types/task.ts';
import { NodeFields, TaskNodeRef } from '../../../types/task-node.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { oneStep } from '../../../worlds/tasks.ts';

const oneNode = [...oneStep, call('tasks_task_add', { task: 'TASK-001', parent_step: 's:0', title: 'Sketch', risks: ['late'] })];

export default defineTool({
  name: 'tasks_task_define',
  title: 'Change a task node',
  summary: 'Sets fields of a task node inside a step. A list replaces the one before. Can be undone.',
  effect: 'write',
  scope: 'workspace',
  target: 'task',
  revision: 'checked',
  undo: ['task_node_define'],

  input: Type.Object({ ...InWorkspace, ...TaskSelector, path: TaskNodePath, title: Opt(Title), ...NodeFields, ...Guarded }),
  output: Type.Object({ task: TaskId, revision: Revision, node: TaskNodeRef, event: TaskEvent }),
  errors: [...guardErrors],
  tells: ['task_node_defined'],

  rules: {
    ...guardRules,
    'given-fields-are-set': must('The fields given are set, the others stay, and the event names them.'),
    'something-must-be-given': must('Without anything to set the call answers INVALID_INPUT.'),
    'an-unknown-node-is-refused': must('A node that does not exist answers UNKNOWN_ID.'),
  },
  cases: [
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
  ],
});
