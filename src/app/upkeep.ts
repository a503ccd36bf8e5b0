import type { BackupOptions } from '../store/backup/index.ts';
import { systemClock } from './compose.ts';

/** What commands do with a store that this process does not open. */
export const upkeep = {
  backup: async (order: Omit<BackupOptions, 'clock'>) =>
    (await import('../store/backup/index.ts')).backupStore({ ...order, clock: systemClock }),
  outlook: async (database: string) => (await import('../store/outlook.ts')).outlook(database),
};
