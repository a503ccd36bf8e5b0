import { defineProduct } from '../kit/index.ts';
import { stageNames } from '../types/session.ts';

export default defineProduct({
  name: 'ledger',
  title: 'Thought ledger',
  summary: 'Numbered thoughts in sessions behind one gateway tool, with notebooks, mental models and a live page.',
  groups: ['sessions/navigation', 'sessions/thoughts', 'sessions/archive', 'sessions/analysis', 'models/catalog'],
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
  },
  instructions: [
    'A ledger for reasoning: numbered thoughts in sessions that are kept, searched and measured. All of it is one tool, thoughtbox_gateway, with operation and its fields.',
    'BEGIN with start_new sessionTitle="…", or go on: list_sessions, then load_context sessionId=….',
    'LOAD the notation once with cipher; then thoughts can be recorded.',
    'THINK with thought: thought="…", thoughtNumber, totalThoughts, nextThoughtNeeded. Revise with isRevision and revisesThought, try another way with branchFromThought and branchId. The last thought says nextThoughtNeeded=false: the session is closed and exported.',
    'LOOK BACK with session and subOperation list, get, search, resume, export, analyze or extract_learnings. mental_models has frames to think with: list_models, get_model.',
    'An error says what to do first. After a lost connection get_state resume=… goes on where you were.',
  ].join('\n'),
  resources: [],
  completions: [],
  prompts: [],
});
