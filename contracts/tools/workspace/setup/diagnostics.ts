import { Closed, call, defineTool, having, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { GoldenPath } from '../../../types/branch.ts';
import { Budgeted } from '../../../types/budget.ts';
import { BranchName, EntityId, PlanId, TaskId, WorkspaceId } from '../../../types/ids.ts';
import { ContextHealth } from '../../../types/lint.ts';
import { InWorkspace, ReasoningRef, TargetRef } from '../../../types/scope.ts';
import { closeStep, oneStep, oneTask, principalTask } from '../../../worlds/tasks.ts';

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

  input: Type.Object({ ...InWorkspace, target: Opt(TargetRef), task: Opt(TaskId), plan: Opt(PlanId), ...Budgeted }),
  output: Type.Object({
    workspace: WorkspaceId,
    checkout: Nullable(BranchName),
    focus: Nullable(EntityId),
    target: Nullable(Closed({ id: EntityId, kind: OneOf(['plan', 'task']), reasoning_ref: ReasoningRef })),
    context_health: ContextHealth,
    golden_path: GoldenPath,
    truncated: Opt(Type.Boolean()),
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
  cases: [
    {
      name: 'a workspace without a target',
      proves: ['no-target-is-said', 'the-golden-path-is-shown'],
      given: [call('init')],
      when: {},
      then: {
        result: {
          checkout: 'main',
          focus: null,
          target: null,
          context_health: { issues: having({ code: 'NO_TARGET' }) },
          golden_path: having({ tool: 'macro_branch_note' }),
        },
      },
    },
    {
      name: 'a task without steps',
      proves: ['a-task-is-linted'],
      given: oneTask,
      when: { task: 'TASK-001' },
      then: {
        result: {
          target: { id: 'TASK-001', kind: 'task' },
          context_health: {
            status: 'warn',
            issues: [{ code: 'NO_STEPS' }, { code: 'TRACE_ONLY' }],
            stats: { steps: 0, open_steps: 0 },
          },
        },
      },
    },
    {
      name: 'a principal task with a blocked step',
      proves: ['a-task-is-linted'],
      given: [
        ...principalTask,
        call('tasks_block', { task: 'TASK-001', path: 's:0' }),
        call('notes_commit', { target: 'TASK-001', content: 'x' }),
      ],
      when: { target: 'TASK-001' },
      then: {
        result: {
          context_health: {
            issues: [
              { code: 'MISSING_CRITERIA', severity: 'warning' },
              { code: 'MISSING_TESTS' },
              { code: 'MISSING_PROOF_TESTS' },
              { code: 'BLOCKED_STEPS' },
            ],
            stats: { steps: 5, open_steps: 5 },
          },
        },
      },
    },
    {
      name: 'an active task with nothing left to do',
      proves: ['a-task-is-linted'],
      given: [...oneStep, closeStep(), call('tasks_complete', { task: 'TASK-001', status: 'ACTIVE' })],
      when: { task: 'TASK-001' },
      then: { result: { context_health: { issues: having({ code: 'ACTIVE_NO_OPEN_STEPS' }) } } },
    },
    {
      name: 'a plan without a checklist',
      proves: ['a-plan-is-linted'],
      given: oneTask,
      when: { plan: 'PLAN-001' },
      then: { result: { context_health: { issues: having({ code: 'NO_CHECKLIST' }) } } },
    },
    {
      name: 'a target nobody made',
      proves: ['an-unknown-target-is-refused'],
      given: [call('init')],
      when: { target: 'TASK-999' },
      then: { error: 'UNKNOWN_ID' },
    },
    {
      name: 'target and task at once',
      proves: ['two-selectors-are-refused'],
      given: [call('init')],
      when: { target: 'TASK-001', task: 'TASK-001' },
      then: { error: 'INVALID_INPUT' },
    },
  ],
});
