import { once } from 'node:events';
import type { Upkeep } from '../kernel/upkeep.ts';
import { systemClock } from './assemble.ts';

/** Waits where whoever reads is slower. */
async function toOutput(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

export const upkeep: Upkeep = {
  backup: async (order) => (await import('../store/backup/index.ts')).backupStore(order, systemClock),
  outlook: async (database) => (await import('../store/outlook.ts')).outlook(database),
  exportWorkspace: async (order) =>
    (await import('../store/transfer/index.ts')).exportWorkspace({ ...order, write: toOutput }, systemClock),
  importWorkspace: async (order) => (await import('./import.ts')).importFile(order, systemClock),
};
