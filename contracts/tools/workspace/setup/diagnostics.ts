import { Closed, defineTool, described, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { GoldenPath } from '../../../types/branch.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { BranchName, EntityId, PlanId, TaskId, WorkspaceId } from '../../../types/ids.ts';
import { ContextHealth } from '../../../types/lint.ts';
import { InWorkspace, ReasoningRef, TargetRef } from '../../../types/scope.ts';

export default defineTool({
  name: 'diagnostics',
  title: 'Is everything in order',
  summary: 'One health check of a workspace and, where one is in scope, of a plan or task, with what to do about each finding.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity_or_none',
  budget: {
    knobs: ['max_chars'],
    keep: ['workspace', 'checkout', 'focus'],
    shrink: [{ drop: 'golden_path' }, { list: 'context_health.issues', from: 'back' }],
  },

  input: Type.Object({
    ...InWorkspace,
    target: Opt(described(TargetRef, 'Plan or task to look at; left out: the focus.')),
    task: Opt(described(TaskId, 'The same as target, for a task.')),
    plan: Opt(described(PlanId, 'The same as target, for a plan.')),
    ...Budgeted,
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    checkout: Nullable(BranchName, { description: 'Branch that is checked out; null when none is.' }),
    focus: Nullable(EntityId, { description: 'Plan or task in focus; null when none is.' }),
    target: Nullable(
      Closed({
        id: described(EntityId, 'Id of the plan or task.'),
        kind: OneOf(['plan', 'task'], { description: 'Whether it is a plan or a task.' }),
        reasoning_ref: ReasoningRef,
      }),
      { description: 'Plan or task that was looked at; null when none.' },
    ),
    context_health: ContextHealth,
    golden_path: GoldenPath,
    truncated: Opt(Truncated),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'no-target-is-said': must('Without target and focus the finding NO_TARGET says how to get one.'),
    'a-task-is-linted': must(
      'With a task in scope its findings are listed: no steps, open gates, missing proofs, blocked steps, empty context.',
    ),
    'a-plan-is-linted': must('With a plan in scope a missing checklist is listed.'),
    'an-unknown-target-is-refused': must('A target that does not exist answers UNKNOWN_ID.'),
    'the-golden-path-is-shown': must('golden_path lists the recommended flow, tool by tool.'),
    'two-selectors-are-refused': must('target together with task or plan answers INVALID_INPUT.'),
  },
});
