import { call, defineTool, must, Type } from '../../../kit/index.ts';
import { StepPath, TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Revision, TaskEvent, TaskSelector, Title } from '../../../types/task.ts';
import { NodeFields, TaskNodeRef } from '../../../types/task-node.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { oneStep } from '../../../worlds/tasks.ts';

export default defineTool({
  name: 'tasks_task_add',
  title: 'Add a task node inside a step',
  summary: 'Adds a task node to the plan inside a step, with whatever is known about it.',
  effect: 'write',
  scope: 'workspace',
  target: 'task',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...TaskSelector, parent_step: StepPath, title: Title, ...NodeFields, ...Guarded }),
  output: Type.Object({ task: TaskId, revision: Revision, node: TaskNodeRef, event: TaskEvent }),
  errors: [...guardErrors],
  tells: ['task_node_added'],

  rules: {
    ...guardRules,
    'a-node-gets-the-next-place': must('Nodes of a step stand at s:0.t:0, s:0.t:1, …; a place is never given twice.'),
    'an-unknown-step-is-refused': must('A parent_step that does not exist answers UNKNOWN_ID.'),
  },
  cases: [
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
  ],
});
