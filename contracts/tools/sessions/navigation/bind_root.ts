import { defineTool, must, Text, Type } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { State } from '../../../types/state.ts';

export default defineTool({
  name: 'bind_root',
  title: 'Bind a folder as the project',
  summary: 'Binds one of the folders that the client works in: sessions that name no project are filed under its name.',
  effect: 'act',
  ports: ['client'],
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { stage: 0, in_turn: true },
  target: 'ledger',

  input: Type.Object({ ...InWorkspace, rootUri: Text(2000, { description: 'Address of the folder, as list_roots names it.' }) }),
  output: Type.Object({ ...State }),
  errors: ['INVALID_OPERATION'],
  refuses: ['client-has-no-roots', 'root-is-not-known'],
  tells: ['ledger_moved'],

  rules: {
    'only-a-root-of-the-client-is-bound': must(
      'Only a folder that the client names is bound; where it names none, the call answers INVALID_OPERATION.',
    ),
    'the-project-is-named-after-it': must('The connection goes to the project that is named as the folder is.', {
      untested: 'Needs a client that has roots; test/adapters/ledger-mcp.test.ts plays one.',
    }),
  },
});
