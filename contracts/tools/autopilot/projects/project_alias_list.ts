import { defineTool, must, Type } from '../../../kit/index.ts';
import { NamedProject } from '../../../types/project-place.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'project_alias_list',
  title: 'Names of projects',
  summary: 'Lists the names that can be typed instead of a folder: @last, @pinned and aliases.',
  effect: 'read',
  scope: 'project',
  tier: 'reads',
  render: 'lines',
  command: { path: ['project', 'alias', 'list'], looks_only: true, json: 'names' },
  input: Type.Object({ ...InProject }),
  output: Type.Object({
    names: Type.Array(NamedProject, { description: '@last, @pinned and aliases, in this order.' }),
    truncated: Type.Boolean({ description: 'There was no room for all names.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'names', from: 'back' }] },
  errors: [],
  rules: {
    'names-come-in-order': must('@last comes first, then @pinned, then aliases by name; what means nothing is left out.'),
    'a-folder-that-is-gone-is-told': must('A name whose folder is gone is listed, and says so.', {
      untested: 'a case cannot remove a folder; a test of the program does',
    }),
  },
});
