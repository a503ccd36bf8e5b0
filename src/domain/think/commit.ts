import type { Tell, ThinkingTarget } from '../../../generated/handlers/ctx.ts';
import type { CardCommitted, GraphNode } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { stableHash } from '../../kernel/hash.ts';
import { refuseUnlessHolds } from '../../records/documents.ts';
import { edgeRef, type GraphRef, nodeRef, refId } from '../../records/graph.ts';
import { isSeen } from '../../records/view.ts';
import type { Draft, Fields } from './card-rules.ts';
import type { ThinkStore } from './store.ts';

export interface Links {
  readonly supports?: readonly string[] | undefined;
  readonly blocks?: readonly string[] | undefined;
}

export interface Committing {
  readonly target: Pick<ThinkingTarget, 'branch' | 'branch_id' | 'view' | 'trace_doc' | 'graph_doc'>;
  readonly store: ThinkStore;
  readonly tell: Tell<'card_written'>;
  readonly agent_id: string | null;
}

/** Objects with the same fields read the same, in whatever order they were written. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, v) =>
    v && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}

const unique = (ids: readonly string[] | undefined) => [...new Set((ids ?? []).map((id) => id.trim()))].sort();

interface Wanted {
  readonly rel: 'supports' | 'blocks';
  readonly to: string;
}

const saysTheSame = (node: GraphNode, { id: _, ...card }: Draft) => {
  const { type, title, text, status, tags, meta } = node;
  const shown = { type, title, text, status, tags, meta };
  return canonical(shown) === canonical({ title: undefined, text: undefined, meta: undefined, ...card });
};

/** What stands under the id of a card and under the edges that it wants. */
export interface Existing {
  /** The newest version, tombstones included. */
  readonly node: GraphNode | undefined;
  readonly live: GraphNode | undefined;
  /** Edges that are not drawn yet, each with the version that it comes instead of. */
  readonly missing: readonly (Wanted & { readonly replaces: number | null })[];
}

export async function lookUp({ store, target }: Committing, id: string, wanted: readonly Wanted[]): Promise<Existing> {
  const { view, trace_doc, graph_doc } = target;
  await refuseUnlessHolds(store, { view, doc: trace_doc }, 'entries');
  await refuseUnlessHolds(store, { view, doc: graph_doc }, 'graph');
  const edges = wanted.map((edge) => ({ from: id, ...edge }));
  const states = await store.graph.states(view, graph_doc, [nodeRef(id), ...edges.map(edgeRef)]);
  const at = (ref: GraphRef) => states.get(refId(ref))?.state;
  const node = at(nodeRef(id)) as GraphNode | undefined;
  const missing = edges
    .map(({ rel, to, from }) => ({ rel, to, before: at(edgeRef({ from, rel, to })) }))
    .filter(({ before }) => before?.deleted !== false)
    .map(({ rel, to, before }) => ({ rel, to, replaces: before?.last_seq ?? null }));
  return { node, live: node && !node.deleted ? node : undefined, missing };
}

/** Tells a card over what stands; its node gets a version only where it says something new. */
export async function writeCard(
  { target, tell, agent_id }: Committing,
  card: Fields,
  { node, live, missing }: Existing,
  digest: string,
) {
  const { branch, branch_id, trace_doc, graph_doc } = target;
  const same = live !== undefined && saysTheSame(live, card);
  return tell('card_written', {
    branch,
    branch_id,
    trace_doc,
    graph_doc,
    card,
    ...(same ? {} : { node: { replaces: node?.last_seq ?? null } }),
    edges: [...missing],
    digest,
    ...(agent_id === null ? {} : { agent_id }),
  });
}

export const standsAlready = ({ live, missing }: Existing, card: Fields): boolean =>
  live !== undefined && missing.length === 0 && saysTheSame(live, card);

/** The id that a card without one gets. */
export const nextId = async (store: ThinkStore): Promise<string> => `CARD-${(await store.entities.lastNumber('CARD')) + 1}`;

export const digestOf = (draft: Draft, wanted: readonly Wanted[]): string =>
  stableHash([canonical({ ...draft, id: null }), canonical(wanted)]);

/** The commit of a card that is seen in a view, if there is one. */
async function seen({ store, target }: Committing, id: string) {
  const commits = await store.cards.commits(id);
  return commits.find(({ branch_id, graph_doc, seq }) => graph_doc === target.graph_doc && isSeen(target.view, branch_id, seq));
}

/** Writes a card and its edges into trace and graph, once: the same card again changes nothing, a different one is refused. */
export async function commitCard(committing: Committing, draft: Draft, links: Links): Promise<CardCommitted> {
  const { target, store } = committing;
  const { branch, trace_doc, graph_doc } = target;
  const place = { branch, trace_doc, graph_doc };
  const wanted: Wanted[] = [
    ...unique(links.supports).map((to) => ({ rel: 'supports' as const, to })),
    ...unique(links.blocks).map((to) => ({ rel: 'blocks' as const, to })),
  ];
  const digest = digestOf(draft, wanted);

  const before = draft.id === undefined ? undefined : await seen(committing, draft.id);
  if (before) {
    if (before.digest !== digest) throw refuse('card-says-something-else', { id: before.card_id });
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

  const id = draft.id ?? (await nextId(store));
  const standing = await lookUp(committing, id, wanted);
  if (standing.live && !saysTheSame(standing.live, draft)) throw refuse('card-says-something-else', { id });
  const { trace_seq, last_seq, ...graph_applied } = await writeCard(committing, { ...draft, id }, standing, digest);
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
