import { listing } from '../emit/mcp.ts';
import { isListedByDefault } from '../products.ts';
import type { Policy } from './index.ts';

const most = 16 * 1024;

/** An agent reads this list before it reads anything else. */
export const dailySize: Policy = {
  id: 'mcp/daily-size',
  check({ manifest: m }) {
    const tools = m.tools.filter((tool) => isListedByDefault(tool, m)).map((tool) => listing(tool, m));
    const size = Buffer.byteLength(JSON.stringify(tools));
    return size > most ? [`the core and daily tools take ${size} bytes to list; ${most} are allowed`] : [];
  },
};
