import { Closed, defineTool, must, Opt, Type, Words } from '../../../kit/index.ts';
import { WorkflowId } from '../../../types/mind-ids.ts';
import { TranscriptRef } from '../../../types/mind-record.ts';
import { InProject } from '../../../types/scope.ts';
import { WorkflowIr } from '../../../types/workflow.ts';
import { ProjectOverride, Synced, WorkflowAsked, WorkflowHome } from '../../../types/workflow-view.ts';

const said = (description: string) => Type.Array(Type.String(), { maxItems: 50, description });

const Edit = Closed({
  request: Type.String({ description: 'What was asked for.' }),
  changed: Type.Boolean({ description: 'It changed something.' }),
  diff: Type.String({ description: 'What changed on the page, line by line; empty where nothing did.' }),
  change_summary: said('What changed, as the Mind puts it.'),
  conflicts: said('What in the request contradicts the values or the workflow.'),
  notes: Type.String({ description: 'What else the Mind said.' }),
  mind_transcript_ref: TranscriptRef,
});

export default defineTool({
  name: 'workflow_edit',
  title: 'Edit a workflow by a request',
  summary: 'Lets the Mind change a workflow as the user asks, and shows what changed.',
  effect: 'act',
  reads_when: { with: 'dry_run' },
  ports: ['home_files', 'hosts', 'mind', 'user'],
  changes_outside: true,
  scope: 'project',
  target: 'project',
  render: 'lines',
  command: {
    path: ['workflow', 'edit'],
    arguments: ['id'],
    stdin: ['request'],
    examples: [
      'mi workflow edit wf_1767800000_0a1b2c3d --request "Run the tests before step 2"',
      'mi workflow edit wf_1767800000_0a1b2c3d --scope global --project-override --request "Leave out step 3"',
    ],
  },
  input: Type.Object({
    ...InProject,
    ...WorkflowAsked,
    request: Opt(Words(20_000, { description: 'What should change, in plain words.' })),
    loop: Opt(Type.Boolean({ default: false, description: 'Ask for one change after the other, until nothing is said.' })),
    dry_run: Opt(Type.Boolean({ default: false, description: 'Show what would change, and write nothing.' })),
    project_override: ProjectOverride,
  }),
  output: Closed({
    id: WorkflowId,
    ...WorkflowHome,
    changed: Type.Boolean({ description: 'Something is otherwise now, or would be.' }),
    dry_run: Type.Boolean({ description: 'Nothing was written.' }),
    workflow: WorkflowIr,
    edits: Type.Array(Edit, { description: 'Each change that was asked for, in order.' }),
    ...Synced,
    truncated: Type.Boolean({ description: 'There is more than fits.' }),
  }),
  budget: {
    knobs: [],
    keep: ['id', 'scope', 'changed', 'dry_run'],
    shrink: [
      { list: 'workflow.source.evidence_refs', from: 'back' },
      { list: 'edits', from: 'front' },
      { list: 'workflow.steps', from: 'back' },
    ],
  },
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'MIND_FAILED', 'STORE_ERROR'],
  refuses: ['workflow-is-not-known', 'only-global-workflows-are-overridden', 'no-change-is-requested'],
  warnings: ['HOST_SYNC_INCOMPLETE', 'STATE_PUT_ASIDE'],
  tells: ['workflow_saved', 'overlay_saved', 'host_sync', 'mind_error'],
  rules: {
    'a-request-changes-the-workflow': must('What the Mind answers is stored, and the answer shows what changed.'),
    'it-stays-the-same-workflow': must(
      'Whatever the Mind says, id, version, created_ts and where the workflow comes from stay; steps have ids of their own.',
    ),
    'a-dry-run-stores-nothing': must('With dry_run=true what would change is shown, and nothing is stored.'),
    'an-override-holds-the-difference': must(
      'With project_override what differs from the global workflow is kept for this project, step by step where the steps stay in order; the global workflow stays as it is.',
    ),
    'no-difference-clears-the-override': must(
      'With project_override, a workflow that equals the global one again has no override.',
    ),
    'requests-follow-one-another': must(
      'With loop=true each request starts from what the one before it left, until nothing is said.',
    ),
    'a-request-is-needed': must('Without a request and without loop the call is refused.'),
    'a-mind-that-fails-changes-nothing': must(
      'Without an answer of the Mind the call fails with MIND_FAILED, a mind_error record says why, and the workflow stays.',
    ),
    'an-unknown-workflow-is-not-edited': must('An id that is not there answers UNKNOWN_ID, and the Mind is not asked.'),
  },
});
