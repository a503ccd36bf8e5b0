import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { InProject } from '../../../types/scope.ts';
import { ScopeOrBoth } from '../../../types/thought-view.ts';
import { WorkflowRow } from '../../../types/workflow-view.ts';

export default defineTool({
  name: 'workflow_list',
  title: 'List workflows',
  summary: 'Stored workflows: those of the project, the global ones, or both as the project sees them.',
  effect: 'read',
  tier: 'reads',
  render: 'lines',
  scope: 'project',
  command: { path: ['workflow', 'list'], examples: ['mi workflow list', 'mi workflow list --scope effective'] },
  input: Type.Object({
    ...InProject,
    scope: ScopeOrBoth('project', 'Whose workflows; effective: those of the project, then the global ones as it sees them.'),
  }),
  output: Closed({
    workflows: Type.Array(WorkflowRow, { description: 'By id; those of the project first.' }),
    truncated: Type.Boolean({ description: 'There are more than fit.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'workflows', from: 'back' }] },
  errors: [],
  rules: {
    'each-scope-lists-its-own': must('project and global list what is stored there, by id, enabled or not.'),
    'effective-lists-what-the-project-sees': must(
      'effective lists the workflows of the project and then the global ones with what the project changes in them.',
    ),
    'the-project-hides-a-global-workflow': must(
      'A workflow of the project hides a global one with the same id, also while it is disabled.',
    ),
  },
});
