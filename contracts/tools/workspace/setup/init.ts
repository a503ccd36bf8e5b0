import { defineTool, described, must, Text, Type } from '../../../kit/index.ts';
import { Defaults } from '../../../types/branch.ts';
import { BranchName, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'init',
  title: 'Create or check a workspace',
  summary: 'Makes sure a workspace exists, with a main branch checked out. Safe to repeat; a first write does the same.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace }),
  output: Type.Object({
    workspace: WorkspaceId,
    storage_dir: Text(4096, { description: 'Folder that holds the database, or a database address without its password.' }),
    schema_version: Type.Integer({ minimum: 1, description: 'Version of the tables.' }),
    checkout: described(BranchName, 'Branch that is checked out.'),
    defaults: Defaults,
  }),
  errors: [],
  tells: ['workspace_created', 'project_guard_bound'],

  rules: {
    'a-new-workspace-gets-main': must('A workspace without branches gets the branch main, and main is checked out.'),
    'the-defaults-are-named': must('defaults names branch main and the documents notes, graph and trace.'),
    'repeating-changes-nothing': must('On a workspace that exists, init keeps the checkout and writes nothing.'),
  },
});
