import { call, defineTool, must, Type } from '../../../kit/index.ts';
import { TaskId, TaskNodePath } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Revision, TaskEvent, TaskSelector } from '../../../types/task.ts';
import { TaskNodeRef } from '../../../types/task-node.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { oneStep } from '../../../worlds/tasks.ts';

const oneNode = [...oneStep, call('tasks_task_add', { task: 'TASK-001', parent_step: 's:0', title: 'Sketch' })];

export default defineTool({
  name: 'tasks_task_delete',
  title: 'Delete a task node',
  summary: 'Removes a task node from the plan inside a step.',
  effect: 'write',
  destructive: true,
  scope: 'workspace',
  target: 'task',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...TaskSelector, path: TaskNodePath, ...Guarded }),
  output: Type.Object({ task: TaskId, revision: Revision, node: TaskNodeRef, event: TaskEvent }),
  errors: [...guardErrors],
  tells: ['task_node_deleted'],

  rules: {
    ...guardRules,
    'the-node-is-gone': must('The node is removed, and the places of others stay.'),
    'an-unknown-node-is-refused': must('A node that does not exist answers UNKNOWN_ID.'),
  },
  cases: [
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
  ],
});
