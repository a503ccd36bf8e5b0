import type { Section } from '../shape.ts';
import { claimsSection } from './claims.ts';
import { coldStart } from './cold-start.ts';
import { cpu } from './cpu.ts';
import { graph } from './graph.ts';
import { hook } from './hook.ts';
import { ledgerSection } from './ledger.ts';
import { listing } from './listing.ts';
import { mi } from './mi.ts';
import { notes } from './notes.ts';
import { observatory } from './observatory.ts';
import { postgres } from './postgres.ts';
import { recall } from './recall.ts';
import { resume } from './resume.ts';
import { runRecall } from './run-recall.ts';
import { search } from './search.ts';
import { tasks } from './tasks.ts';
import { throughput } from './throughput.ts';
import { views } from './views.ts';

/** In the order in which they run. */
export const sections: readonly Section[] = [
  listing,
  resume,
  coldStart,
  hook,
  mi,
  notes,
  recall,
  runRecall,
  search,
  graph,
  tasks,
  views,
  ledgerSection,
  claimsSection,
  observatory,
  cpu,
  throughput,
  postgres,
];
