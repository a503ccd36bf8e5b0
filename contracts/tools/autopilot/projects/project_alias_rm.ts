import { defineTool, described, must, Text, Type } from '../../../kit/index.ts';
import { ProjectAlias, SelectedEntry } from '../../../types/project-place.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'project_alias_rm',
  title: 'Take a name away',
  summary: 'Takes a name of a project away again. Nothing that is kept about the project changes.',
  effect: 'write',
  scope: 'project',
  tier: 'commands',
  render: 'lines',
  command: { path: ['project', 'alias', 'rm'], arguments: ['name'], looks_only: true, examples: ['mi project alias rm shop'] },
  input: Type.Object({ ...InProject, name: described(ProjectAlias, 'The name, without @.') }),
  output: Type.Object({
    name: Text(65, { description: 'What was typed.' }),
    was: described(SelectedEntry, 'What it meant.'),
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['alias-is-not-known'],
  tells: ['selection_saved'],
  rules: {
    'the-name-means-nothing-afterwards': must(
      '@<name> means nothing afterwards; other names stay, and the answer says what it meant.',
    ),
    'an-unknown-name-is-refused': must('A name that means nothing is UNKNOWN_ID, and the names there are can be asked for next.'),
  },
});
