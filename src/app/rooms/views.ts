import { anchorNoteHandlers } from '../../domain/views/anchors.ts';
import { viewsContribution } from '../../domain/views/contribution.ts';
import { viewLines } from '../../domain/views/lines.ts';
import { taskMacroHandlers } from '../../domain/views/macros.ts';
import { packHandlers } from '../../domain/views/packs.ts';
import { radarHandlers } from '../../domain/views/radar.ts';
import { resumeHandlers } from '../../domain/views/resume.ts';
import type { ViewsStore } from '../../domain/views/store.ts';
import { anchorReaders, graphReaders, notesReaders, taskReaders, thinkReaders } from './readers.ts';
import type { Room } from './room.ts';

export const views: Room<'views', ViewsStore> = {
  name: 'views',
  reads: { ...notesReaders, ...graphReaders, ...thinkReaders, ...anchorReaders, ...taskReaders },
  handlers: ({ policy }) => ({
    ...anchorNoteHandlers,
    ...radarHandlers,
    ...packHandlers,
    ...taskMacroHandlers(policy.proof_policy),
    ...resumeHandlers,
  }),
  appliers: {},
  targets: {},
  lines: viewLines,
  ...viewsContribution,
};
