import { defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { CheckoutMove } from '../../../types/branch.ts';
import { AgentId, EntityId, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_focus_clear',
  title: 'Take the focus away',
  summary: 'Leaves nothing in focus.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, agent_id: Opt(AgentId) }),
  output: Type.Object({
    workspace: WorkspaceId,
    previous: Nullable(EntityId, { description: 'Focus before the call; null when there was none.' }),
    cleared: Type.Boolean({ description: 'True when there was a focus.' }),
    checkout: CheckoutMove,
  }),
  errors: [],
  tells: ['focus_changed', 'branch_checked_out'],

  rules: {
    'nothing-is-in-focus-after': must('Afterwards nothing is in focus; what was is named, and cleared is true.'),
    'one-returns-to-where-one-was': must('The branch that was checked out before there was a focus is checked out again.'),
    'repeating-changes-nothing': must('While nothing is in focus, cleared is false and nothing is told.'),
  },
});
