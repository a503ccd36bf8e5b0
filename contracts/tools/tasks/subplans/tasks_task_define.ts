import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { TaskId, TaskNodePath } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Revision, TaskEvent, TaskSelector, Title } from '../../../types/task.ts';
import { NodeFields, TaskNodeRef } from '../../../types/task-node.ts';

export default defineTool({
  name: 'tasks_task_define',
  title: 'Change a task node',
  summary: 'Sets fields of a task node inside a step. A list replaces the one before. Can be undone.',
  effect: 'write',
  scope: 'workspace',
  target: 'task',
  revision: 'checked',
  undo: ['task_node_define'],

  input: Type.Object({
    ...InWorkspace,
    ...TaskSelector,
    path: described(TaskNodePath, 'The task node to change, such as s:0.t:1.'),
    title: Opt(described(Title, 'What is to be done, in a line.')),
    ...NodeFields,
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    node: described(TaskNodeRef, 'Task node that was changed.'),
    event: TaskEvent,
  }),
  errors: [...guardErrors],
  refuses: ['nothing-to-set'],
  tells: ['task_node_defined'],

  rules: {
    ...guardRules,
    'given-fields-are-set': must('The fields given are set, the others stay, and the event names them.'),
    'something-must-be-given': must('Without anything to set the call answers INVALID_INPUT.'),
    'an-unknown-node-is-refused': must('A node that does not exist answers UNKNOWN_ID.'),
  },
});
