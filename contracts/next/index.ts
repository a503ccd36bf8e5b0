import { anchorsNextCalls } from './anchors.ts';
import { graphNextCalls } from './graph.ts';
import { notesNextCalls } from './notes.ts';
import { tasksNextCalls } from './tasks.ts';
import { thinkNextCalls } from './think.ts';
import { vcsNextCalls } from './vcs.ts';
import { viewsNextCalls } from './views.ts';
import { workspaceNextCalls } from './workspace.ts';

/** Each call is proposed by the room it stands under. */
export const nextCallsOf = {
  workspace: workspaceNextCalls,
  notes: notesNextCalls,
  vcs: vcsNextCalls,
  graph: graphNextCalls,
  think: thinkNextCalls,
  anchors: anchorsNextCalls,
  tasks: tasksNextCalls,
  views: viewsNextCalls,
};
