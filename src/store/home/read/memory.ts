import type { MemoryReads } from '../../../records/memory.ts';
import type { HomeReader } from '../reader.ts';

export const memoryReads = ({ memory, now }: HomeReader): MemoryReads['memory'] => ({
  search: (query, filter) => memory.search(query, filter, now()),
  status: async () => {
    const { groups, ...about } = await memory.status();
    return { ...about, groups, total_items: groups.reduce((sum, { count }) => sum + count, 0) };
  },
});
