import { defineTool, described, must, Text, Type } from '../../../kit/index.ts';
import { ProjectAlias, SelectedEntry } from '../../../types/project-place.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'project_alias_add',
  title: 'Name a project',
  summary:
    'Gives a project a name that can be typed as @<name> from anywhere; a name that is there already means this project now.',
  effect: 'write',
  idempotent: true,
  scope: 'project',
  tier: 'commands',
  render: 'lines',
  command: {
    path: ['project', 'alias', 'add'],
    arguments: ['name'],
    examples: ['mi project alias add shop --cd ~/work/shop'],
  },
  input: Type.Object({ ...InProject, name: described(ProjectAlias, 'The name, without @.') }),
  output: Type.Object({ name: Text(65, { description: 'What is typed.' }), entry: SelectedEntry }),
  errors: ['UNKNOWN_ID', 'INVALID_NAME'],
  refuses: ['project-has-no-folder', 'alias-has-a-meaning'],
  tells: ['selection_saved'],
  rules: {
    'the-name-means-the-project': must('@<name> means the project afterwards, whatever it meant before; other names stay.'),
    'last-and-pinned-are-no-aliases': must('last and pinned have a meaning of their own: INVALID_NAME.'),
  },
});
