import type { Segment } from '../../generated/handlers/ctx.ts';
import type { Conflict, GraphEdge, GraphNode } from '../../generated/types/index.ts';
import type { Visibility } from './cards.ts';

/** A node by its id, or an edge by `from|rel|to`. */
export interface GraphRef {
  readonly kind: 'node' | 'edge';
  readonly key: string;
}

export const nodeRef = (id: string): GraphRef => ({ kind: 'node', key: id });
export const edgeRef = ({ from, rel, to }: Pick<GraphEdge, 'from' | 'rel' | 'to'>): GraphRef => ({
  kind: 'edge',
  key: `${from}|${rel}|${to}`,
});
/** One text for each ref. */
export const refId = ({ kind, key }: GraphRef): string => `${kind} ${key}`;

/** What one version says about a node or edge. */
export type GraphVersion = { readonly key: string } & (
  | { readonly kind: 'node'; readonly state: GraphNode }
  | { readonly kind: 'edge'; readonly state: GraphEdge }
);

/** All of them must hold; a list means any of it, but for `tags_all`. */
export interface NodeFilter {
  readonly ids?: readonly string[];
  readonly types?: readonly string[];
  readonly status?: string;
  readonly tags_any?: readonly string[];
  readonly tags_all?: readonly string[];
  readonly text?: string;
  /** Cards of these visibilities only. */
  readonly visibility?: readonly Visibility[];
  readonly include_deleted: boolean;
}

/** A conflict without its states: they are versions, known by their numbers. */
export interface ConflictRow extends Omit<Conflict, 'base' | 'theirs' | 'ours' | 'resolved_at_ms'> {
  readonly from_branch_id: number;
  readonly into_branch_id: number;
  readonly base_seq: number | null;
  readonly theirs_seq: number;
  readonly ours_seq: number;
  readonly created_seq: number;
  readonly resolved_at_ms: number | null;
}

interface Page {
  readonly before: number;
  readonly limit: number;
}

/** With `bytes` no more text is read than that, but for the first one's: the page ends before what has no room, and is `cut`. */
export interface NodePage extends Page {
  readonly bytes?: number;
}

type View = readonly Segment[];

/** Maps are by `refId`. A tombstone is a state; what was never written has none. */
interface GraphVersionReads {
  states(view: View, doc: string, refs: readonly GraphRef[]): Promise<Map<string, GraphVersion>>;
  /** Nodes that meet a filter, newest first. */
  nodes(view: View, doc: string, filter: NodeFilter, page: NodePage): Promise<{ nodes: GraphNode[]; cut: boolean }>;
  /** Edges with both ends among these nodes, newest first. */
  edgesBetween(
    view: View,
    doc: string,
    ids: readonly string[],
    page: { limit: number; include_deleted: boolean; bytes?: number },
  ): Promise<{ edges: GraphEdge[]; cut: boolean }>;
  /** Live edges that begin or end at a node, oldest first. */
  edgesAt(view: View, doc: string, id: string): Promise<GraphEdge[]>;
  /** Live edges of these relations that begin at one of these nodes, newest first. */
  edgesFrom(
    view: View,
    doc: string,
    ids: readonly string[],
    page: { rels: readonly string[]; limit: number },
  ): Promise<GraphEdge[]>;
  /** The latest state of every key that has one in these segments, newest first. */
  changes(view: View, doc: string, page: Page): Promise<GraphVersion[]>;
  /** Versions up to a number that something in these segments came instead of, newest first. */
  replaced(view: View, doc: string, page: { upto: number; limit: number }): Promise<(GraphRef & { seq: number })[]>;
  count(view: View, doc: string): Promise<{ nodes: number; edges: number }>;
  /** Live edges with an end that is not a live node, newest first. */
  dangling(view: View, doc: string, limit: number): Promise<{ edge: GraphRef; missing: string[] }[]>;
  at(seq: number): Promise<{ version: GraphVersion; branch: string; doc: string } | undefined>;
  versions(seqs: readonly number[]): Promise<Map<number, GraphVersion>>;
  /** The newest version of each key on `from` that `into` holds a copy of. */
  lastMerged(from_id: number, into_id: number, doc: string, refs: readonly GraphRef[]): Promise<Map<string, number>>;
}

interface ConflictReads {
  find(conflict_id: string): Promise<ConflictRow | undefined>;
  /** Every conflict that merging `from` into `into` ever found for these keys. */
  about(from_id: number, into_id: number, doc: string, refs: readonly GraphRef[]): Promise<ConflictRow[]>;
  list(into_id: number, doc: string, statuses: readonly ConflictRow['status'][], page: Page): Promise<ConflictRow[]>;
  countOpen(): Promise<number>;
}

/** The versioned graph and its conflicts. */
export interface GraphReads {
  readonly graph: GraphVersionReads;
  readonly conflicts: ConflictReads;
}
