import { anchorAppliers } from '../../appliers/anchors.ts';
import { anchorHandlers } from '../../domain/anchors/anchors.ts';
import { anchorsContribution } from '../../domain/anchors/contribution.ts';
import { anchorRoomLines } from '../../domain/anchors/lines.ts';
import type { AnchorsStore } from '../../domain/anchors/store.ts';
import { anchorReaders, graphReaders, notesReaders } from './readers.ts';
import type { Room } from './room.ts';

export const anchors: Room<'anchors', AnchorsStore> = {
  name: 'anchors',
  reads: { ...notesReaders, ...graphReaders, ...anchorReaders },
  handlers: () => anchorHandlers,
  appliers: anchorAppliers,
  targets: {},
  lines: anchorRoomLines,
  ...anchorsContribution,
};
