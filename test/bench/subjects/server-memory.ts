import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Subject } from '../shape.ts';
import { noteText } from './text.ts';

const packageFile = createRequire(import.meta.url).resolve('@modelcontextprotocol/server-memory/package.json');
const fileIn = (folder: string) => path.join(folder, 'memory.jsonl');
const entity = (name: string, i: number) => ({ name, entityType: 'note', observations: [noteText(i)] });

/** Keeps everything in one file of lines that each call reads whole, and each write writes whole. */
export const serverMemory: Subject = {
  name: 'server-memory',
  command: (folder) => ({
    args: [path.join(path.dirname(packageFile), 'dist/index.js')],
    env: { MEMORY_FILE_PATH: fileIn(folder) },
  }),
  async fill(folder, entries) {
    const lines = Array.from({ length: entries }, (_, i) => JSON.stringify({ type: 'entity', ...entity(`filled-${i}`, i) }));
    writeFileSync(fileIn(folder), lines.join('\n'));
  },
  operations: (entries) => [
    { measure: 'write', writes: true, call: (i) => ({ tool: 'create_entities', args: { entities: [entity(`new-${i}`, i)] } }) },
    { measure: 'search', call: (i) => ({ tool: 'search_nodes', args: { query: `filled-${(i * 7919) % entries}` } }) },
    { measure: 'read all', call: () => ({ tool: 'read_graph', args: {} }) },
  ],
  most: 20_000,
  every: (entries) => (entries > 5000 ? 20 : 2),
};
