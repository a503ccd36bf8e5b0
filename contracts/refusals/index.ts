import { anchorsRefusals } from './anchors.ts';
import { boundaryRefusals } from './boundary.ts';
import { graphRefusals } from './graph.ts';
import { notesRefusals } from './notes.ts';
import { tasksRefusals } from './tasks.ts';
import { thinkRefusals } from './think.ts';
import { vcsRefusals } from './vcs.ts';
import { viewsRefusals } from './views.ts';
import { workspaceRefusals } from './workspace.ts';

/** Each refusal belongs to the room that gives it; those of the boundary may be given for any tool. */
export const refusalsOf = {
  boundary: boundaryRefusals,
  workspace: workspaceRefusals,
  notes: notesRefusals,
  vcs: vcsRefusals,
  graph: graphRefusals,
  think: thinkRefusals,
  anchors: anchorsRefusals,
  tasks: tasksRefusals,
  views: viewsRefusals,
};

export const refusals = {
  ...boundaryRefusals,
  ...workspaceRefusals,
  ...notesRefusals,
  ...vcsRefusals,
  ...graphRefusals,
  ...thinkRefusals,
  ...anchorsRefusals,
  ...tasksRefusals,
  ...viewsRefusals,
};
export type RefusalId = keyof typeof refusals;
