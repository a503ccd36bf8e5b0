import { Const, defineTool, must, Type } from '../../../kit/index.ts';
import { SelectedEntry } from '../../../types/project-place.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'project_pin',
  title: 'Pin a project',
  summary: 'Makes @pinned mean this project: what commands outside of any project work in, whatever was used last.',
  effect: 'write',
  idempotent: true,
  scope: 'project',
  tier: 'commands',
  render: 'lines',
  command: { path: ['project', 'pin'], examples: ['mi project pin --cd ~/work/shop'] },
  input: Type.Object({ ...InProject }),
  output: Type.Object({ name: Const('@pinned', { description: 'What is typed.' }), entry: SelectedEntry }),
  errors: ['UNKNOWN_ID'],
  refuses: ['project-has-no-folder'],
  tells: ['selection_saved'],
  rules: {
    'pinned-means-it': must('@pinned means the project afterwards; aliases stay.'),
  },
});
