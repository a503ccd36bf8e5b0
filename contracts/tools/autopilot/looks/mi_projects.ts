import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { KnownProject } from '../../../types/looks.ts';

export default defineTool({
  name: 'mi_projects',
  title: 'Projects of the autopilot',
  summary: 'The projects that something is kept about, the last used first; other tools take their ids as project.',
  effect: 'read',
  scope: 'home',
  tier: 'reads',
  input: Type.Object({
    limit: Opt(Type.Integer({ minimum: 1, maximum: 500, default: 50, description: 'How many.' })),
  }),
  output: Closed({
    projects: Type.Array(KnownProject, { description: 'The projects, the last used first.' }),
    truncated: Type.Boolean({ description: 'There was no room for all of them.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'projects', from: 'back' }] },
  errors: [],
  rules: {
    'every-project-is-listed': must('A project is listed as soon as something is kept about it, with where it was last seen.'),
  },
});
