import { contextAppliers } from '../../appliers/context.ts';
import { hookHandlers } from '../../domain/context/hooks.ts';
import { recallBy } from '../../domain/context/recall.ts';
import type { ContextStore } from '../../domain/context/store.ts';
import { searchHandlers } from '../../domain/workspace/search.ts';
import { anchorReaders, graphReaders, notesReaders, taskReaders, thinkReaders } from './readers.ts';
import type { Room } from './room.ts';

export const context: Room<'context', ContextStore> = {
  name: 'context',
  reads: { ...notesReaders, ...graphReaders, ...thinkReaders, ...anchorReaders, ...taskReaders },
  handlers: ({ policy, contributed: { searches } }) => hookHandlers(recallBy(searchHandlers(searches, policy).search)),
  appliers: contextAppliers,
  targets: {},
  lines: {},
};
