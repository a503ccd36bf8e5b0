import { Const, defineTool, must, Type } from '../../../kit/index.ts';
import { SelectedEntry } from '../../../types/project-place.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'project_use',
  title: 'Use a project from anywhere',
  summary: 'Makes @last mean this project: what commands outside of any project work in, unless one is pinned.',
  effect: 'write',
  idempotent: true,
  scope: 'project',
  tier: 'commands',
  render: 'lines',
  command: { path: ['project', 'use'], looks_only: true, examples: ['mi project use --cd ~/work/shop'] },
  input: Type.Object({ ...InProject }),
  output: Type.Object({ name: Const('@last', { description: 'What is typed.' }), entry: SelectedEntry }),
  errors: ['UNKNOWN_ID'],
  refuses: ['project-has-no-folder'],
  tells: ['selection_saved'],
  rules: {
    'last-means-it': must('@last means the project afterwards; @pinned and aliases stay.'),
  },
});
