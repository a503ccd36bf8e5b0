import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { InProject } from '../../../types/scope.ts';
import { WorkflowIr } from '../../../types/workflow.ts';
import { WorkflowAsked, WorkflowHome } from '../../../types/workflow-view.ts';

export default defineTool({
  name: 'workflow_show',
  title: 'Show a workflow',
  summary: 'One workflow with its steps, as a page or as JSON.',
  effect: 'read',
  tier: 'reads',
  render: 'lines',
  scope: 'project',
  command: {
    path: ['workflow', 'show'],
    arguments: ['id'],
    examples: ['mi workflow show wf_1767800000_0a1b2c3d --scope effective', 'mi workflow show wf_1767800000_0a1b2c3d --json'],
  },
  input: Type.Object({
    ...InProject,
    ...WorkflowAsked,
    markdown: Opt(
      Type.Boolean({ default: false, description: 'Answer with the page in Markdown too; a terminal shows it anyway.' }),
    ),
  }),
  output: Closed({
    ...WorkflowHome,
    workflow: WorkflowIr,
    markdown: Opt(Type.String({ description: 'The page.' })),
    truncated: Type.Boolean({ description: 'There is more than fits.' }),
  }),
  budget: {
    knobs: [],
    keep: ['scope', 'overridden'],
    shrink: [
      { drop: 'markdown' },
      { list: 'workflow.source.evidence_refs', from: 'back' },
      { list: 'workflow.steps', from: 'back' },
    ],
  },
  errors: ['UNKNOWN_ID'],
  refuses: ['workflow-is-not-known'],
  rules: {
    'the-whole-workflow-is-shown': must('The answer holds the workflow with all its steps; the page says the same in Markdown.'),
    'effective-shows-what-the-project-sees': must(
      'With scope=effective a global workflow is shown with what the project changes in it; with scope=global as it is stored.',
    ),
    'an-unknown-workflow-is-not-shown': must('An id that is not there answers UNKNOWN_ID and names the nearest one.'),
  },
});
