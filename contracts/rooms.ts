import type { Product } from './kit/index.ts';

export interface Room {
  readonly product: Product['name'];
  /** A room may use those below it: records, then rules over records, then views that compose the others. */
  readonly floor: 'records' | 'rules' | 'views';
  readonly groups: readonly string[];
}

/** Where a tool can stand: `room/group`. A new room or group is declared here first. */
export const rooms = {
  workspace: { product: 'memory', floor: 'rules', groups: ['setup', 'open', 'search', 'journal', 'export', 'forget'] },
  notes: { product: 'memory', floor: 'records', groups: ['entries', 'transcripts'] },
  vcs: { product: 'memory', floor: 'rules', groups: ['branches', 'merge', 'tags', 'macros'] },
  graph: { product: 'memory', floor: 'records', groups: ['edit', 'merge'] },
  think: { product: 'memory', floor: 'rules', groups: ['cards', 'frontier', 'playbooks', 'trace', 'publish', 'subgoals'] },
  anchors: { product: 'memory', floor: 'rules', groups: ['anchors'] },
  tasks: {
    product: 'memory',
    floor: 'rules',
    groups: ['focus', 'lifecycle', 'steps', 'subplans', 'evidence', 'history', 'templates', 'jobs'],
  },
  views: { product: 'memory', floor: 'views', groups: ['anchors', 'radar', 'resume', 'packs', 'macros'] },
  context: { product: 'memory', floor: 'views', groups: ['hooks'] },
  sessions: { product: 'ledger', floor: 'rules', groups: ['thoughts', 'archive', 'analysis', 'navigation', 'observatory'] },
  notebooks: { product: 'ledger', floor: 'rules', groups: ['books', 'cells'] },
  knowledge: { product: 'ledger', floor: 'rules', groups: ['patterns', 'scratchpad'] },
  models: { product: 'ledger', floor: 'records', groups: ['catalog'] },
  claims: { product: 'autopilot', floor: 'rules', groups: ['claims', 'edges', 'nodes', 'why', 'reads'] },
  autopilot: {
    product: 'autopilot',
    floor: 'views',
    groups: ['runs', 'looks', 'values', 'settings', 'workflows', 'hosts', 'projects', 'config', 'learning', 'upkeep'],
  },
} satisfies Readonly<Record<string, Room>>;
