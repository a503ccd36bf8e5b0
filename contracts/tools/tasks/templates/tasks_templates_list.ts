import { Closed, defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
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
        id: Type.String({ description: 'Name to pass as template.' }),
        kind: OneOf(['plan', 'task'], { description: 'What it makes.' }),
        title: Type.String({ description: 'What the template is called.' }),
        description: Type.String({ description: 'What it is good for.' }),
        plan_steps: Opt(described(Lines, 'Points of the checklist; absent for tasks.')),
        steps: Opt(
          Type.Array(
            Closed({
              title: Type.String({ description: 'What is to be done.' }),
              success_criteria: described(Lines, 'What shows that it is done.'),
              tests: described(Lines, 'How it is tested.'),
              blockers: described(Lines, 'What is in the way.'),
            }),
            { maxItems: 20, description: 'Steps of the task; absent for plans.' },
          ),
        ),
      }),
      { maxItems: 20, description: 'The templates.' },
    ),
  }),
  errors: [],

  rules: {
    'four-templates-are-built-in': must('basic-plan, principal-plan, basic-task and principal-task are there.'),
    'their-shape-is-shown': must('A plan template shows its checklist, a task template its steps with criteria and tests.'),
  },
});
