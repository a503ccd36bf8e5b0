import type { ClaimView, EdgeView, NodeView, ThoughtGraph } from '../../../../../../generated/types/index.ts';
import { ask } from '../../kit/ask.ts';
import type { Served } from '../../kit/view.ts';
import { claimList, claimsGraph, edgeList, nodeList } from './tools.ts';

/** A claim or a node, as far as both are drawn and listed. */
export interface Thought {
  readonly id: string;
  readonly type: string;
  /** What it says in a line. */
  readonly title: string;
  readonly text: string;
  readonly status: string;
  readonly scope: string;
  readonly asserted_ts: string;
  readonly tags: readonly string[];
  /** Itself, unless it was declared the same as another. */
  readonly canonical_id: string;
}

export interface Relation {
  readonly edge_id: string;
  readonly edge_type: string;
  readonly from_id: string;
  readonly to_id: string;
  readonly asserted_ts: string;
}

export interface Knowledge {
  readonly thoughts: readonly Thought[];
  readonly edges: readonly Relation[];
  /** There is more than was read. */
  readonly has_more: boolean;
}

type Shared = 'text' | 'status' | 'scope' | 'asserted_ts' | 'tags' | 'canonical_id';

export const ofClaim = (claim: Pick<ClaimView, Shared | 'claim_id' | 'claim_type'>): Thought => ({
  ...claim,
  id: claim.claim_id,
  type: claim.claim_type,
  title: claim.text,
});

export const ofNode = (node: Pick<NodeView, Shared | 'node_id' | 'node_type' | 'title'>): Thought => ({
  ...node,
  id: node.node_id,
  type: node.node_type,
});

/** So many of each kind are read; a graph of more would tell nobody anything. */
const most = 1000;
const page = { limit: 500 };

/** A list page by page, until it ends or is long enough. */
async function walked<Item>(
  idOf: (item: Item) => string,
  read: (after: { after?: string }) => Promise<{ items: readonly Item[]; has_more: boolean }>,
): Promise<{ items: readonly Item[]; has_more: boolean }> {
  const all: Item[] = [];
  for (;;) {
    const last = all.at(-1);
    const { items, has_more } = await read(last === undefined ? {} : { after: idOf(last) });
    all.push(...items);
    if (!has_more || items.length === 0 || all.length >= most) return { items: all, has_more };
  }
}

/** What is known in a project and everywhere, with how it relates. */
export async function wholeKnowledge(
  served: Served,
  project: string,
  filter: { readonly all: boolean; readonly contains?: string },
  signal: AbortSignal,
): Promise<Knowledge> {
  const own = { project, scope: 'effective' as const };
  const [claims, nodes, edges] = await Promise.all([
    walked<ClaimView>(
      ({ claim_id }) => claim_id,
      async (after) => {
        const { claims: items, has_more } = await ask(claimList(served, { ...own, ...filter, ...page, ...after }), signal);
        return { items, has_more };
      },
    ),
    walked<NodeView>(
      ({ node_id }) => node_id,
      async (after) => {
        const { nodes: items, has_more } = await ask(nodeList(served, { ...own, ...filter, ...page, ...after }), signal);
        return { items, has_more };
      },
    ),
    walked<EdgeView>(
      ({ edge_id }) => edge_id,
      async (after) => {
        const { edges: items, has_more } = await ask(edgeList(served, { ...own, ...page, ...after }), signal);
        return { items, has_more };
      },
    ),
  ]);
  return {
    thoughts: [...claims.items.map(ofClaim), ...nodes.items.map(ofNode)],
    edges: edges.items,
    has_more: claims.has_more || nodes.has_more || edges.has_more,
  };
}

/** What held at a moment, and has these words if any are given. */
export async function heldAt(
  served: Served,
  project: string,
  at: number,
  contains: string,
  signal: AbortSignal,
): Promise<readonly Thought[]> {
  const all = await wholeKnowledge(served, project, { all: true, ...(contains ? { contains } : {}) }, signal);
  return knownAt(all, at).thoughts.filter(({ status, id, canonical_id }) => status === 'active' && canonical_id === id);
}

/** What hangs together with one claim or node, two steps far. */
export async function knowledgeAround(
  served: Served,
  project: string,
  id: string,
  all: boolean,
  signal: AbortSignal,
): Promise<Knowledge> {
  const asked = { project, id, depth: 2, include_inactive: all, include_aliases: all };
  const { graph, truncated } = await ask(claimsGraph(served, asked), signal);
  return ofGraph(graph, truncated);
}

const ofGraph = ({ claims, nodes, edges, truncated }: ThoughtGraph, cut: boolean): Knowledge => ({
  thoughts: [...claims.map(ofClaim), ...nodes.map(ofNode)],
  edges,
  has_more: truncated || cut,
});

/**
 * As it was at a moment: what was asserted later was not there, and what was replaced later still held. When something was retracted
 * no list says, so it stays retracted.
 */
export function knownAt({ thoughts, edges, has_more }: Knowledge, at: number | null): Knowledge {
  if (at === null) return { thoughts, edges, has_more };
  const then = ({ asserted_ts }: { readonly asserted_ts: string }) => !(Date.parse(asserted_ts) > at);
  const drawn = edges.filter(then);
  const replaced = new Set(drawn.filter(({ edge_type }) => edge_type === 'supersedes').map(({ from_id }) => from_id));
  return {
    thoughts: thoughts
      .filter(then)
      .map((thought) =>
        thought.status === 'superseded' && !replaced.has(thought.id) ? { ...thought, status: 'active' } : thought,
      ),
    edges: drawn,
    has_more,
  };
}
