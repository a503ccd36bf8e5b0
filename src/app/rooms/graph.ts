import { graphAppliers } from '../../appliers/graph.ts';
import { graphContribution } from '../../domain/graph/contribution.ts';
import { graphEditHandlers } from '../../domain/graph/edit.ts';
import { graphMergeHandlers } from '../../domain/graph/merge.ts';
import type { GraphStore } from '../../domain/graph/store.ts';
import { graphReaders } from './readers.ts';
import type { Room } from './room.ts';

export const graph: Room<'graph', GraphStore> = {
  name: 'graph',
  reads: graphReaders,
  handlers: () => ({ ...graphEditHandlers, ...graphMergeHandlers }),
  appliers: graphAppliers,
  targets: {},
  lines: {},
  ...graphContribution,
};
