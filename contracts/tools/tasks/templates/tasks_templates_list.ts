import { Closed, defineTool, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { WorkspaceId } from '../../../types/ids.ts';

const Lines = Type.Array(Type.String(), { maxItems: 20 });

export default defineTool({
  name: 'tasks_templates_list',
  title: 'Built-in templates',
  summary: 'The templates that tasks_scaffold can make plans and tasks from, with their points and steps.',
  effect: 'read',
  scope: 'none',

  input: Type.Object({ workspace: Opt(WorkspaceId) }),
  output: Type.Object({
    templates: Type.Array(
      Closed({
        id: Type.String(),
        kind: OneOf(['plan', 'task']),
        title: Type.String(),
        description: Type.String(),
        plan_steps: Opt(Lines),
        steps: Opt(
          Type.Array(Closed({ title: Type.String(), success_criteria: Lines, tests: Lines, blockers: Lines }), { maxItems: 20 }),
        ),
      }),
      { maxItems: 20 },
    ),
  }),
  errors: [],

  rules: {
    'four-templates-are-built-in': must('basic-plan, principal-plan, basic-task and principal-task are there.'),
    'their-shape-is-shown': must('A plan template shows its checklist, a task template its steps with criteria and tests.'),
  },
});
