import { Closed, defineTool, described, FreeObject, must, Nullable, Text, Type } from '../../../kit/index.ts';
import { ProjectId } from '../../../types/mind-ids.ts';
import { ProjectIdentity } from '../../../types/project-state.ts';
import { InProject } from '../../../types/scope.ts';

const Place = (description: string) => Text(4096, { description });

export default defineTool({
  name: 'project_show',
  title: 'What is kept about a project',
  summary: 'Shows a project: its folder and identity, where its files are, and the state that is kept between runs.',
  effect: 'read',
  scope: 'project',
  tier: 'reads',
  render: 'lines',
  command: { path: ['project', 'show'], examples: ['mi project show', 'mi project show --cd @last --json'] },
  input: Type.Object({ ...InProject }),
  output: Type.Object({
    project_id: described(ProjectId, 'Id of the project.'),
    root_path: Place('Folder of the project.'),
    identity: described(ProjectIdentity, 'What the id is made from.'),
    known: Type.Boolean({ description: 'Whether something is kept about it already.' }),
    files: Closed(
      {
        project_dir: Place('Folder that holds all of it.'),
        overlay: Place('State between runs.'),
        evidence_log: Place('What happened, a record a line.'),
        hands_transcripts: Place('What Hands said.'),
        mind_transcripts: Place('What Mind was asked and answered.'),
        thought_db: Place('Claims, nodes and edges.'),
        workflows: Place('Workflows of the project.'),
      },
      { description: 'Where its files are; they need not be there yet.' },
    ),
    overlay: Nullable(FreeObject(), { description: 'The state between runs, as it is stored; null when there is none.' }),
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['project-has-no-folder'],
  rules: {
    'folder-and-identity-are-shown': must('The answer names the folder of the project and what its id is made from.'),
    'files-are-named-before-they-are-there': must(
      'Paths are answered also for a project that nothing is kept about yet; nothing is made.',
    ),
  },
});
