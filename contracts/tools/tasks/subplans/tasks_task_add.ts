import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { StepPath, TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Revision, TaskEvent, TaskSelector, Title } from '../../../types/task.ts';
import { NodeFields, TaskNodeRef } from '../../../types/task-node.ts';

export default defineTool({
  name: 'tasks_task_add',
  title: 'Add a task node inside a step',
  summary: 'Adds a task node to the plan inside a step, with whatever is known about it.',
  effect: 'write',
  scope: 'workspace',
  target: 'task',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...TaskSelector,
    parent_step: described(StepPath, 'Step to put the task node below.'),
    title: described(Title, 'What is to be done, in a line.'),
    ...NodeFields,
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    node: described(TaskNodeRef, 'Task node that was made.'),
    event: TaskEvent,
  }),
  errors: [...guardErrors],
  tells: ['task_node_added'],

  rules: {
    ...guardRules,
    'a-node-gets-the-next-place': must('Nodes of a step stand at s:0.t:0, s:0.t:1, …; a place is never given twice.'),
    'an-unknown-step-is-refused': must('A parent_step that does not exist answers UNKNOWN_ID.'),
  },
});
