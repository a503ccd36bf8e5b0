import type { Engine } from '../tables.ts';
import { foundation } from './001-foundation.ts';
import { graph } from './002-graph.ts';
import { tasks } from './003-tasks.ts';
import { jobs } from './004-jobs.ts';
import { cards } from './005-cards.ts';
import { views } from './006-views.ts';
import { planTitles } from './007-plan-titles.ts';
import { search } from './008-search.ts';
import { agentPlaces } from './009-agent-places.ts';
import { keeping } from './010-keeping.ts';
import { indexInBatches } from './011-index-in-batches.ts';
import { ledger } from './012-ledger.ts';
import { notebooks } from './013-notebooks.ts';
import { knowledge } from './014-knowledge.ts';
import type { Change } from './change.ts';

export interface Migration {
  readonly name: string;
  readonly change: (engine: Engine) => Change;
  /** What it writes anew of rows that are there. A copy of the store is made before; a test finds those who do not say it. */
  readonly rewrites?: string;
}

/** In order; what stands here never changes once it was published. */
export const changes: readonly Migration[] = [
  { name: '001-foundation', change: foundation },
  { name: '002-graph', change: graph },
  { name: '003-tasks', change: tasks },
  { name: '004-jobs', change: jobs },
  { name: '005-cards', change: cards, rewrites: 'who sees a node that reads like a card' },
  { name: '006-views', change: views },
  { name: '007-plan-titles', change: planTitles },
  { name: '008-search', change: search },
  { name: '009-agent-places', change: agentPlaces },
  { name: '010-keeping', change: keeping },
  { name: '011-index-in-batches', change: indexInBatches },
  { name: '012-ledger', change: ledger },
  { name: '013-notebooks', change: notebooks },
  { name: '014-knowledge', change: knowledge },
];

export const schemaVersion = changes.length;
