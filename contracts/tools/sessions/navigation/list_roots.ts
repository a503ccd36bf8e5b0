import { Closed, defineTool, must, Nullable, Type } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'list_roots',
  title: 'Folders that the client works in',
  summary: 'Asks the client for the folders it works in, where it can say so; one of them can be bound as the project.',
  effect: 'act',
  ports: ['client'],
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { stage: 0 },
  target: 'ledger',

  input: Type.Object({ ...InWorkspace }),
  output: Type.Object({
    supported: Type.Boolean({ description: 'Whether the client names roots at all.' }),
    roots: Type.Array(
      Closed({
        uri: Type.String({ description: 'Address of the folder.' }),
        name: Type.String({ description: 'What it is called: by the client, else its last part.' }),
      }),
      { maxItems: 100, description: 'The folders.' },
    ),
    count: Type.Integer({ minimum: 0, description: 'How many there are.' }),
    boundRoot: Nullable(Type.String(), { description: 'The one that is bound; null: none.' }),
  }),
  errors: [],

  rules: {
    'a-client-without-roots-has-none': must(
      'A client that names no roots, or does not answer in time, gets an empty list and supported=false.',
    ),
    'roots-are-asked-for': must('A client that names roots is asked, and all of them are listed.', {
      untested: 'Needs a client that has roots; test/adapters/ledger-mcp.test.ts plays one.',
    }),
  },
});
