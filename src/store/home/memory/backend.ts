import type { FoundMemory, MemoryFilter, MemoryGroup, MemoryStatus } from '../../../records/memory.ts';

/** How much of what is asked for, by rarity, must be held. Chosen on test/recall/runs. */
export const enough = 0.08;

/** Where earlier work is looked up. */
export interface MemoryBackend {
  search(query: string, filter: MemoryFilter, now_ms: number): Promise<FoundMemory[]>;
  status(): Promise<Omit<MemoryStatus, 'total_items'> & { readonly groups: readonly MemoryGroup[] }>;
  /** Makes it anew from all files; without snapshots, those that are in the logs now are left out. */
  rebuild(how: { readonly snapshots: boolean }): Promise<void>;
  close(): Promise<void>;
}
