import type { Reads, WorkspaceRow } from '../../kernel/ports.ts';
import type { Db } from '../tables.ts';
import { anchorReads } from './anchors.ts';
import { branchReads } from './branches.ts';
import { cardReads } from './cards.ts';
import { conflictReads } from './conflicts.ts';
import { documentReads } from './documents.ts';
import { entityReads } from './entities.ts';
import { entryReads } from './entries.ts';
import { eventReads, operationReads } from './events.ts';
import { graphReads } from './graph.ts';
import { jobEventReads } from './job-events.ts';
import { jobReads } from './jobs.ts';
import { runnerReads } from './runners.ts';
import { nodeReads, stepReads } from './steps.ts';
import { resetReads, tagReads } from './tags.ts';
import { someWorkspace } from './workspaces.ts';

/** Numbers of rows that no workspace has. */
const nowhere = -1;

export function readsOf(db: Db, workspace: WorkspaceRow | null): Reads {
  const ws = workspace?.id ?? nowhere;
  return {
    workspace,
    storeIsEmpty: async () => (await someWorkspace.first(db, { prefix: '', end: '\uffff', limit: 1 })) === undefined,
    branches: branchReads(db, ws),
    entries: entryReads(db, ws),
    documents: documentReads(db, ws),
    tags: tagReads(db, ws),
    resets: resetReads(db, ws),
    entities: entityReads(db, ws),
    graph: graphReads(db, ws),
    jobs: jobReads(db, ws),
    jobEvents: jobEventReads(db, ws),
    runners: runnerReads(db, ws),
    steps: stepReads(db, ws),
    nodes: nodeReads(db, ws),
    events: eventReads(db, ws),
    operations: operationReads(db, ws),
    conflicts: conflictReads(db, ws),
    cards: cardReads(db, ws),
    anchors: anchorReads(db, ws),
  };
}
