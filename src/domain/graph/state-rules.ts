import type { GraphEdge, GraphNode } from '../../../generated/types/index.ts';
import type { GraphVersion } from '../../records/graph.ts';

/** A value with its keys in order, so that the same meaning is the same text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'null';

const nodeFields = ['type', 'title', 'text', 'tags', 'status', 'meta'] as const;
const edgeFields = ['meta'] as const;

/** The fields that differ. Numbers, times and where a version was merged from are no part of what it says. */
function differing(a: GraphVersion | undefined, b: GraphVersion): string[] {
  const fields: readonly string[] = b.kind === 'node' ? nodeFields : edgeFields;
  const before = (a?.state ?? {}) as Partial<GraphNode & GraphEdge>;
  const after = b.state as Partial<GraphNode & GraphEdge>;
  const empty = (field: string, value: unknown) => value ?? (field === 'tags' ? [] : null);
  const changed = fields.filter(
    (field) => canonical(empty(field, before[field as never])) !== canonical(empty(field, after[field as never])),
  );
  return (before.deleted ?? false) === b.state.deleted ? changed : [...changed, 'deleted'];
}

export const fieldsChanged = (a: GraphVersion | undefined, b: GraphVersion): number => differing(a, b).length;

const isGone = (version: GraphVersion | undefined) => version?.state.deleted ?? true;

/** Whether two states mean the same. What is deleted and what never was are both not there. */
export function same(a: GraphVersion | undefined, b: GraphVersion | undefined): boolean {
  if (isGone(a) || isGone(b)) return isGone(a) === isGone(b);
  return a !== undefined && b !== undefined && differing(a, b).length === 0;
}
