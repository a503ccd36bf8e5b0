import { defineProgram, must, type Option } from '../kit/index.ts';
import { callJson, callPairs, toolsOptions } from './call.ts';

const clients = ['claude-code', 'codex', 'cursor', 'vscode'];
const hookEvents = ['SessionStart', 'UserPromptSubmit', 'PreCompact', 'Stop', 'SessionEnd'];
const hookClient: readonly Option[] = [
  {
    flag: '--client <name>',
    type: 'choice',
    choices: ['claude-code', 'codex'],
    required: true,
    meaning: 'Client whose files are meant.',
  },
  {
    flag: '--scope <scope>',
    type: 'choice',
    choices: ['user', 'project'],
    default: 'project',
    meaning: 'For you in all projects, or for everybody in this one.',
  },
];
const dryRun: Option = { flag: '--dry-run', type: 'boolean', meaning: 'Show what would change, and change nothing.' };
const workspaceOption: Option = {
  flag: '--workspace <id>',
  type: 'string',
  meaning: 'Workspace to put in. Left out: the folder of each conversation names it.',
};
const toolsetOption: Option = {
  flag: '--toolset <name>',
  type: 'string',
  meaning:
    'Which tools the client is shown: core, daily or full; left out: full for claude-code, which reads them on demand, else daily.',
};
const asJson: Option = { flag: '--json', type: 'boolean', meaning: 'As JSON.' };

