import type { Appliers } from '../../generated/handlers/appliers.ts';
import type { Writer } from '../store/tables.ts';
import { anchorAppliers } from './anchors.ts';
import { cardAppliers } from './cards.ts';
import { graphAppliers } from './graph.ts';
import { jobAppliers } from './jobs.ts';
import { noteAppliers } from './notes.ts';
import { taskAppliers } from './tasks/index.ts';
import { vcsAppliers } from './vcs.ts';
import { workspaceAppliers } from './workspace.ts';

export const appliers: Appliers<Writer> = {
  ...workspaceAppliers,
  ...noteAppliers,
  ...vcsAppliers,
  ...graphAppliers,
  ...cardAppliers,
  ...anchorAppliers,
  ...jobAppliers,
  ...taskAppliers,
};
