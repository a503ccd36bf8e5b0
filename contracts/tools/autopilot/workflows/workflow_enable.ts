import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { WorkflowId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { ProjectOverride, Synced, WorkflowAsked, WorkflowHome } from '../../../types/workflow-view.ts';

const example = 'wf_1767800000_0a1b2c3d --scope global --project-override';

export default defineTool({
  name: 'workflow_enable',
  title: 'Enable or disable a workflow',
  summary: 'Lets a workflow be triggered, or not: everywhere, or in this project alone.',
  effect: 'act',
  ports: ['home_files', 'hosts'],
  changes_outside: true,
  idempotent: true,
  scope: 'project',
  target: 'project',
  render: 'lines',
  command: [
    {
      path: ['workflow', 'enable'],
      summary: 'Let a workflow be triggered.',
      arguments: ['id'],
      fixed: { enabled: true },
      examples: ['mi workflow enable wf_1767800000_0a1b2c3d'],
    },
    {
      path: ['workflow', 'disable'],
      summary: 'Let a workflow be triggered no longer.',
      arguments: ['id'],
      fixed: { enabled: false },
      examples: ['mi workflow disable wf_1767800000_0a1b2c3d', `mi workflow disable ${example}`],
    },
  ],
  input: Type.Object({
    ...InProject,
    ...WorkflowAsked,
    enabled: Opt(Type.Boolean({ default: true, description: 'Whether it may be triggered.' })),
    project_override: ProjectOverride,
  }),
  output: Closed({
    id: WorkflowId,
    ...WorkflowHome,
    enabled: Type.Boolean({ description: 'Whether it may be triggered now, as the project sees it.' }),
    changed: Type.Boolean({ description: 'It was otherwise before.' }),
    ...Synced,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'STORE_ERROR'],
  refuses: ['workflow-is-not-known', 'only-global-workflows-are-overridden'],
  warnings: ['HOST_SYNC_INCOMPLETE', 'STATE_PUT_ASIDE'],
  tells: ['workflow_saved', 'overlay_saved', 'host_sync'],
  rules: {
    'the-workflow-says-so': must('The stored workflow is enabled or disabled, and what it says besides stays.'),
    'an-override-is-for-this-project': must(
      'With project_override a global workflow is switched for this project alone; its own file is not touched.',
    ),
    'an-override-keeps-what-it-said': must(
      'Switching a global workflow for this project keeps what the project changed in its steps, name or trigger before.',
    ),
    'a-project-overrides-global-workflows-only': must('project_override on a workflow of the project is refused.'),
    'an-unknown-workflow-is-not-switched': must('An id that is not there answers UNKNOWN_ID, and nothing changes.'),
  },
});
