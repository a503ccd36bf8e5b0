import { defineTool, must, Opt, Text, Type } from '../../../kit/index.ts';
import { Defaults } from '../../../types/branch.ts';
import { WorkspaceId } from '../../../types/ids.ts';

export default defineTool({
  name: 'tasks_storage',
  title: 'Where plans and tasks live',
  summary: 'The store that plans and tasks are written to, and the names used for their notes, graph and trace.',
  effect: 'read',
  scope: 'none',

  input: Type.Object({ workspace: Opt(WorkspaceId) }),
  output: Type.Object({
    storage_dir: Text(4096, { description: 'Folder that holds the database, or a database address without its password.' }),
    defaults: Defaults,
  }),
  errors: [],

  rules: { 'the-place-is-named': must('The answer names where data lives, never a password, and the default names.') },
});
