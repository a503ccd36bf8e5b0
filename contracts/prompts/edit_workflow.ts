import edit_workflow from '../answers/edit_workflow.ts';
import { advised, definePrompt, told, toldOf } from '../kit/index.ts';
import { WorkflowIr } from '../types/workflow.ts';
import { block, project_overlay, runtime_config, text, thought_db_context } from './blocks.ts';
import { flowchart, items, props, triggerSchema, words, workflowShape } from './checks.ts';

export default definePrompt({
  of: edit_workflow,
  role: 'You change a stored workflow as the user asks, and say what changed and what contradicts.',
  goal: ['The user sees the difference before it is kept. Everything that was not asked about stays as it is, word for word.'],
  blocks: {
    runtime_config,
    project_overlay,
    thought_db_context,
    current_workflow: block('records', 'The workflow as it is', WorkflowIr),
    request: text('user', 'What the user wants changed'),
  },
  rules: {
    'it-stays-the-same-workflow': told('version, id and created_ts stay as they are.', {
      among: ['workflow.id', 'workflow.created_ts'],
      of: ['current_workflow.id', 'current_workflow.created_ts'],
    }),
    'steps-have-names-of-their-own': told(`${workflowShape['steps-have-names-of-their-own']} Steps that stay keep theirs.`, {
      unique: ['workflow.steps[].id'],
    }),
    'steps-say-what-they-are': told('Each step has an id and a title.', {
      schema: props({ workflow: props({ steps: items(props({ id: words, title: words })) }) }),
    }),
    'a-trigger-has-a-pattern': told(workflowShape['a-trigger-has-a-pattern'], { schema: props({ workflow: triggerSchema }) }),
    'a-chart-is-a-flowchart': told(`${workflowShape['a-chart-is-a-flowchart']} It shows the steps as they are now.`, {
      schema: props({ workflow: props({ mermaid: flowchart }) }),
    }),
    'changes-are-named': toldOf('change_summary says what changed, one sentence each; [] where nothing did.'),
    'contradictions-are-named': toldOf(
      'conflicts says what in the request contradicts the values, the workflow or itself, and notes how it was settled: in favour of the values.',
    ),
    'only-what-was-asked': advised('Change nothing that the request does not call for.'),
  },
});
