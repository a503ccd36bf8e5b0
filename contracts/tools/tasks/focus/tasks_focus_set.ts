import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { CheckoutMove } from '../../../types/branch.ts';
import { AgentId, EntityId, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_focus_set',
  title: 'Put something in focus',
  summary: 'Switch to another plan or task: calls without a target then mean it, and its branch is checked out.',
  effect: 'write',
  idempotent: true,
  tier: 'daily',
  listed: { hint: 'switch task, select current task, focus', leaves_out: ['target', 'plan', 'agent_id'] },
  scope: 'workspace',
  target: 'entity',
  focus: 'ignored',

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    target: Opt(described(TargetRef, 'Plan or task to focus on.')),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    focus: described(EntityId, 'Plan or task in focus now.'),
    previous: Nullable(EntityId, { description: 'Focus before the call; null when there was none.' }),
    checkout: CheckoutMove,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  tells: ['focus_changed', 'branch_checked_out'],

  rules: {
    'the-focus-moves': must('The plan or task is in focus afterwards, and what was before it is named.'),
    'a-target-is-needed': must('Without task, plan and target the call answers INVALID_INPUT.'),
    'an-unknown-target-is-refused': must('A plan or task that does not exist answers UNKNOWN_ID; the focus stays.'),
    'its-branch-is-checked-out': must(
      'The branch of the plan or task is checked out too, so that notes without a place go there; checkout says so. Setting the same focus again comes back from elsewhere.',
    ),
    'a-focus-is-its-agents': must(
      'Focus and checkout belong to the agent: what another one sets changes neither. An agent that has none yet is where somebody stood last, and stays there from its first call on.',
    ),
    'the-next-call-comes-along': must('tasks_snapshot is suggested, which says how it stands.'),
    'repeating-changes-nothing': must('Setting the focus that is set, where one stands on its branch, tells nothing.'),
  },
});
