import type { RoomName } from '../../../generated/handlers/index.ts';
import { anchors } from './anchors.ts';
import { context } from './context.ts';
import { graph } from './graph.ts';
import { models } from './models.ts';
import { notes } from './notes.ts';
import type { AnyRoom } from './room.ts';
import { sessions } from './sessions.ts';
import { tasks } from './tasks.ts';
import { think } from './think.ts';
import { vcs } from './vcs.ts';
import { views } from './views.ts';
import { workspace } from './workspace.ts';

export const rooms: Readonly<Record<RoomName, AnyRoom>> = {
  workspace,
  notes,
  vcs,
  graph,
  think,
  anchors,
  tasks,
  views,
  context,
  sessions,
  models,
};
