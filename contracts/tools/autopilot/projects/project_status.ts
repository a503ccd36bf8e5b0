import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { NamedProject, ResolvedProject } from '../../../types/project-place.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'project_status',
  title: 'Which project is meant',
  summary: 'Shows which project a command here works in, how that was found, and which names there are. Changes nothing.',
  effect: 'read',
  scope: 'project',
  tier: 'reads',
  render: 'lines',
  command: {
    path: ['project', 'status'],
    looks_only: true,
    examples: ['mi project status', 'mi project status --here --json'],
  },
  input: Type.Object({ ...InProject }),
  output: Type.Object({
    resolved: described(ResolvedProject, 'The project, and why it is the one.'),
    names: Type.Array(NamedProject, { description: '@last, @pinned and aliases, in this order.' }),
    truncated: Type.Boolean({ description: 'There was no room for all names.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'names', from: 'back' }] },
  errors: ['UNKNOWN_ID'],
  refuses: ['project-has-no-folder'],
  rules: {
    'the-project-and-the-reason-are-shown': must('The answer says which folder is meant, which id it has, and how it was found.'),
    'names-are-listed': must('Every name that can be typed after @ is listed, and whether its folder is there.'),
    'nothing-is-kept-by-looking': must(
      'Neither @last nor anything else about the project changes, and no folder is made for it.',
    ),
  },
});
