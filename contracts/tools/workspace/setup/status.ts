import { Closed, defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Defaults, GoldenPath } from '../../../types/branch.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { BranchName, DocName, Seq, Timestamp, TimestampMs, WorkspaceId } from '../../../types/ids.ts';
import { WorkAtHand } from '../../../types/resume.ts';
import { InWorkspace } from '../../../types/scope.ts';

const LastEvent = Nullable(
  Closed({
    event_id: Type.String({ description: 'Id of the event.' }),
    ts: described(Timestamp, 'When it happened.'),
    ts_ms: TimestampMs,
  }),
);

export default defineTool({
  name: 'status',
  title: 'Where am I',
  summary:
    'Call first in a workspace: does it exist, what is checked out and in focus, what happened last, and the command to go on.',
  effect: 'read',
  tier: 'core',
  listed: { hint: 'start of session, where am I, current workspace, branch, focus', leaves_out: ['max_chars'] },
  render: 'lines',
  lines_bytes: 500,
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['workspace', 'workspace_exists', 'checkout'],
    shrink: [
      { drop: 'golden_path' },
      { drop: 'workspace_policy' },
      { drop: 'defaults' },
      { drop: 'last_event' },
      { drop: 'work' },
    ],
  },

  input: Type.Object({ ...InWorkspace, ...Budgeted }),
  output: Type.Object({
    workspace: WorkspaceId,
    schema_version: Type.Integer({ minimum: 1, description: 'Version of the tables.' }),
    workspace_exists: Type.Boolean({ description: 'True when the workspace was created.' }),
    checkout: Nullable(BranchName, { description: 'Branch that is checked out; null when none is.' }),
    work: Nullable(WorkAtHand, { description: 'How the plan or task in focus stands; null when none is.' }),
    defaults: Defaults,
    golden_path: GoldenPath,
    last_task_event: described(LastEvent, 'Newest event of a plan or task; null when there is none.'),
    last_event: described(LastEvent, 'The same as last_task_event.'),
    last_doc_entry: Nullable(
      Closed({
        seq: described(Seq, 'Number of the entry.'),
        ts: described(Timestamp, 'When it was written.'),
        ts_ms: TimestampMs,
        branch: described(BranchName, 'Branch it was written on.'),
        doc: described(DocName, 'Document it was written to.'),
        kind: Type.String({ description: 'note or event.' }),
      }),
      { description: 'Newest entry of a document; null when there is none.' },
    ),
    workspace_policy: Closed(
      {
        default_workspace: Nullable(WorkspaceId, {
          description: 'Workspace that is meant when none is named; null when none is.',
        }),
        workspace_lock: Type.Boolean({ description: 'True when only the default workspace may be used.' }),
        project_guard_configured: Nullable(Type.String(), {
          description: 'Project guard the server was started with; null when none.',
        }),
        project_guard_stored: Nullable(Type.String(), { description: 'Project guard kept in the workspace; null when none.' }),
        default_agent_id: Nullable(Type.String(), {
          description: 'agent_id that is filled in when none is given; null when none.',
        }),
      },
      { description: 'Settings of the server that concern workspaces.' },
    ),
    truncated: Opt(Truncated),
  }),
  errors: [],

  rules: {
    'an-unknown-workspace-is-not-an-error': must('On a workspace that does not exist, status says so and writes nothing.'),
    'the-state-comes-first': must('The first line is the state: ready, and what is checked out.'),
    'a-next-command-follows': must('After the state comes one command that can be called as it is.'),
    'a-focus-is-taken-up': must('With a plan or task in focus the command is tasks_snapshot.'),
    'the-work-at-hand-is-shown': must(
      'With a plan or task in focus the state says what comes next; below it stand the criteria and tests of the step at hand, what is blocked and why, and how much is done.',
    ),
    'an-open-task-is-taken-up': must(
      'Without a focus, the command is tasks_snapshot of the open task that something happened to last.',
    ),
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
});
