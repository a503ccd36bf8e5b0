import { forgetAppliers } from '../../appliers/forget.ts';
import { workspaceAppliers } from '../../appliers/workspace.ts';
import { exportHandlers } from '../../domain/workspace/export.ts';
import { forgetHandlers } from '../../domain/workspace/forget.ts';
import { journalHandlers } from '../../domain/workspace/journal.ts';
import { workspaceLines } from '../../domain/workspace/lines.ts';
import { openHandlers } from '../../domain/workspace/open.ts';
import { searchHandlers } from '../../domain/workspace/search.ts';
import { setupHandlers } from '../../domain/workspace/setup.ts';
import type { WorkspaceStore } from '../../domain/workspace/store.ts';
import { forgottenReaders, journalReaders, notesReaders, searchReaders, taskReaders } from './readers.ts';
import type { Room } from './room.ts';

export const workspace: Room<'workspace', WorkspaceStore> = {
  name: 'workspace',
  reads: {
    ...notesReaders,
    ...searchReaders,
    ...journalReaders,
    ...forgottenReaders,
    events: taskReaders.events,
    entities: taskReaders.entities,
  },
  handlers: ({ place, policy, pages, contributed: { opens, searches, forgets, ...contributed } }) => ({
    ...setupHandlers(place, policy, contributed, pages),
    ...openHandlers(opens),
    ...searchHandlers(searches, policy),
    ...journalHandlers(policy),
    ...exportHandlers,
    ...forgetHandlers(forgets, opens, place.engine),
  }),
  appliers: { ...workspaceAppliers, ...forgetAppliers },
  targets: {},
  lines: workspaceLines,
};
