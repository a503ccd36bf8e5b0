import { call, defineTool, must, Nullable, Type } from '../../../kit/index.ts';
import { EntityId, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { focusOn, oneTask } from '../../../worlds/tasks.ts';

export default defineTool({
  name: 'tasks_focus_clear',
  title: 'Take the focus away',
  summary: 'Leaves nothing in focus.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace }),
  output: Type.Object({ workspace: WorkspaceId, previous: Nullable(EntityId), cleared: Type.Boolean() }),
  errors: [],
  tells: ['focus_changed'],

  rules: {
    'nothing-is-in-focus-after': must('Afterwards nothing is in focus; what was is named, and cleared is true.'),
    'repeating-changes-nothing': must('While nothing is in focus, cleared is false and nothing is told.'),
  },
  cases: [
    {
      name: 'a task in focus',
      proves: ['nothing-is-in-focus-after'],
      given: [...oneTask, focusOn('TASK-001')],
      when: {},
      then: {
        result: { previous: 'TASK-001', cleared: true },
        tells: ['focus_changed'],
        after: [call('tasks_focus_get', {}, { result: { focus: null } })],
      },
    },
    {
      name: 'nothing in focus',
      proves: ['repeating-changes-nothing'],
      given: [call('init')],
      when: {},
      then: { result: { previous: null, cleared: false }, tells: [] },
    },
  ],
});
