import { defineProgram } from '../kit/index.ts';
import { callJson, callPairs } from './call.ts';

export default defineProgram({
  name: 'noema ledger',
  product: 'ledger',
  summary: 'The thought ledger: numbered thoughts in sessions, behind one tool.',
  exits: { 0: 'Done.', 1: 'The answer is no, or it failed.', 2: 'The command was wrong: nothing was done.' },
  commands: [
    {
      path: ['start'],
      summary:
        'Serve the ledger, over HTTP unless THOUGHTBOX_TRANSPORT or --stdio says otherwise; meant when no command is named.',
      by_default: true,
      options: [
        { flag: '--stdio', type: 'boolean', meaning: 'Serve one client over standard input and output.' },
        {
          flag: '--http',
          type: 'boolean',
          meaning: 'Serve over HTTP: MCP at /mcp, plain JSON at /v1/tools/{name}, /health and /info.',
        },
      ],
      examples: ['noema ledger start --stdio', 'THOUGHTBOX_PROJECT=shop noema ledger start --http --port 1731'],
    },
    {
      path: ['call'],
      summary: 'Call one operation and print its answer: in brief on a terminal, as JSON into a pipe.',
      arguments: [{ name: 'operation', meaning: 'Name of the operation, such as list_sessions or session_get.' }, callPairs],
      options: [callJson],
      examples: ['noema ledger call list_sessions project=shop', 'noema ledger call session_export sessionId=… format=markdown'],
      exits: { 1: 'The operation answered with an error.' },
    },
  ],
});
