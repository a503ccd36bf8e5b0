import type { RoomName } from '../../../generated/handlers/index.ts';
import { anchors } from './anchors.ts';
import { context } from './context.ts';
import { graph } from './graph.ts';
import type { HomeRoomName } from './home.ts';
import { knowledge } from './knowledge.ts';
import { models } from './models.ts';
import { notebooks } from './notebooks.ts';
import { notes } from './notes.ts';
import type { AnyRoom } from './room.ts';
import { sessions } from './sessions.ts';
import { tasks } from './tasks.ts';
import { think } from './think.ts';
import { vcs } from './vcs.ts';
import { views } from './views.ts';
import { workspace } from './workspace.ts';

/** Rooms whose data lives in tables. Those of files stand in home.ts: a program that has no tables loads none of these. */
export const rooms: Readonly<Record<Exclude<RoomName, HomeRoomName>, AnyRoom>> = {
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
  knowledge,
  models,
  notebooks,
};
