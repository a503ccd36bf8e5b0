import type { Upkeep } from '../kernel/upkeep.ts';
import { systemClock } from './compose.ts';

export const upkeep: Upkeep = {
  backup: async (order) => (await import('../store/backup/index.ts')).backupStore(order, systemClock),
  outlook: async (database) => (await import('../store/outlook.ts')).outlook(database),
};
