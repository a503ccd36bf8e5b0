import { anything, Closed, call, defineTool, must, Nullable, Opt, saved, Type } from '../../../kit/index.ts';
import { Defaults, GoldenPath } from '../../../types/branch.ts';
import { Budgeted } from '../../../types/budget.ts';
import { BranchName, DocName, Seq, Timestamp, TimestampMs, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

const LastEvent = Nullable(Closed({ event_id: Type.String(), ts: Timestamp, ts_ms: TimestampMs }));

export default defineTool({
  name: 'status',
  title: 'Where am I',
  summary: 'One look at a workspace: does it exist, what is checked out, what happened last, what to do next.',
  effect: 'read',
  tier: 'core',
  render: 'lines',
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['workspace', 'workspace_exists', 'checkout'],
    shrink: [{ drop: 'golden_path' }, { drop: 'workspace_policy' }, { drop: 'defaults' }, { drop: 'last_event' }],
  },

  input: Type.Object({ ...InWorkspace, ...Budgeted }),
  output: Type.Object({
    workspace: WorkspaceId,
    schema_version: Type.Integer({ minimum: 1 }),
    workspace_exists: Type.Boolean(),
    checkout: Nullable(BranchName),
    defaults: Defaults,
    golden_path: GoldenPath,
    last_task_event: LastEvent,
    last_event: LastEvent,
    last_doc_entry: Nullable(
      Closed({ seq: Seq, ts: Timestamp, ts_ms: TimestampMs, branch: BranchName, doc: DocName, kind: Type.String() }),
    ),
    workspace_policy: Closed({
      default_workspace: Nullable(WorkspaceId),
      workspace_lock: Type.Boolean(),
      project_guard_configured: Nullable(Type.String()),
      project_guard_stored: Nullable(Type.String()),
      default_agent_id: Nullable(Type.String()),
    }),
    truncated: Opt(Type.Boolean()),
  }),
  errors: [],

  rules: {
    'an-unknown-workspace-is-not-an-error': must('On a workspace that does not exist, status says so and writes nothing.'),
    'the-state-comes-first': must('The first line is the state: ready, and what is checked out.'),
    'a-next-command-follows': must('After the state comes one command that can be called as it is.'),
    'a-focus-is-taken-up': must('With a plan or task in focus the command is tasks_snapshot.'),
    'an-empty-workspace-starts-a-task': must('In a workspace where nothing was written yet the command is tasks_macro_start.'),
    'the-golden-path-is-shown': must('golden_path lists the tools of a working day, in the order of use.'),
    'the-last-task-event-is-shown': must(
      'last_task_event, and last_event beside it, is the newest task event; null before the first.',
    ),
    'the-default-workspace-is-used': must('Without workspace, the configured default workspace is meant.'),
    'another-workspace-is-locked-out': must('With the workspace lock, any other workspace is refused with WORKSPACE_LOCKED.'),
    'a-foreign-project-is-refused': must('A workspace bound to one project guard refuses another with PROJECT_GUARD_MISMATCH.', {
      untested: 'needs two servers with different guards on one store; proved in test/adapters',
    }),
  },
  cases: [
    {
      name: 'a workspace in use',
      proves: ['the-state-comes-first', 'a-next-command-follows'],
      given: [call('notes_commit', { content: 'First thought' })],
      when: {},
      then: {
        lines: ['^ready checkout=main$', '^open id=notes@[0-9]+ workspace='],
        result: {
          workspace_exists: true,
          checkout: 'main',
          last_doc_entry: { branch: 'main', doc: 'notes', kind: 'note', seq: anything },
        },
      },
    },
    {
      name: 'a workspace nobody made',
      proves: ['an-unknown-workspace-is-not-an-error'],
      when: {},
      then: {
        lines: ['^new workspace=', '^tasks_macro_start task_title="First task"'],
        result: { workspace_exists: false, checkout: null },
        after: [call('status', {}, { result: { workspace_exists: false }, lines: ['^new ', '^tasks_macro_start '] })],
      },
    },
    {
      name: 'after a task was made',
      proves: ['the-last-task-event-is-shown'],
      given: [
        call('tasks_create', { title: 'Launch' }),
        call('tasks_create', { parent: 'PLAN-001', title: 'x' }, { save: { e: '/event/event_id' } }),
      ],
      when: {},
      then: {
        lines: ['^ready checkout=main$', '^open id=TASK-001-trace@[0-9]+ workspace='],
        result: { last_task_event: { event_id: saved('e') }, last_event: { event_id: saved('e') } },
      },
    },
    {
      name: 'a task in focus',
      proves: ['a-focus-is-taken-up'],
      given: [call('tasks_macro_start', { task_title: 'Do X' })],
      when: {},
      then: { lines: ['^ready checkout=main$', '^tasks_snapshot workspace='], suggests: ['tasks_snapshot'] },
    },
    {
      name: 'the tools of a day',
      proves: ['the-golden-path-is-shown'],
      given: [call('init')],
      when: {},
      then: {
        result: {
          golden_path: [
            { tool: 'status' },
            { tool: 'tasks_macro_start' },
            { tool: 'tasks_snapshot' },
            { tool: 'tasks_macro_close_step' },
            { tool: 'tasks_macro_finish' },
            { tool: 'think_card' },
            { tool: 'macro_branch_note' },
            { tool: 'macro_anchor_note' },
          ],
        },
      },
    },
    {
      name: 'the default workspace',
      proves: ['the-default-workspace-is-used', 'an-empty-workspace-starts-a-task'],
      server: { workspace: 'home/default' },
      given: [call('init', { workspace: 'home/default' })],
      unscoped: true,
      when: {},
      then: {
        lines: ['^ready checkout=main$', '^tasks_macro_start task_title="First task"$'],
        result: { workspace: 'home/default' },
      },
    },
    {
      name: 'a locked server',
      proves: ['another-workspace-is-locked-out'],
      server: { workspace: 'home/locked', workspace_lock: true },
      when: { workspace: 'elsewhere' },
      then: { error: 'WORKSPACE_LOCKED', lines: ['^ERROR: WORKSPACE_LOCKED .* \\| fix: ', '^status$'] },
    },
  ],
});
