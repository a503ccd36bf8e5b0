import { workspaceAppliers } from '../../appliers/workspace.ts';
import { exportHandlers } from '../../domain/workspace/export.ts';
import { workspaceLines } from '../../domain/workspace/lines.ts';
import { openHandlers } from '../../domain/workspace/open.ts';
import { setupHandlers } from '../../domain/workspace/setup.ts';
import type { WorkspaceStore } from '../../domain/workspace/store.ts';
import { notesReaders, taskReaders } from './readers.ts';
import type { Room } from './room.ts';

export const workspace: Room<'workspace', WorkspaceStore> = {
  name: 'workspace',
  reads: { ...notesReaders, events: taskReaders.events },
  handlers: ({ place, policy, contributed: { opens, diagnoses, golden } }) => ({
    ...setupHandlers(place, policy, golden, diagnoses),
    ...openHandlers(opens),
    ...exportHandlers,
  }),
  appliers: workspaceAppliers,
  targets: {},
  lines: workspaceLines,
};
