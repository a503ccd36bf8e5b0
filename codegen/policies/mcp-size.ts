import { gatewayListing } from '../emit/gateway.ts';
import { listing } from '../emit/mcp.ts';
import { groupBy } from '../emit/text.ts';
import { isListedByDefault, productOf } from '../products.ts';
import type { Policy } from './index.ts';

const most = 20 * 1024;
/** Above this size Codex takes all descriptions out of a tool's input. */
const mostOfOne = 5_000;

/** An agent reads this list before it reads anything else. */
export const dailySize: Policy = {
  id: 'mcp/daily-size',
  check({ manifest: m }) {
    const shown = m.tools.filter((tool) => isListedByDefault(tool, m));
    return [...groupBy(shown, (tool) => productOf(tool, m)?.name ?? '')]
      .map(([product, tools]) => ({ product, size: Buffer.byteLength(JSON.stringify(tools.map((tool) => listing(tool, m)))) }))
      .filter(({ size }) => size > most)
      .map(({ product, size }) => `what ${product} lists by default takes ${size} bytes; ${most} are allowed`);
  },
};

export const inputSize: Policy = {
  id: 'mcp/input-size',
  check: ({ manifest: m }) =>
    [...m.tools.map((tool) => listing(tool, m)), ...m.products.flatMap((product) => gatewayListing(product, m) ?? [])]
      .map(({ name, inputSchema }) => ({ name, size: Buffer.byteLength(JSON.stringify(inputSchema)) }))
      .filter(({ size }) => size > mostOfOne)
      .map(({ name, size }) => `the input of ${name} takes ${size} bytes to list; ${mostOfOne} are allowed`),
};

/** Hosts cut what is longer. */
const mostInstructions = 2_048;

export const instructionsSize: Policy = {
  id: 'mcp/instructions-size',
  check: ({ manifest: m }) =>
    m.products
      .map(({ name, instructions }) => ({ name, size: Buffer.byteLength(instructions) }))
      .filter(({ size }) => size > mostInstructions)
      .map(({ name, size }) => `the instructions of ${name} take ${size} bytes; ${mostInstructions} are allowed`),
};
