import type { Engine } from '../tables.ts';
import { foundation } from './001-foundation.ts';
import { graph } from './002-graph.ts';
import { tasks } from './003-tasks.ts';
import { jobs } from './004-jobs.ts';
import { cards } from './005-cards.ts';
import { views } from './006-views.ts';
import { planTitles } from './007-plan-titles.ts';
import type { Change } from './change.ts';

/** In order; what stands here never changes once it was published. */
export const changes: readonly { name: string; change: (engine: Engine) => Change }[] = [
  { name: '001-foundation', change: foundation },
  { name: '002-graph', change: graph },
  { name: '003-tasks', change: tasks },
  { name: '004-jobs', change: jobs },
  { name: '005-cards', change: cards },
  { name: '006-views', change: views },
  { name: '007-plan-titles', change: planTitles },
];

export const schemaVersion = changes.length;
