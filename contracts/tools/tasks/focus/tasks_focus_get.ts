import { defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { AgentId, EntityId, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_focus_get',
  title: 'What is in focus',
  summary: 'The plan or task that calls without a target mean.',
  effect: 'read',
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, agent_id: Opt(AgentId) }),
  output: Type.Object({
    workspace: WorkspaceId,
    focus: Nullable(EntityId, { description: 'Plan or task in focus; null when none is.' }),
  }),
  errors: [],

  rules: {
    'the-focus-is-shown': must('The plan or task in focus is named.'),
    'no-focus-is-null': must('While nothing is in focus, focus is null.'),
    'writing-leaves-the-focus': must('Creating and changing plans and tasks never moves the focus.'),
  },
});
