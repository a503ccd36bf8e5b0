import { call, defineTool, must, Nullable, Type } from '../../../kit/index.ts';
import { EntityId, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { focusOn, oneTask } from '../../../worlds/tasks.ts';

export default defineTool({
  name: 'tasks_focus_get',
  title: 'What is in focus',
  summary: 'The plan or task that calls without a target mean.',
  effect: 'read',
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace }),
  output: Type.Object({ workspace: WorkspaceId, focus: Nullable(EntityId) }),
  errors: [],

  rules: {
    'the-focus-is-shown': must('The plan or task in focus is named.'),
    'no-focus-is-null': must('While nothing is in focus, focus is null.'),
    'writing-leaves-the-focus': must('Creating and changing plans and tasks never moves the focus.'),
  },
  cases: [
    {
      name: 'a task in focus',
      proves: ['the-focus-is-shown'],
      given: [...oneTask, focusOn('TASK-001')],
      when: {},
      then: { result: { focus: 'TASK-001' } },
    },
    {
      name: 'nothing in focus',
      proves: ['no-focus-is-null'],
      given: [call('init')],
      when: {},
      then: { result: { focus: null } },
    },
    {
      name: 'after other work',
      proves: ['writing-leaves-the-focus'],
      given: [
        ...oneTask,
        focusOn('PLAN-001'),
        call('tasks_edit', { task: 'TASK-001', title: 'Sign in again' }),
        call('tasks_create', { title: 'Another plan' }),
      ],
      when: {},
      then: { result: { focus: 'PLAN-001' } },
    },
  ],
});
