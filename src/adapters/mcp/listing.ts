import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { Toolset } from '../../boundary/house.ts';

type Tier = Toolset;
const tiers: readonly Tier[] = ['core', 'daily', 'full'];

const files: Record<Tier, () => Promise<{ default: unknown }>> = {
  core: () => import('../../../generated/mcp/core.json'),
  daily: () => import('../../../generated/mcp/daily.json'),
  full: () => import('../../../generated/mcp/full.json'),
};

const aliases: Record<string, Toolset> = { minimal: 'core', dx: 'daily' };

/** The toolset that a name means; undefined for a name that means none. */
export const toolsetNamed = (name: unknown): Toolset | undefined => {
  if (typeof name !== 'string') return undefined;
  return tiers.find((tier) => tier === name) ?? (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
};

/** Tools of a toolset, smallest tier first, by name within a tier. With a default workspace, none has to be named. */
export async function listTools(toolset: Toolset, hasDefaultWorkspace: boolean): Promise<Tool[]> {
  const shown = tiers.slice(0, tiers.indexOf(toolset) + 1);
  const lists = await Promise.all(shown.map(async (tier) => (await files[tier]()).default as Tool[]));
  const tools = lists.flat();
  if (!hasDefaultWorkspace) return tools;
  return tools.map((tool) => {
    const required = (tool.inputSchema.required ?? []).filter((field) => field !== 'workspace');
    return { ...tool, inputSchema: { ...tool.inputSchema, required } };
  });
}
