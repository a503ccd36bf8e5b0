import { defineProgram, must } from '../kit/index.ts';
import { callJson, callPairs, toolsOptions } from './call.ts';

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
    {
      path: ['import'],
      summary:
        'Bring sessions in that were exported, by this program or by another that writes SessionExport 1.0. What is here already stays as it is.',
      arguments: [
        {
          name: 'files',
          meaning: 'Files to read; of a folder, the .json files in it, in the order of their names.',
          variadic: true,
        },
      ],
      options: [
        { flag: '--dry-run', type: 'boolean', meaning: 'Say what would come of it, and change nothing.' },
        { flag: '--json', type: 'boolean', meaning: 'As JSON, an object for each file.' },
      ],
      examples: ['noema ledger import ~/.thoughtbox/exports', 'noema ledger import session.json --project shop --dry-run'],
      exits: { 0: 'All of them are here.', 1: 'At least one was refused, and nothing of it was kept; the others are here.' },
      rules: {
        'each-file-is-one-transaction': must(
          'All of a file is kept or nothing of it, and one that is refused leaves the others alone.',
        ),
        'each-file-is-told-about': must(
          'For each file it says whether its session is new, has gained something, was here, or was refused, and why; then how many of each.',
        ),
        'what-is-no-export-is-refused': must(
          'A file that is not there, no JSON, no UTF-8, cut off or no SessionExport 1.0 is refused; in a folder, what is no export is passed over.',
        ),
        'a-dry-run-changes-nothing': must('With --dry-run it says the same, and nothing is changed.'),
      },
    },
    {
      path: ['tools'],
      summary: 'List the operations; noema describe thoughtbox_gateway tells what each takes.',
      options: toolsOptions('gateway or operations'),
    },
  ],
});
