import type {
  ClaimType,
  ClaimView,
  EdgeView,
  MindScope,
  NodeView,
  ThoughtEdgeType,
  ThoughtNodeType,
  ThoughtStatus,
} from '../../generated/types/index.ts';
import type { LogTrouble } from './evidence-log.ts';

/**
 * The Thought DB as it is read. Its files only grow; what holds now follows from all of their records:
 *
 * - retracted, if a retraction names it; else superseded, if it is where a `supersedes` edge begins (old to new); else active;
 * - its canonical id is where `same_as` edges lead (duplicate to canonical; the last one from an id counts), at most 20 of them
 *   far. Edges that lead in a circle make one thing of it: the oldest id in it is the canonical one;
 * - an alias, an id whose canonical id is another one, is not listed;
 * - of several records with one id the last counts, and of several edges with the same ends and type.
 *
 * Everything is ordered by when it was asserted and then by id, so that the order does not depend on where a line stands.
 */
export type ClaimRow = ClaimView;
export type NodeRow = NodeView;
export type EdgeRow = EdgeView;
export type { ThoughtStatus };

/** Where a page ended: what follows was asserted before it, or at the same moment with a smaller id. */
export interface ThoughtPlace {
  readonly asserted_ts: string;
  readonly id: string;
}

interface Page {
  readonly limit: number;
  readonly after?: ThoughtPlace | undefined;
}

interface ThoughtFilter extends Page {
  /** All of these. */
  readonly tags?: readonly string[] | undefined;
  /** None of these. */
  readonly without_tags?: readonly string[] | undefined;
  /** Left out: what is active. */
  readonly statuses?: readonly ThoughtStatus[] | undefined;
  readonly aliases?: boolean | undefined;
  /** A part of its text, whatever the case. */
  readonly contains?: string | undefined;
}

export interface ClaimFilter extends ThoughtFilter {
  readonly types?: readonly ClaimType[] | undefined;
  /** Only what holds at this moment. */
  readonly as_of_ms?: number | undefined;
}

export interface NodeFilter extends ThoughtFilter {
  readonly types?: readonly ThoughtNodeType[] | undefined;
}

