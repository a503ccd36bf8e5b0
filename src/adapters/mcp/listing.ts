import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { App } from '../../boundary/app.ts';
import { scopeDefaults } from '../../boundary/scope.ts';
import { type Toolset, upTo } from '../../boundary/toolsets.ts';

/** Tools of a toolset, smallest toolset first, by name within each. What the server has a default for need not be named. */
export async function listTools({ product, policy }: Pick<App, 'product' | 'policy'>, toolset: Toolset): Promise<Tool[]> {
  const lists = await Promise.all(upTo(product, toolset).map(async (name) => (await product.lists[name]?.())?.default as Tool[]));
  const defaults = scopeDefaults(policy);
  const isNeeded = (field: string) => (defaults[field] ?? null) === null;
  return lists.flat().map((tool) => {
    const { required = [] } = tool.inputSchema;
    if (required.every(isNeeded)) return tool;
    return { ...tool, inputSchema: { ...tool.inputSchema, required: required.filter(isNeeded) } };
  });
}
