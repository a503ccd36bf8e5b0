import { anchorsTexts } from './anchors.ts';
import { autopilotTexts } from './autopilot.ts';
import { boundaryTexts } from './boundary.ts';
import { claimsTexts } from './claims.ts';
import { configTexts } from './config.ts';
import { contextTexts } from './context.ts';
import { demoTexts } from './demo.ts';
import { graphTexts } from './graph.ts';
import { modelsTexts } from './models/index.ts';
import { notebooksTexts } from './notebooks/index.ts';
import { notesTexts } from './notes.ts';
import { runTexts } from './run.ts';
import { sessionsTexts } from './sessions.ts';
import { tasksTexts } from './tasks.ts';
import { thinkTexts } from './think.ts';
import { vcsTexts } from './vcs.ts';
import { viewsTexts } from './views.ts';
import { workflowTexts } from './workflows.ts';
import { workspaceTexts } from './workspace.ts';

/** What rooms say, apart from errors, warnings and proposed calls. */
export const textsOf = {
  boundary: boundaryTexts,
  workspace: workspaceTexts,
  notes: notesTexts,
  vcs: vcsTexts,
  graph: graphTexts,
  think: thinkTexts,
  anchors: anchorsTexts,
  tasks: tasksTexts,
  views: viewsTexts,
  context: contextTexts,
  sessions: sessionsTexts,
  models: modelsTexts,
  autopilot: { ...autopilotTexts, ...configTexts, ...demoTexts, ...runTexts, ...workflowTexts },
  claims: claimsTexts,
  notebooks: notebooksTexts,
};
