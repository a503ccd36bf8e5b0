import type { Policy } from './index.ts';

/** Told where no tool runs yet: when a workspace comes into being. */
export const toldByTheStore: readonly string[] = ['workspace_created'];

export const factsTold: Policy = {
  id: 'facts/told',
  check({ manifest: m }) {
    const told = new Set([...toldByTheStore, ...m.tools.flatMap((tool) => tool.tells)]);
    return Object.keys(m.facts)
      .filter((kind) => !told.has(kind))
      .map((kind) => `fact ${kind} is told by no tool`);
  },
};
