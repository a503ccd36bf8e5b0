import type { Tell, ThinkingTarget } from '../../../generated/handlers/ctx.ts';
import type { CardCommitted, GraphNode } from '../../../generated/types/index.ts';
import { refuseUnlessHolds } from '../../kernel/documents.ts';
import { fault } from '../../kernel/fault.ts';
import { edgeRef, type GraphRef, nodeRef, refId } from '../../kernel/graph.ts';
import { stableHash } from '../../kernel/hash.ts';
import type { Reads } from '../../kernel/ports.ts';
import type { Draft } from './card-rules.ts';

export interface Links {
  readonly supports?: readonly string[] | undefined;
  readonly blocks?: readonly string[] | undefined;
}

export interface Committing {
  readonly target: Pick<ThinkingTarget, 'branch' | 'branch_id' | 'view' | 'trace_doc' | 'graph_doc'>;
  readonly store: Reads;
  readonly tell: Tell<'card_written'>;
  readonly agent_id: string | null;
}

/** Objects with the same fields read the same, in whatever order they were written. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, v) =>
    v && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}

const unique = (ids: readonly string[] | undefined) => [...new Set((ids ?? []).map((id) => id.trim()))].sort();

const saysTheSame = (node: GraphNode, { id: _, ...card }: Draft) => {
  const { type, title, text, status, tags, meta } = node;
  const shown = { type, title, text, status, tags, meta };
  return canonical(shown) === canonical({ title: undefined, text: undefined, meta: undefined, ...card });
};

/** The commit of a card that is seen in a view, if there is one. */
async function seen({ store, target }: Committing, id: string) {
  const commits = await store.cards.commits(id);
  return commits.find(
    ({ branch_id, graph_doc, seq }) =>
      graph_doc === target.graph_doc &&
      target.view.some((part) => part.branch_id === branch_id && seq > part.after && seq <= part.upto),
  );
}

const differs = (id: string) =>
  fault(
    'CONFLICT',
    {
      problem: `Card ${id} is there already and says something else.`,
      fix: 'Leave id out for a new card, or change how the old one stands with think_set_status.',
      kind: 'card',
      id,
    },
    [{ tool: 'open', params: { id }, reason: `See what ${id} says` }],
  );

/** Writes a card and its edges into trace and graph, once: the same card again changes nothing, a different one is refused. */
export async function commitCard(committing: Committing, draft: Draft, links: Links): Promise<CardCommitted> {
  const { target, store, tell, agent_id } = committing;
  const { branch, branch_id, view, trace_doc, graph_doc } = target;
  const place = { branch, trace_doc, graph_doc };
  const wanted = [
    ...unique(links.supports).map((to) => ({ rel: 'supports' as const, to })),
    ...unique(links.blocks).map((to) => ({ rel: 'blocks' as const, to })),
  ];
  const digest = stableHash([canonical({ ...draft, id: null }), canonical(wanted)]);

  const before = draft.id === undefined ? undefined : await seen(committing, draft.id);
  if (before) {
    if (before.digest !== digest) throw differs(before.card_id);
    return {
      ...place,
      card_id: before.card_id,
      inserted: false,
      trace_seq: before.seq,
      trace_ref: `${before.trace_doc}@${before.seq}`,
      graph_applied: { nodes_upserted: 0, edges_upserted: 0 },
      last_seq: null,
      graph_ref: null,
    };
  }

  await refuseUnlessHolds(store, { view, doc: trace_doc }, 'entries');
  await refuseUnlessHolds(store, { view, doc: graph_doc }, 'graph');
  const id = draft.id ?? `CARD-${(await store.entities.lastNumber('CARD')) + 1}`;
  const edges = wanted.map((edge) => ({ from: id, ...edge }));
  const states = await store.graph.states(view, graph_doc, [nodeRef(id), ...edges.map(edgeRef)]);
  const at = (ref: GraphRef) => states.get(refId(ref));

  const node = at(nodeRef(id))?.state as GraphNode | undefined;
  const same = node !== undefined && !node.deleted && saysTheSame(node, draft);
  if (node && !node.deleted && !same) throw differs(id);
  const missing = edges.filter((edge) => at(edgeRef(edge))?.state.deleted !== false);
  const { trace_seq, last_seq, ...graph_applied } = await tell('card_written', {
    ...place,
    branch_id,
    card: { ...draft, id },
    ...(same ? {} : { node: { replaces: node?.last_seq ?? null } }),
    edges: missing.map(({ rel, to, from }) => ({ rel, to, replaces: at(edgeRef({ from, rel, to }))?.state.last_seq ?? null })),
    digest,
    ...(agent_id === null ? {} : { agent_id }),
  });
  return {
    ...place,
    card_id: id,
    inserted: true,
    trace_seq,
    trace_ref: `${trace_doc}@${trace_seq}`,
    graph_applied,
    last_seq,
    graph_ref: last_seq === null ? null : `${graph_doc}@${last_seq}`,
  };
}
