import { Closed, defineTool, must, OneOf, Type } from '../../../kit/index.ts';
import { MindScope } from '../../../types/mind.ts';
import { WorkflowId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { ProjectOverride, Synced, WorkflowAsked } from '../../../types/workflow-view.ts';

export default defineTool({
  name: 'workflow_delete',
  title: 'Delete a workflow',
  summary: 'Removes a stored workflow, or what this project changes in a global one.',
  effect: 'act',
  ports: ['home_files', 'hosts'],
  changes_outside: true,
  destructive: true,
  scope: 'project',
  target: 'project',
  render: 'lines',
  command: {
    path: ['workflow', 'delete'],
    arguments: ['id'],
    examples: [
      'mi workflow delete wf_1767800000_0a1b2c3d',
      'mi workflow delete wf_1767800000_0a1b2c3d --scope global --project-override',
    ],
  },
  input: Type.Object({ ...InProject, ...WorkflowAsked, project_override: ProjectOverride }),
  output: Closed({
    id: WorkflowId,
    scope: MindScope,
    removed: OneOf(['workflow', 'override'], { description: 'What is gone.' }),
    ...Synced,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'STORE_ERROR'],
  refuses: ['workflow-is-not-known', 'only-global-workflows-are-overridden', 'workflow-is-not-overridden'],
  warnings: ['HOST_SYNC_INCOMPLETE', 'STATE_PUT_ASIDE'],
  tells: ['workflow_removed', 'overlay_saved', 'host_sync'],
  rules: {
    'it-is-gone': must('The workflow is no longer listed, shown or triggered.'),
    'clearing-an-override-leaves-the-workflow': must(
      'With project_override what the project changed goes, and the global workflow stays as it is.',
    ),
    'nothing-to-clear-is-refused': must('project_override where the project changes nothing is refused.'),
    'an-unknown-workflow-is-not-deleted': must('An id that is not there answers UNKNOWN_ID, and nothing is removed.'),
  },
});
