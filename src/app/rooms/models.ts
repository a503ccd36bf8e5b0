import { catalogHandlers } from '../../domain/models/catalog.ts';
import type { ModelsStore } from '../../domain/models/store.ts';
import type { Room } from './room.ts';

export const models: Room<'models', ModelsStore> = {
  name: 'models',
  reads: {},
  handlers: () => catalogHandlers,
  appliers: {},
  targets: {},
  lines: {},
};