export default defineProgram({
  name: 'noema',
  product: 'memory',
  summary: 'Durable reasoning memory for AI agents.',
  exits: { 0: 'Done.', 1: 'The answer is no, or it failed.', 2: 'The command was wrong: nothing was done.' },
  groups: { schemas: 'Schemas of all that contracts describe.' },
  commands: [
    {
      path: ['mcp'],
      summary: 'Serve the tools to one client over standard input and output.',
      examples: ['noema mcp --workspace acme/app'],
    },
    {
      path: ['serve'],
      summary:
        'Serve the tools over HTTP: MCP at /mcp, plain JSON at /v1/tools/{name}, /openapi.json and /health; the ledger in the same way below /ledger.',
      examples: ['noema serve --port 7420', 'NOEMA_TOKEN=… noema serve --host 0.0.0.0', 'noema serve --no-ledger'],
      rules: {
        'a-read-is-answered-as-of-a-moment': must(
          'POST /v1/tools/{name}?as_of=… answers a read of the memory as it would have been answered then; as_of is the number of a fact, a day or a time.',
        ),
        'the-past-is-what-it-was': must(
          'A workspace as of a fact holds what it held when that fact was the newest, but for what was removed since; that some is missing is warned of with AS_OF_INCOMPLETE.',
        ),
        'what-was-forgotten-has-no-past': must('What was forgotten is not answered for any moment before, either.'),
        'only-reads-have-a-past': must(
          'A call that writes, one about no single workspace, and a product that keeps no facts answer AS_OF_REFUSED; more facts than as_of.most_facts of the product answer AS_OF_TOO_LARGE.',
        ),
        'whoever-looks-cannot-write': must(
          'With the cookie of the page alone, calls are answered that write nothing, also of tools that write with other arguments; all others answer UNAUTHORIZED.',
        ),
      },
    },
    {
      path: ['call'],
      summary: 'Call one tool and print its answer: in brief on a terminal, as JSON into a pipe; tools of a day answer in lines.',
      arguments: [{ name: 'tool', meaning: 'Name of the tool.' }, callPairs],
      options: [callJson],
      examples: [
        'noema call notes_commit workspace=acme content="Use one writer"',
        `noema call show --json '{"workspace":"acme","doc_kind":"notes"}'`,
      ],
      exits: { 1: 'The tool answered with an error.' },
    },
    {
      path: ['search'],
      summary: 'Find notes, decisions, tasks and all else by words, best first; without words, the newest.',
      arguments: [
        { name: 'words', meaning: 'What to look for; "a phrase" must stand as it is.', optional: true, variadic: true },
      ],
      options: [
        { flag: '--all', type: 'boolean', meaning: 'Search all workspaces.' },
        {
          flag: '--kind <kind>',
          type: 'choice',
          choices: ['note', 'trace', 'card', 'node', 'task', 'plan', 'step', 'anchor', 'job'],
          meaning: 'Only this kind.',
        },
        { flag: '--type <type>', type: 'string', meaning: 'Only this type, such as decision.' },
        { flag: '--tag <tag>', type: 'string', meaning: 'Only what bears this tag.' },
        { flag: '--since <day>', type: 'string', meaning: 'Only what was written on or after this day.' },
        { flag: '--until <day>', type: 'string', meaning: 'Only what was written up to this day.' },
        { flag: '--branch <name>', type: 'string', meaning: 'Only what was written on this branch.' },
        {
          flag: '--target <id>',
          type: 'string',
          meaning: 'Only this plan or task, its steps and its branch; of a plan, its tasks too.',
        },
        { flag: '--agent <id>', type: 'string', meaning: 'Only what this agent wrote.' },
        { flag: '--limit <count>', type: 'integer', minimum: 1, maximum: 50, meaning: 'How many at most.' },
        { flag: '--cursor <number>', type: 'integer', meaning: 'Go on where the page before ended.' },
        asJson,
      ],
      examples: ['noema search why kafka', 'noema search --kind card --type decision --since 2026-05-01'],
      exits: { 1: 'The search was refused. Nothing found is no failure.' },
    },
    {
      path: ['tools'],
      summary: 'List the tools.',
      options: toolsOptions('core, daily or full'),
    },
    {
      path: ['describe'],
      summary: 'Show what a tool takes, answers and promises.',
      arguments: [{ name: 'tool', meaning: 'Name of the tool.' }],
      options: [asJson],
      examples: ['noema describe notes_commit'],
      exits: { 1: 'There is no such tool.' },
    },
    {
      path: ['doctor'],
      summary: 'Check this installation and its store; say what is wrong and how to mend it.',
      options: [asJson],
      exits: { 1: 'Something is wrong.' },
    },
    {
      path: ['backup'],
      summary: 'Copy the whole store to one file, while servers go on writing; the copy is checked.',
      arguments: [
        {
          name: 'file',
          meaning: 'File to write. Left out: beside the store, named by its schema and the time.',
          optional: true,
        },
      ],
      options: [{ flag: '--overwrite', type: 'boolean', meaning: 'Replace the file if it is there already.' }, asJson],
      examples: ['noema backup', 'noema backup /mnt/backups/noema.db --overwrite'],
      exits: { 0: 'The copy is there and whole.', 1: 'There is no new copy; a PostgreSQL store is copied by pg_dump.' },
      rules: {
        'the-copy-is-one-moment': must(
          'The copy is the store at one moment, with all that was acknowledged before it, while other processes go on writing.',
        ),
        'what-a-killed-process-left-is-copied': must(
          'What a process that was killed has committed, and left in the log of the store, is in the copy.',
        ),
        'the-store-stays-as-it-is': must('Nothing in the store is changed: no row, no schema, no log.'),
        'a-copy-without-a-name-tells-what-it-is': must(
          'Without a name it stands beside the store, named by its schema and the time, and only its owner can read it.',
        ),
        'it-is-opened-like-any-store': must(
          'The copy can be named as the database of every command, and answers as the store did.',
        ),
        'nothing-is-replaced-unasked': must(
          'A file that is there is replaced only with --overwrite, and only once the copy is whole.',
        ),
        'a-store-is-never-written-over': must('Neither the store itself, nor its log, nor a store that is open is replaced.'),
        'what-is-no-store-is-refused': must(
          'A store that is not there, damaged, no file or of another application is refused, and none is made.',
        ),
        'a-refusal-leaves-nothing': must('A refusal ends with 1, says what to do, and leaves no file behind.'),
        'postgres-is-left-to-pg-dump': must('For PostgreSQL it says how pg_dump copies it, without the password.'),
      },
    },
    {
      path: ['init'],
      summary:
        'Connect the clients that are used in this project: writes what each of them reads, and keeps a copy of what was there.',
      options: [
        {
          flag: '--client <name>',
          type: 'choice',
          choices: clients,
          repeatable: true,
          meaning: 'Client to connect. Left out: those that have left a folder in the project or at home.',
        },
        { flag: '--workspace <id>', type: 'string', meaning: 'Workspace to put in. Left out: that of the project.' },
        {
          flag: '--toolset <name>',
          type: 'string',
          meaning:
            'Which tools the client is shown: core, daily or full; left out: full for claude-code, which reads them on demand, else daily.',
        },
      ],
      examples: ['noema init', 'noema init --client claude-code --client codex'],
    },
    {
      path: ['install'],
      summary:
        "Install server, hooks and skill into a client's own files, so that memory arrives by itself; what was there is kept beside.",
      options: [...hookClient, workspaceOption, toolsetOption, dryRun],
      examples: ['noema install --client claude-code --scope project', 'noema install --client codex --dry-run'],
      exits: { 1: 'A file cannot be changed safely; none was.' },
    },
    {
      path: ['uninstall'],
      summary: "Take what was installed out of a client's files again, and nothing else; what Noema keeps stays.",
      options: [...hookClient, workspaceOption, toolsetOption, dryRun],
      examples: ['noema uninstall --client claude-code --scope project'],
      exits: { 1: 'A file cannot be changed safely; none was.' },
    },
    {
      path: ['plugin'],
      summary: 'Write the same as a plugin folder that both Claude Code and Codex load, with a marketplace file.',
      options: [
        {
          flag: '--out <folder>',
          type: 'string',
          required: true,
          meaning: 'Folder to write to; what the plugin has there is replaced.',
        },
      ],
      examples: ['noema plugin --out ~/noema-plugin'],
    },
    {
      path: ['hook'],
      summary:
        'Answer a hook of a client: reads its JSON from standard input and says what to put into the conversation. Never fails, and takes 2 s at most.',
      arguments: [{ name: 'event', meaning: 'What the client calls the moment.', choices: hookEvents }],
      options: [{ flag: '--client <name>', type: 'string', meaning: 'Client that asks. Left out: told by what it sends.' }],
      examples: [
        'noema hook SessionStart --client codex < event.json',
        'NOEMA_HOOK_PROMPTS=true noema hook UserPromptSubmit < event.json',
      ],
      exits: { 0: 'Always; what went wrong is a line in hooks.log of the home folder.' },
    },
    {
      path: ['export'],
      summary: 'Write a whole workspace as JSON Lines, with its history; the same workspace is always the same file.',
      options: [
        { flag: '--out <file>', type: 'string', meaning: 'File to write, for you alone. Left out: standard output.' },
        { flag: '--overwrite', type: 'boolean', meaning: 'Replace the file if it is there already.' },
      ],
      examples: [
        'noema export --workspace acme/app --out acme.jsonl',
        'noema export --workspace acme/app | gzip > acme.jsonl.gz',
      ],
      exits: { 0: 'The file is whole.', 1: 'There is no such workspace, or no file was written.' },
      rules: {
        'no-store-is-written-over': must(
          'Neither the store, by whatever name, nor what SQLite keeps beside it, nor any database, link, device, pipe or folder is replaced, also with --overwrite.',
        ),
      },
    },
    {
      path: ['import'],
      summary: 'Bring in a workspace that was exported, or what another memory kept: all of it, or nothing.',
      arguments: [{ name: 'file', meaning: 'File to read. Left out: standard input.', optional: true }],
      options: [
        {
          flag: '--from <program>',
          type: 'choice',
          choices: ['server-memory', 'task-master'],
          meaning: 'Who wrote the file, if not noema: memory.jsonl of server-memory, or tasks.json of task-master.',
        },
      ],
      examples: [
        'noema import acme.jsonl --workspace acme/copy',
        'noema import --from server-memory memory.jsonl --workspace acme/notes',
        'noema import --from task-master .taskmaster/tasks/tasks.json --workspace acme/plan',
      ],
      exits: {
        0: 'All of it is there.',
        1: 'Nothing was imported: the workspace exists, or the file is broken, cut or from a newer version.',
      },
    },
    {
      path: ['mcp-config'],
      summary: "Print the configuration that connects a client to this checkout, or write it into the client's own file.",
      options: [
        {
          flag: '--product <name>',
          type: 'choice',
          choices: ['memory', 'ledger'],
          default: 'memory',
          meaning: 'Which server: reasoning memory, or the thought ledger.',
        },
        {
          flag: '--http [url]',
          type: 'string',
          meaning:
            'Connect to a server that runs, instead of letting the client start one; without a value: where noema serve listens. Where NOEMA_TOKEN is set, the client sends it.',
        },
        {
          flag: '--client <name>',
          type: 'choice',
          choices: clients,
          required: true,
          meaning: 'Client to connect.',
        },
        {
          flag: '--workspace <id>',
          type: 'string',
          meaning: 'Default workspace to put in, of the ledger its project; a server that runs has its own.',
        },
        {
          flag: '--toolset <name>',
          type: 'string',
          meaning:
            'Which tools the client is shown: core, daily or full; left out: full for claude-code, which reads them on demand, else daily. Of the ledger: gateway or operations.',
        },
        {
          flag: '--write [file]',
          type: 'string',
          meaning: "Write it into the client's file, or this one; what else is there stays, and a copy of it is kept beside it.",
        },
      ],
      examples: [
        'noema mcp-config --client codex --workspace acme/app --write',
        'noema mcp-config --client claude-code --toolset daily',
        'noema mcp-config --product ledger --client cursor --write',
        'noema mcp-config --product ledger --client vscode --http http://127.0.0.1:1731/mcp',
      ],
    },
    {
      path: ['ledger'],
      passes_on: true,
      summary: 'The thought ledger, a product of its own: noema ledger --help says what it takes.',
      arguments: [{ name: 'words', meaning: 'A command of the ledger and what it takes.', optional: true, variadic: true }],
      examples: ['noema ledger --stdio', 'noema ledger call list_sessions'],
    },
    {
      path: ['mi'],
      passes_on: true,
      summary: 'The autopilot, a product of its own, and a program too: mi --help says what it takes.',
      arguments: [{ name: 'words', meaning: 'A command of the autopilot and what it takes.', optional: true, variadic: true }],
      examples: ['noema mi version'],
    },
    {
      path: ['conformance'],
      summary:
        'Run the conformance cases against any implementation, reached by --stdio or --http; a command line with --cli; or judge a Mind, the model of an autopilot, with --mind, or what a ledger tells watchers, with --observatory.',
      options: [
        {
          flag: '--stdio <command>',
          type: 'string',
          meaning: 'Start this command and speak MCP over its standard input and output.',
        },
        { flag: '--http <url>', type: 'string', meaning: 'Speak MCP over Streamable HTTP.' },
        {
          flag: '--mind <where>',
          type: 'string',
          meaning:
            'Ask this Mind about every situation and judge its answers: a command that reads one JSON request {name, prompt, schema, tag} and writes one JSON answer, or an http address that takes the same as POST.',
        },
        {
          flag: '--observatory <url>',
          type: 'string',
          meaning:
            'Watch a ledger on this socket, such as ws://127.0.0.1:1729, while --http calls its operations, and judge what is told.',
        },
        {
          flag: '--cli <command>',
          type: 'string',
          meaning:
            'Type the commands of the autopilot to this program, such as another mi: in folders of their own, with a Mind and an agent that say what each case wrote for them.',
        },
        { flag: '--token <token>', type: 'string', meaning: 'Bearer token for an address.' },
        {
          flag: '--timeout <seconds>',
          type: 'integer',
          minimum: 1,
          maximum: 3600,
          default: 120,
          meaning: 'How long a Mind may take for one answer, or a program for one command.',
        },
        { flag: '--product <name>', type: 'string', default: 'memory', meaning: 'Cases of this product.' },
        { flag: '--rule <id>', type: 'string', meaning: 'Only this rule, or all that begin with it.' },
        { flag: '--json', type: 'boolean', meaning: 'Report as JSON.' },
        { flag: '--junit <file>', type: 'string', meaning: 'Write a JUnit report too.' },
      ],
      examples: [
        'noema conformance --stdio "noema mcp"',
        'noema conformance --http http://127.0.0.1:7420/mcp --rule merge/',
        'noema conformance --mind "python3 my_mind.py" --rule decide_next/',
        'noema conformance --observatory ws://127.0.0.1:1729 --http http://127.0.0.1:1731/mcp',
        'noema conformance --cli "mi" --rule workflow_',
      ],
      exits: { 0: 'It conforms.', 1: 'It does not, or it cannot be reached.' },
    },
    {
      path: ['schemas', 'export'],
      summary:
        'Write schemas as files: Mind answers in a dialect, with examples and with what a Mind is asked; plain has tools, types, facts and EvidenceLog records too.',
      options: [
        {
          flag: '--dialect <name>',
          type: 'choice',
          choices: ['plain', 'codex', 'openai', 'anthropic'],
          default: 'plain',
          meaning: 'For whom; plain is JSON Schema, and all of it.',
        },
        { flag: '--out <folder>', type: 'string', required: true, meaning: 'Folder to write to.' },
      ],
      examples: ['noema schemas export --dialect codex --out schemas'],
    },
    {
      path: ['contract'],
      summary: 'Show the contract of a tool, type, error, fact, record kind or rule; without an id, what there is.',
      arguments: [{ name: 'id', meaning: 'What it is called, such as merge or UNKNOWN_ID.', optional: true }],
      options: [asJson],
      examples: ['noema contract merge/repeating-copies-nothing', 'noema contract UNKNOWN_ID'],
      exits: { 1: 'Nothing is called that.' },
    },
  ],
});
