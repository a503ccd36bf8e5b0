import { anchorsRefusals } from './anchors.ts';
import { autopilotRefusals } from './autopilot.ts';
import { knowledgeRefusals as wishesRefusals } from './autopilot-knowledge.ts';
import { boundaryRefusals } from './boundary.ts';
import { claimsRefusals } from './claims.ts';
import { graphRefusals } from './graph.ts';
import { knowledgeRefusals } from './knowledge.ts';
import { gatewayRefusals, modelsRefusals, sessionsRefusals } from './ledger.ts';
import { notebooksRefusals } from './notebooks.ts';
import { notesRefusals } from './notes.ts';
import { tasksRefusals } from './tasks.ts';
import { thinkRefusals } from './think.ts';
import { vcsRefusals } from './vcs.ts';
import { viewsRefusals } from './views.ts';
import { hostRefusals, workflowRefusals } from './workflows.ts';
import { workspaceRefusals } from './workspace.ts';

/** Each refusal belongs to the room that gives it; those of the boundary may be given for any tool. */
export const refusalsOf = {
  boundary: { ...boundaryRefusals, ...gatewayRefusals },
  workspace: workspaceRefusals,
  notes: notesRefusals,
  vcs: vcsRefusals,
  graph: graphRefusals,
  think: thinkRefusals,
  anchors: anchorsRefusals,
  tasks: tasksRefusals,
  views: viewsRefusals,
  sessions: sessionsRefusals,
  models: modelsRefusals,
  claims: claimsRefusals,
  knowledge: knowledgeRefusals,
  autopilot: { ...autopilotRefusals, ...wishesRefusals, ...workflowRefusals, ...hostRefusals },
  notebooks: notebooksRefusals,
};

export const refusals = {
  ...boundaryRefusals,
  ...gatewayRefusals,
  ...workspaceRefusals,
  ...notesRefusals,
  ...vcsRefusals,
  ...graphRefusals,
  ...thinkRefusals,
  ...anchorsRefusals,
  ...tasksRefusals,
  ...viewsRefusals,
  ...sessionsRefusals,
  ...modelsRefusals,
  ...claimsRefusals,
  ...wishesRefusals,
  ...knowledgeRefusals,
  ...autopilotRefusals,
  ...workflowRefusals,
  ...hostRefusals,
  ...notebooksRefusals,
};
export type RefusalId = keyof typeof refusals;
