import { anchorFacts } from './anchors.ts';
import { cardFacts } from './cards.ts';
import { claimFacts } from './claims.ts';
import { contextFacts } from './context.ts';
import { evidenceFacts } from './evidence.ts';
import { graphFacts } from './graph.ts';
import { jobFacts } from './jobs.ts';
import { knowledgeFacts } from './knowledge.ts';
import { notebookFacts } from './notebooks.ts';
import { noteFacts } from './notes.ts';
import { projectFacts } from './projects.ts';
import { sessionFacts } from './sessions.ts';
import { stepFacts } from './steps.ts';
import { taskFacts } from './tasks.ts';
import { vcsFacts } from './vcs.ts';
import { workspaceFacts } from './workspace.ts';

/** Each fact belongs to the room whose applier writes what it means. */
export const factsOf = {
  workspace: workspaceFacts,
  notes: noteFacts,
  vcs: vcsFacts,
  graph: graphFacts,
  think: cardFacts,
  anchors: anchorFacts,
  tasks: { ...taskFacts, ...stepFacts, ...jobFacts },
  context: contextFacts,
  sessions: sessionFacts,
  knowledge: knowledgeFacts,
  notebooks: notebookFacts,
  claims: claimFacts,
  autopilot: { ...evidenceFacts, ...projectFacts },
};

export const facts = {
  ...factsOf.workspace,
  ...factsOf.notes,
  ...factsOf.vcs,
  ...factsOf.graph,
  ...factsOf.think,
  ...factsOf.anchors,
  ...factsOf.tasks,
  ...factsOf.context,
  ...factsOf.sessions,
  ...factsOf.knowledge,
  ...factsOf.notebooks,
  ...factsOf.claims,
  ...factsOf.autopilot,
};
export type FactKind = keyof typeof facts;
