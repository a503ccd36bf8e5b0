import { defineProduct } from '../kit/index.ts';
import { stageNames } from '../types/session.ts';

/** A guide as an address. */
const page = (name: string, guide: string, title: string, description: string) => ({
  uri_template: `thoughtbox://${name}`,
  name,
  title,
  description,
  text: `ledger-guide-${guide}`,
});

export default defineProduct({
  name: 'ledger',
  title: 'Thought ledger',
  server: 'noema-ledger',
  path: '/ledger',
  summary: 'Numbered thoughts in sessions behind one gateway tool, with notebooks, mental models and a live page.',
  groups: [
    'sessions/navigation',
    'sessions/thoughts',
    'sessions/archive',
    'sessions/analysis',
    'knowledge/patterns',
    'knowledge/scratchpad',
    'notebooks/books',
    'notebooks/cells',
    'models/catalog',
  ],
  toolsets: [
    { name: 'gateway', aliases: [], summary: 'One tool that stands for all operations.' },
    { name: 'operations', aliases: ['full'], summary: 'Every operation as a tool of its own, too.' },
  ],
  default_toolset: 'gateway',
  gateway: {
    name: 'thoughtbox_gateway',
    title: 'Thought ledger',
    summary:
      'Numbered thoughts in sessions that are kept. Say operation, and its fields beside it; * must be given, sub-operations are named in subOperation.',
    toolset: 'gateway',
    stages: stageNames,
    begins: { tool: 'load_context', field: 'sessionId' },
    codes: { STORE_ERROR: 'STORAGE_ERROR', INTERNAL: 'INTERNAL_ERROR' },
  },
  instructions: [
    'A ledger for reasoning: numbered thoughts in sessions that are kept, searched and measured. All of it is one tool, thoughtbox_gateway, with operation and its fields.',
    'BEGIN with start_new sessionTitle="…", or go on: list_sessions, then load_context sessionId=….',
    'LOAD the notation once with cipher; then thoughts can be recorded.',
    'THINK with thought: thought="…", thoughtNumber, totalThoughts, nextThoughtNeeded. Revise with isRevision and revisesThought, try another way with branchFromThought and branchId. The last thought says nextThoughtNeeded=false: the session is closed and exported.',
    'LOOK BACK with session and subOperation list, get, search, resume, export, analyze or extract_learnings. KEEP what was learned with knowledge: create_pattern, list_patterns, get_pattern; create_note and update_note share a scratchpad. mental_models has frames to think with: list_models, get_model.',
    'TRY things out in a notebook: notebook with subOperation create, add_cell, run_cell.',
    'An error says what to do first. After a lost connection get_state resume=… goes on where you were.',
  ].join('\n'),
  resources: [
    page('init', 'init', 'How to begin', 'From the first call to the first thought.'),
    page('architecture', 'architecture', 'How this server is built', 'Sessions, thoughts, stages and what is kept.'),
    page('cipher', 'cipher', 'The notation', 'Markers, signs and references of cipher.'),
    page('patterns-cookbook', 'patterns', 'Patterns of reasoning', 'Forwards, backwards, branching, revising and others.'),
    page('session-analysis-guide', 'analysis', 'Reading the figures of a session', 'What the figures say and what they do not.'),
    page('notebook/operations', 'notebooks', 'Notebooks', 'What can be done with notebooks, operation by operation.'),
    {
      uri_template: 'thoughtbox://notebooks',
      name: 'notebooks',
      title: 'Notebooks',
      description: 'The notebooks there are.',
      tool: 'notebook_list',
      args: {},
    },
    {
      uri_template: 'thoughtbox://notebooks/{notebookId}',
      name: 'notebook',
      title: 'A notebook',
      description: 'The cells of a notebook, in their order.',
      tool: 'notebook_list_cells',
      args: { notebookId: '{notebookId}' },
    },
    {
      uri_template: 'thoughtbox://mental-models',
      name: 'mental-models',
      title: 'Mental models',
      description: 'All mental models with their tags.',
      tool: 'mental_models_list_models',
      args: {},
    },
    {
      uri_template: 'thoughtbox://mental-models/{tag}/{model}',
      name: 'mental-model',
      title: 'A mental model',
      description: 'When to use it, the process, its principle, an example, traps.',
      tool: 'mental_models_get_model',
      args: { modelId: '{model}', tag: '{tag}' },
      field: 'content',
    },
  ],
  completions: [
    { variable: 'notebookId', tool: 'notebook_list', args: {}, list: 'notebooks', item: '{id}', newest: 'first' },
    { variable: 'tag', tool: 'mental_models_list_tags', args: {}, list: 'tags', item: '{name}' },
    { variable: 'model', tool: 'mental_models_list_models', args: {}, list: 'models', item: '{name}' },
  ],
  prompts: [
    {
      name: 'list_mcp_assets',
      title: 'What this server offers',
      description: 'Operations, resources and prompts at a glance.',
      arguments: [],
      text: 'ledger-prompt-assets',
    },
    {
      name: 'interleaved-thinking',
      title: 'Think and act in turns',
      description: 'Alternates thoughts with the use of other tools, for one task.',
      arguments: [
        { name: 'task', description: 'What is to be done.', required: true },
        { name: 'thoughts_limit', description: 'How many thoughts at most.', otherwise: '100' },
        { name: 'clear_folder', description: 'true: files made on the way are removed at the end.', otherwise: 'false' },
      ],
      text: 'ledger-prompt-interleaved',
    },
    {
      name: 'subagent-summarize',
      title: 'Let another agent read, and keep the summary',
      description: 'Reads a session apart, so that only what matters comes back.',
      arguments: [{ name: 'request', description: 'What to find out.', otherwise: 'what was concluded, and on which evidence' }],
      text: 'ledger-prompt-summarize',
    },
    {
      name: 'evolution-check',
      title: 'What a new thought changes',
      description: 'Holds a new thought against earlier ones, to revise or link them.',
      arguments: [
        { name: 'newThought', description: 'The new thought.', otherwise: 'the last thought of the session' },
        { name: 'sessionId', description: 'The session.', otherwise: 'the session in use' },
        { name: 'priorThoughts', description: 'The earlier thoughts.', otherwise: 'the thoughts of that session' },
      ],
      text: 'ledger-prompt-evolution',
    },
  ],
  channels: [],
});
