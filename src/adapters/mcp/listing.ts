import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { App } from '../../boundary/app.ts';
import { scopeDefaults } from '../../boundary/scope.ts';
import { largest, type Toolset, upTo } from '../../boundary/toolsets.ts';

type Listed = Pick<App, 'product' | 'policy'>;

const ofToolsets = async ({ product }: Listed, names: readonly Toolset[]): Promise<Tool[]> =>
  (await Promise.all(names.map(async (name) => (await product.lists[name]?.())?.default as Tool[]))).flat();

/**
 * Tools of a toolset, smallest toolset first, by name within each, then what the list gained since. What the server has a default
 * for need not be named.
 */
export async function listTools(app: Listed, toolset: Toolset, gained: readonly string[] = []): Promise<Tool[]> {
  const shown = upTo(app.product, toolset);
  const all = gained.length ? upTo(app.product, largest(app.product)) : shown;
  const tools = await ofToolsets(app, shown);
  const others = await ofToolsets(app, all.slice(shown.length));
  const defaults = scopeDefaults(app.policy);
  const isNeeded = (field: string) => (defaults[field] ?? null) === null;
  return [...tools, ...gained.flatMap((name) => others.find((tool) => tool.name === name) ?? [])].map((tool) => {
    const { required = [] } = tool.inputSchema;
    if (required.every(isNeeded)) return tool;
    return { ...tool, inputSchema: { ...tool.inputSchema, required: required.filter(isNeeded) } };
  });
}
