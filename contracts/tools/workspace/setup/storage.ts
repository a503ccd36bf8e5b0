import { defineTool, must, OneOf, Opt, Text, Type } from '../../../kit/index.ts';
import { Defaults } from '../../../types/branch.ts';
import { WorkspaceId } from '../../../types/ids.ts';

export default defineTool({
  name: 'storage',
  title: 'Where the data lives',
  summary: 'The store this server writes to, and the names it uses by default.',
  effect: 'read',
  scope: 'none',

  input: Type.Object({ workspace: Opt(WorkspaceId) }),
  output: Type.Object({
    storage_dir: Text(4096, { description: 'A folder, or a database address without its password.' }),
    engine: OneOf(['sqlite', 'postgres'], { description: 'Which database is used.' }),
    schema_version: Type.Integer({ minimum: 1, description: 'Version of the tables.' }),
    defaults: Defaults,
  }),
  errors: [],

  rules: { 'the-place-is-named': must('storage names where data lives, never a password.') },
});
