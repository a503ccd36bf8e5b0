import { anchorReads } from '../../store/read/anchors.ts';
import { cardReads } from '../../store/read/cards.ts';
import { conflictReads } from '../../store/read/conflicts.ts';
import { entityReads } from '../../store/read/entities.ts';
import { entryReads } from '../../store/read/entries.ts';
import { eventReads, operationReads } from '../../store/read/events.ts';
import { evidenceReads } from '../../store/read/evidence.ts';
import { forgottenReads } from '../../store/read/forgotten.ts';
import { graphReads } from '../../store/read/graph.ts';
import { jobEventReads } from '../../store/read/job-events.ts';
import { jobReads } from '../../store/read/jobs.ts';
import { journalReads } from '../../store/read/journal.ts';
import { patternReads, scratchpadReads } from '../../store/read/knowledge.ts';
import { cellReads, notebookReads } from '../../store/read/notebooks.ts';
import { runnerReads } from '../../store/read/runners.ts';
import { searchReads } from '../../store/read/search.ts';
import { integrityReads, sessionReads, stateReads, thoughtReads } from '../../store/read/sessions.ts';
import { nodeReads, stepReads } from '../../store/read/steps.ts';
import { resetReads, tagReads } from '../../store/read/tags.ts';

/** Readers by the room that owns what they read. */
export const notesReaders = { entries: entryReads, tags: tagReads, resets: resetReads };
export const graphReaders = { graph: graphReads, conflicts: conflictReads };
export const searchReaders = { search: searchReads };
export const journalReaders = { journal: journalReads };
export const forgottenReaders = { forgotten: forgottenReads };
export const thinkReaders = { cards: cardReads };
export const sessionReaders = {
  sessions: sessionReads,
  thoughts: thoughtReads,
  integrity: integrityReads,
  states: stateReads,
};
export const knowledgeReaders = { patterns: patternReads, scratchpad: scratchpadReads };
export const notebookReaders = { notebooks: notebookReads, cells: cellReads };
export const anchorReaders = { anchors: anchorReads };
export const taskReaders = {
  entities: entityReads,
  steps: stepReads,
  nodes: nodeReads,
  evidence: evidenceReads,
  events: eventReads,
  operations: operationReads,
  jobs: jobReads,
  jobEvents: jobEventReads,
  runners: runnerReads,
};
