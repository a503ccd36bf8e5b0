import { defineTool, must, Nullable, Type } from '../../../kit/index.ts';
import { EntityId, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_focus_clear',
  title: 'Take the focus away',
  summary: 'Leaves nothing in focus.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace }),
  output: Type.Object({
    workspace: WorkspaceId,
    previous: Nullable(EntityId, { description: 'Focus before the call; null when there was none.' }),
    cleared: Type.Boolean({ description: 'True when there was a focus.' }),
  }),
  errors: [],
  tells: ['focus_changed'],

  rules: {
    'nothing-is-in-focus-after': must('Afterwards nothing is in focus; what was is named, and cleared is true.'),
    'repeating-changes-nothing': must('While nothing is in focus, cleared is false and nothing is told.'),
  },
});
