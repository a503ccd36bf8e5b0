import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { TaskId, TaskNodePath } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Revision, TaskEvent, TaskSelector } from '../../../types/task.ts';
import { TaskNodeRef } from '../../../types/task-node.ts';

export default defineTool({
  name: 'tasks_task_delete',
  title: 'Delete a task node',
  summary: 'Removes a task node from the plan inside a step.',
  effect: 'write',
  destructive: true,
  scope: 'workspace',
  target: 'task',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...TaskSelector,
    path: described(TaskNodePath, 'The task node to delete, such as s:0.t:1.'),
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    node: described(TaskNodeRef, 'Task node that was deleted.'),
    event: TaskEvent,
  }),
  errors: [...guardErrors],
  tells: ['task_node_deleted'],

  rules: {
    ...guardRules,
    'the-node-is-gone': must('The node is removed, and the places of others stay.'),
    'an-unknown-node-is-refused': must('A node that does not exist answers UNKNOWN_ID.'),
  },
});
