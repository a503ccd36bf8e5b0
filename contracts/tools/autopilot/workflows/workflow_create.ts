import { Closed, defineTool, must, OneOf, Opt, Type, Words } from '../../../kit/index.ts';
import { ScopeOr } from '../../../types/mind.ts';
import { WorkflowId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { Pattern, Synced, WorkflowRow } from '../../../types/workflow-view.ts';

export default defineTool({
  name: 'workflow_create',
  title: 'Make a workflow',
  summary: 'Stores a new workflow, in this project or for all of them. Its steps can be named here and written out with an edit.',
  effect: 'act',
  ports: ['home_files', 'hosts'],
  changes_outside: true,
  scope: 'project',
  target: 'project',
  command: {
    path: ['workflow', 'create'],
    prints: 'workflow_id',
    flags: { disabled: '--disabled', steps: '--step <title>' },
    examples: [
      'mi workflow create --name "Release" --trigger-mode task_contains --pattern release',
      'mi workflow create --scope global --name "Review" --step "Read the change" --step "Run the tests"',
    ],
  },
  input: Type.Object({
    ...InProject,
    scope: ScopeOr('project', 'Who has it: this project, or all of them.'),
    name: Words(400, { description: 'What people call it.' }),
    disabled: Opt(Type.Boolean({ default: false, description: 'Store it without letting it be triggered.' })),
    trigger_mode: Opt(
      OneOf(['manual', 'task_contains'], { default: 'manual', description: 'When it starts: by hand, or by words of the task.' }),
    ),
    pattern: Pattern,
    steps: Opt(
      Type.Array(Words(400), {
        maxItems: 50,
        default: [],
        description: 'Titles of its steps, in order; Hands is told the same.',
      }),
    ),
  }),
  output: Closed({ workflow_id: WorkflowId, workflow: WorkflowRow, ...Synced }),
  errors: ['INVALID_INPUT', 'STORE_ERROR'],
  refuses: ['trigger-has-no-pattern', 'pattern-is-not-used'],
  warnings: ['HOST_SYNC_INCOMPLETE'],
  tells: ['workflow_saved', 'host_sync'],
  rules: {
    'a-workflow-is-stored': must('The workflow is stored in its scope under a new id, as written by hand, and enabled.'),
    'it-can-begin-disabled': must('With disabled=true it is stored and not enabled.'),
    'steps-have-ids-of-their-own': must('Each step gets an id of its own within the workflow, in the order given.'),
    'a-global-change-reaches-every-project': must(
      'A global workflow that is made, changed, switched or deleted is copied to the hosts of every project that has bound one, as that project sees it; results of other projects name theirs.',
      { untested: 'a command works in one project; test/domain/autopilot/workflows.test.ts has two' },
    ),
    'a-trigger-needs-a-pattern': must(
      'task_contains without a pattern, and a pattern with another trigger, are refused; nothing is stored.',
    ),
  },
});
