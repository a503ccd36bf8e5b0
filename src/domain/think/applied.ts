import type { GraphApplied } from '../../../generated/types/index.ts';

export const nothingApplied: GraphApplied = { nodes_upserted: 0, nodes_deleted: 0, edges_upserted: 0, edges_deleted: 0 };

interface Part {
  readonly applied: Partial<GraphApplied>;
  readonly last_seq: number | null;
}

/** Several writes as one: what they did together, and the newest number among them. */
export function together(parts: readonly Part[]): { applied: GraphApplied; last_seq: number | null } {
  const sum = (key: keyof GraphApplied) => parts.reduce((total, { applied }) => total + (applied[key] ?? 0), 0);
  const seqs = parts.flatMap(({ last_seq }) => (last_seq === null ? [] : [last_seq]));
  return {
    applied: {
      nodes_upserted: sum('nodes_upserted'),
      nodes_deleted: sum('nodes_deleted'),
      edges_upserted: sum('edges_upserted'),
      edges_deleted: sum('edges_deleted'),
    },
    last_seq: seqs.length ? Math.max(...seqs) : null,
  };
}
