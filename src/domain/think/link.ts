import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { EdgeKey, GraphApplied, GraphEdge } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { edgeRef, nodeRef, refId } from '../../records/graph.ts';
import { nothingApplied } from './applied.ts';
import type { CardTarget } from './change.ts';
import { canonical } from './commit.ts';
import type { ThinkStore } from './store.ts';

/** Draws an edge between two cards that are there; one that says the same already is left alone. */
export async function linkCards(
  store: ThinkStore,
  { branch, branch_id, view, graph_doc: doc }: CardTarget,
  tell: Tell<'graph_edge_written'>,
  link: EdgeKey,
  why: Record<string, unknown>,
): Promise<{ applied: GraphApplied; last_seq: number | null }> {
  const edge = { from: link.from.trim(), rel: link.rel.trim(), to: link.to.trim() };
  const meta = Object.keys(why).length ? why : undefined;
  const states = await store.graph.states(view, doc, [nodeRef(edge.from), nodeRef(edge.to), edgeRef(edge)]);
  const absent = [edge.from, edge.to].filter((id) => states.get(refId(nodeRef(id)))?.state.deleted !== false);
  if (absent.length) throw refuse('linked-card-is-not-there', { ids: [...new Set(absent)], doc });
  const before = states.get(refId(edgeRef(edge)))?.state as GraphEdge | undefined;
  if (before && !before.deleted && canonical(before.meta ?? null) === canonical(meta ?? null))
    return { applied: nothingApplied, last_seq: null };
  const { last_seq } = await tell('graph_edge_written', {
    branch,
    branch_id,
    doc,
    ...edge,
    ...(meta ? { meta } : {}),
    replaces: before?.last_seq ?? null,
  });
  return { applied: { ...nothingApplied, edges_upserted: 1 }, last_seq };
}