export interface EdgeFilter extends Page {
  readonly types?: readonly ThoughtEdgeType[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AdjacentFilter {
  readonly direction: 'out' | 'in' | 'both';
  readonly types?: readonly ThoughtEdgeType[] | undefined;
  /** The most for each id and direction; left out: as many as there are. */
  readonly each?: number | undefined;
  readonly limit: number;
}

/** A claim or a node that words were found in, with how well it fits. */
export type FoundThought =
  | { readonly kind: 'claim'; readonly claim: ClaimRow; readonly score: number }
  | { readonly kind: 'node'; readonly node: NodeRow; readonly score: number };

export interface ThoughtReads {
  readonly thoughts: {
    /** By id: in the project first, then in the global store, unless one of them is named. */
    claim(id: string, scope?: MindScope): Promise<ClaimRow | undefined>;
    node(id: string, scope?: MindScope): Promise<NodeRow | undefined>;
    edge(id: string, scope?: MindScope): Promise<EdgeRow | undefined>;
    /** Those of these ids that are there, in the same order. */
    claimsNamed(scope: MindScope, ids: readonly string[]): Promise<ClaimRow[]>;
    nodesNamed(scope: MindScope, ids: readonly string[]): Promise<NodeRow[]>;
    /** Newest first. */
    claims(scope: MindScope, filter: ClaimFilter): Promise<ClaimRow[]>;
    nodes(scope: MindScope, filter: NodeFilter): Promise<NodeRow[]>;
    edges(scope: MindScope, filter: EdgeFilter): Promise<EdgeRow[]>;
    /** Edges that begin or end at one of these ids, those of the first id first, each list newest first. */
    adjacent(scope: MindScope, ids: readonly string[], filter: AdjacentFilter): Promise<EdgeRow[]>;
    /** The edges between these ids that are there. */
    edgesBetween(scope: MindScope, ids: readonly string[], limit: number): Promise<EdgeRow[]>;
    /** The edge that says just this. */
    sameEdge(scope: MindScope, edge: Pick<EdgeRow, 'edge_type' | 'from_id' | 'to_id'>): Promise<EdgeRow | undefined>;
    /** The active claim, no alias, that says the same: type and normalized text are equal. */
    sameClaim(scope: MindScope, claim: Pick<ClaimRow, 'claim_type' | 'text'>): Promise<ClaimRow | undefined>;
    /** Where an id leads by `same_as`; itself where it leads nowhere. */
    canonical(scope: MindScope, id: string): Promise<string>;
    /** Ids that lead to this one, the oldest first. */
    aliasesOf(scope: MindScope, id: string, limit: number): Promise<string[]>;
    /** Claims that rest on a record, newest first; active ones that are no aliases. */
    citing(scope: MindScope, event_id: string, limit: number): Promise<ClaimRow[]>;
    /** Active ones that hold some of these words, best first; no aliases. */
    search(scope: MindScope, query: string, filter: SearchedThoughts): Promise<FoundThought[]>;
    count(scope: MindScope, of: 'claim' | 'node', filter: { tag?: string | undefined }): Promise<number>;
    /** What its files hold that is no record, file by file. */
    trouble(scope: MindScope): Promise<LogTrouble[]>;
    /** The id that was probably meant. */
    nearest(kind: 'claim' | 'node' | 'edge', id: string, scope?: MindScope): Promise<string | undefined>;
  };
}

export interface SearchedThoughts {
  readonly kinds: readonly ('claim' | 'node')[];
  readonly limit: number;
  /** How much of what is asked for, by rarity, must be held. */
  readonly enough: number;
  /** How many of its words are looked for, from the first on; left out: 24. */
  readonly words?: number | undefined;
}

/** How texts are compared: blanks and case do not count. */
export const normalized = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const moment = (ts: string | null): number | null => {
  const ms = ts === null ? Number.NaN : Date.parse(ts);
  return Number.isNaN(ms) ? null : ms;
};

/** Whether a claim holds at a moment: from `valid_from` on, and before `valid_to`. */
export function holdsAt({ valid_from, valid_to }: Pick<ClaimRow, 'valid_from' | 'valid_to'>, at_ms: number): boolean {
  const [from, to] = [moment(valid_from), moment(valid_to)];
  return (from === null || from <= at_ms) && (to === null || at_ms < to);
}

/** How far `same_as` is followed. */
export const mostHops = 20;

/** Where an id leads. `next` says where each id leads by one edge. */
export function canonicalOf(id: string, next: (id: string) => string | undefined): string {
  const path = [id];
  for (let at = next(id); at !== undefined && path.length <= mostHops; at = next(at)) {
    const met = path.indexOf(at);
    if (met >= 0) return path.slice(met).toSorted()[0] as string;
    path.push(at);
  }
  return path.at(-1) as string;
}

/** Tags that mean something here. */
export const tags = {
  values_raw: 'values:raw',
  values_base: 'values:base',
  values_summary: 'values:summary',
  values: 'mi:values',
  valuesSet: (event_id: string) => `values_set:${event_id}`,
  setting: 'mi:setting',
  ask_when_uncertain: 'mi:setting:ask_when_uncertain',
  refactor_intent: 'mi:setting:refactor_intent',
  defaults: 'mi:defaults',
  testless: 'mi:testless_verification_strategy',
  learned: 'mi:learned',
  preference: 'mi:pref',
  learned_apply: 'mi:learned_apply',
  source: (source: string) => `mi:source:${source}`,
  severity: (severity: string) => `severity:${severity}`,
  suggestion: (id: string) => `learn_suggested:${id}`,
} as const;

/** Preferences that are always shown. */
export const pinnedTags = [tags.testless, tags.ask_when_uncertain, tags.refactor_intent] as const;
