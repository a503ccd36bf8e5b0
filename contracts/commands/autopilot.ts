import { defineProgram, must } from '../kit/index.ts';

const shells = ['bash', 'zsh', 'fish'];

export default defineProgram({
  name: 'mi',
  product: 'autopilot',
  summary: "Drives a coding agent's command line by your values, and writes down everything.",
  exits: {
    0: 'Done.',
    1: 'The answer is no, or it failed.',
    2: 'The command was wrong, or what it names is not there: nothing was done.',
  },
  error_exits: { INVALID_INPUT: 2, INVALID_NAME: 2, UNKNOWN_ID: 2 },
  json_warnings: 'mi_warnings',
  options: [
    {
      flag: '--json',
      type: 'boolean',
      meaning: 'Print the result as JSON. Warnings go to standard error, and stand in it too, as mi_warnings.',
    },
    {
      flag: '--redact',
      type: 'boolean',
      meaning:
        'Also hide e-mail addresses and your home folder, for what you show to others. What looks like a secret is always hidden.',
    },
  ],
  groups: {
    project: 'Projects, and names for them.',
    'project alias': 'Names for projects.',
    claim: 'Statements that decisions rest on.',
    node: 'Decisions, actions and summaries.',
    edge: 'How claims, nodes and evidence relate.',
    values: 'What you want done, and how.',
    settings: 'What to do where the values do not say.',
    why: 'Which claims explain what was done.',
    memory: 'What earlier work can be recalled from.',
    'memory index': 'The index of what can be recalled.',
    gc: 'Compress what is old, and leave out what no longer counts.',
    workflow: 'Ways of working that are kept for tasks like it.',
    host: 'Other programs that workflows are copied to.',
    config: 'How mi is set up: which model decides, which agent works, and what a run may do.',
  },
  shortcuts: [
    {
      matches: '@[A-Za-z0-9][A-Za-z0-9._-]*',
      puts: ['-C'],
      meaning: 'In a project that has a name: @last, @pinned, or an alias of yours.',
      examples: ['mi @last project show'],
    },
    {
      matches: '(?:~|\\.\\.?)?/.*|~|\\.\\.?',
      puts: ['-C'],
      meaning: 'In the project of a folder.',
      examples: ['mi ~/work/shop project show'],
    },
  ],
  order: [
    'status',
    'run',
    'runs',
    'stop',
    'demo',
    'show',
    'tail',
    'init',
    'values',
    'settings',
    'config',
    'project',
    'claim',
    'node',
    'edge',
    'why',
    'workflow',
    'host',
    'memory',
    'gc',
    'completion',
    'version',
  ],
  commands: [
    { path: ['version'], summary: 'Print the version.', examples: ['mi version'] },
    {
      path: ['demo'],
      summary: 'Show a whole run, with an agent and a Mind that are scripted, in a folder of its own.',
      arguments: [
        { name: 'folder', meaning: 'Folder for it, empty or not there yet. Left out: a temporary one.', optional: true },
      ],
      examples: ['mi demo', 'mi demo ~/try-mi'],
      rules: {
        'the-demo-touches-nothing-else': must(
          'All that it reads and writes stands in its folder; one that holds anything is refused.',
        ),
        'the-demo-is-a-whole-run': must(
          'It ends with a task that is done: a question answered from values, and a check that was run.',
        ),
      },
    },
    {
      path: ['completion'],
      summary: 'Print what a shell needs to complete commands, options, ids and names of projects.',
      arguments: [{ name: 'shell', meaning: 'Shell that it is for.', choices: shells }],
      examples: [
        'mi completion bash >> ~/.bashrc',
        'mi completion zsh > ~/.zfunc/_mi',
        'mi completion fish > ~/.config/fish/completions/mi.fish',
      ],
    },
    {
      path: ['complete'],
      hidden: true,
      passes_on: true,
      summary: 'Print what may follow, for the scripts that completion prints.',
      arguments: [
        {
          name: 'words',
          meaning: 'What was typed after mi; the last word is the one to complete.',
          optional: true,
          variadic: true,
        },
      ],
    },
  ],
});
