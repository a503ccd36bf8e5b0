import type { Defect } from '../broken.ts';
import { boundaryDefects } from './boundary.ts';
import { contextDefects } from './context.ts';
import { graphDefects } from './graph.ts';
import { noteDefects } from './notes.ts';
import { searchDefects } from './search.ts';
import { vcsDefects } from './vcs.ts';
import { viewDefects } from './views.ts';
import { workspaceDefects } from './workspace.ts';

/** What each of them does wrong, by name. */
export const defects: Readonly<Record<string, Defect>> = {
  ...boundaryDefects,
  ...workspaceDefects,
  ...searchDefects,
  ...noteDefects,
  ...vcsDefects,
  ...graphDefects,
  ...viewDefects,
  ...contextDefects,
};
