import type { ThoughtDbUse } from '../../../generated/types/index.ts';
import { shortenWhole } from '../../kernel/secrets/cut.ts';
import { iso } from '../../kernel/text.ts';
import { plainQuery } from '../../kernel/words/query.ts';
import { type ClaimRow, type EdgeRow, holdsAt, type NodeRow, type ThoughtReads, tags } from '../../records/thoughts.ts';
import { onceSaid, otherWishes, pinnedClaims, valuesClaims } from './chosen-rules.ts';

/**
 * What a decision is given of the Thought DB: values, preferences, what fits the work at hand, and how these hang together. No model
 * is asked, and the same store gives the same.
 */

type Item = Readonly<Record<string, unknown>>;

export interface ContextClaim
  extends Pick<
    ClaimRow,
    | 'claim_id'
    | 'canonical_id'
    | 'status'
    | 'claim_type'
    | 'scope'
    | 'visibility'
    | 'valid_from'
    | 'valid_to'
    | 'text'
    | 'tags'
    | 'source_event_ids'
  > {}
export interface ContextNode
  extends Pick<
    NodeRow,
    | 'node_id'
    | 'canonical_id'
    | 'status'
    | 'node_type'
    | 'scope'
    | 'visibility'
    | 'asserted_ts'
    | 'title'
    | 'text'
    | 'tags'
    | 'source_event_ids'
  > {}
export type ContextEdge = Pick<EdgeRow, 'edge_type' | 'from_id' | 'to_id' | 'scope' | 'notes'>;

/** As a prompt is shown it. */
export interface DecideContext {
  readonly as_of_ts: string;
  readonly query: string;
  readonly nodes: readonly ContextNode[];
  readonly values_claims: readonly ContextClaim[];
  readonly pref_goal_claims: readonly ContextClaim[];
  readonly query_claims: readonly ContextClaim[];
  readonly edges: readonly ContextEdge[];
  readonly notes: string;
}

export interface ContextInput {
  readonly task: string;
  readonly last_message: string;
  /** Records of the run, the oldest first, whole or made small. */
  readonly recent_evidence: readonly Item[];
  readonly now_ms: number;
}

const budget = { nodes: 6, values: 8, pref_goal: 8, query: 10, edges: 20 } as const;
const projectNodes = 3;
const seeds = 50;
const mostTokens = 18;
/** How much of what is asked for a claim must hold to be worth showing. */
const enough = 0.08;
/** How many of the newest are looked through for words that no index knows. */
const scanned = 200;
const neighbours = { each: 4, limit: 120 } as const;
const scopes = ['project', 'global'] as const;

const strings = (value: unknown, most: number): string[] =>
  (Array.isArray(value) ? value : []).slice(0, most).filter((each): each is string => typeof each === 'string');

/** What the work at hand is about, in its own words. */
export function contextQuery({ task, last_message, recent_evidence }: Omit<ContextInput, 'now_ms'>): string {
  const evidence = recent_evidence.filter(({ kind }) => kind === 'evidence').slice(-6);
  const said = evidence.flatMap(({ unknowns, risk_signals, facts, results }) => [
    ...strings(unknowns, 6),
    ...strings(risk_signals, 6),
    ...strings(facts, 6),
    ...strings(results, 4),
  ]);
  return [task, last_message, ...said]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n');
}

const claimShown = (claim: ClaimRow): ContextClaim => ({
  claim_id: claim.claim_id,
  canonical_id: claim.canonical_id,
  status: claim.status,
  claim_type: claim.claim_type,
  scope: claim.scope,
  visibility: claim.visibility,
  valid_from: claim.valid_from,
  valid_to: claim.valid_to,
  text: shortenWhole(claim.text, 480),
  tags: claim.tags.slice(0, 16),
  source_event_ids: claim.source_event_ids.slice(0, 6),
});

const nodeShown = (node: NodeRow): ContextNode => ({
  node_id: node.node_id,
  canonical_id: node.canonical_id,
  status: node.status,
  node_type: node.node_type,
  scope: node.scope,
  visibility: node.visibility,
  asserted_ts: node.asserted_ts,
  title: shortenWhole(node.title, 160),
  text: shortenWhole(node.text, 560),
  tags: node.tags.slice(0, 16),
  source_event_ids: node.source_event_ids.slice(0, 6),
});

const edgeShown = ({ edge_type, from_id, to_id, scope, notes }: EdgeRow): ContextEdge => ({
  edge_type,
  from_id,
  to_id,
  scope,
  notes: shortenWhole(notes, 160),
});

/** Things in the order in which they were chosen, each once, as many as there is room for. */
class Chosen<T> {
  readonly items = new Map<string, T>();
  constructor(
    readonly most: number,
    private readonly id: (item: T) => string,
  ) {}

  get isFull(): boolean {
    return this.items.size >= this.most;
  }

  add(...items: readonly T[]): void {
    for (const item of items) if (!this.isFull && !this.items.has(this.id(item))) this.items.set(this.id(item), item);
  }

  get list(): T[] {
    return [...this.items.values()];
  }
}

/** How many of these words stand somewhere in a text, as parts of longer ones too. */
const wordsHeld = (text: string, words: readonly string[]): number => {
  const low = text.toLowerCase();
  return words.filter((word) => low.includes(word)).length;
};

/** The best first; among equals in the order in which they came. */
const best = <T>(items: readonly T[], score: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, score: score(item) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);

type Reads = ThoughtReads['thoughts'];

interface Seeds {
  readonly claims: readonly ClaimRow[];
  readonly nodes: readonly NodeRow[];
}

/** What an index finds for the words of the query, the best first, in the project and everywhere. */
async function seedsFor(reads: Reads, query: string, now_ms: number): Promise<Seeds> {
  const found = [];
  for (const scope of scopes)
    found.push(...(await reads.search(scope, query, { kinds: ['claim', 'node'], limit: seeds, enough, words: mostTokens })));
  found.sort((a, b) => b.score - a.score);
  return {
    claims: found.flatMap((each) => (each.kind === 'claim' && holdsAt(each.claim, now_ms) ? [each.claim] : [])),
    nodes: found.flatMap((each) => (each.kind === 'node' ? [each.node] : [])),
  };
}

async function nodesFor(reads: Reads, tokens: readonly string[], seeded: Seeds): Promise<Chosen<NodeRow>> {
  const nodes = new Chosen<NodeRow>(budget.nodes, ({ node_id }) => node_id);
  nodes.add(...(await reads.nodes('global', { types: ['summary'], tags: [tags.values_summary], limit: 1 })));
  nodes.add(...(await reads.nodes('project', { limit: projectNodes })), ...seeded.nodes);
  for (const scope of scopes) {
    if (nodes.isFull) break;
    const newest = await reads.nodes(scope, { limit: scanned });
    nodes.add(...best(newest, ({ title, text }) => wordsHeld(`${title} ${text}`, tokens)));
  }
  return nodes;
}

/** Claims that fit the query, and that stand nowhere else already. */
async function queryClaims(
  reads: Reads,
  tokens: readonly string[],
  seeded: Seeds,
  { taken, now_ms }: { readonly taken: ReadonlySet<string>; readonly now_ms: number },
): Promise<Chosen<ClaimRow>> {
  const chosen = new Chosen<ClaimRow>(budget.query, ({ claim_id }) => claim_id);
  const isNew = ({ claim_id, tags: own }: ClaimRow) => !taken.has(claim_id) && !own.includes(tags.values_raw);
  chosen.add(...onceSaid(seeded.claims.filter(isNew)));
  for (const scope of scopes) {
    if (chosen.isFull) break;
    const newest = await reads.claims(scope, { without_tags: [tags.values_raw], as_of_ms: now_ms, limit: scanned });
    const wished = ({ claim_type }: ClaimRow) => (claim_type === 'preference' || claim_type === 'goal' ? 1 : 0);
    chosen.add(
      ...best(newest.filter(isNew), (claim) => {
        const held = wordsHeld(claim.text, tokens);
        return held === 0 ? 0 : held + wished(claim);
      }),
    );
  }
  return chosen;
}

/** What one edge leads to from what was chosen, where there is room left for it. */
async function expand(
  reads: Reads,
  {
    nodes,
    query,
    taken,
    now_ms,
  }: { nodes: Chosen<NodeRow>; query: Chosen<ClaimRow>; taken: ReadonlySet<string>; now_ms: number },
): Promise<number> {
  const before = nodes.items.size + query.items.size;
  const from = [...taken, ...query.items.keys(), ...nodes.items.keys()].sort();
  for (const scope of scopes) {
    if (nodes.isFull && query.isFull) break;
    const edges = await reads.adjacent(scope, from, { direction: 'both', ...neighbours });
    const ends = edges.flatMap(({ from_id, to_id }) => [from_id, to_id]);
    const isSeen = ({ status, canonical_id }: ClaimRow | NodeRow, id: string) => status === 'active' && canonical_id === id;
    query.add(
      ...(await reads.claimsNamed(scope, ends)).filter(
        (claim) =>
          isSeen(claim, claim.claim_id) &&
          !taken.has(claim.claim_id) &&
          !claim.tags.includes(tags.values_raw) &&
          holdsAt(claim, now_ms),
      ),
    );
    nodes.add(...(await reads.nodesNamed(scope, ends)).filter((node) => isSeen(node, node.node_id)));
  }
  return nodes.items.size + query.items.size - before;
}

export async function decideContext(reads: Reads, input: ContextInput): Promise<DecideContext> {
  const { recent_evidence, now_ms } = input;
  const asked = contextQuery(input);
  const { tokens } = plainQuery(asked, mostTokens);
  const seeded = await seedsFor(reads, asked, now_ms);

  const values = await valuesClaims(reads, now_ms, budget.values);
  const wishes = new Chosen<ClaimRow>(budget.pref_goal, ({ claim_id }) => claim_id);
  wishes.add(...(await pinnedClaims(reads, now_ms, budget.pref_goal)), ...(await otherWishes(reads, now_ms, budget.pref_goal)));
  const taken = new Set([...values.map(({ claim_id }) => claim_id), ...wishes.items.keys()]);
  const query = await queryClaims(reads, tokens, seeded, { taken, now_ms });
  const nodes = await nodesFor(reads, tokens, seeded);
  const expanded = await expand(reads, { nodes, query, taken, now_ms });

  const events = recent_evidence
    .slice(-12)
    .flatMap(({ event_id }) => (typeof event_id === 'string' && event_id ? [event_id] : []));
  const ids = [...taken, ...query.items.keys(), ...nodes.items.keys(), ...events];
  const edges: EdgeRow[] = [];
  for (const scope of scopes) edges.push(...(await reads.edgesBetween(scope, ids, budget.edges)));

  const counts = [
    `nodes ${nodes.items.size}/${budget.nodes}`,
    `values ${values.length}/${budget.values}`,
    `preferences ${wishes.items.size}/${budget.pref_goal}`,
    `query ${query.items.size}/${budget.query}`,
    `seeds ${seeded.claims.length + seeded.nodes.length}`,
    `expanded ${expanded}`,
  ];
  return {
    as_of_ts: iso(now_ms),
    query: shortenWhole(asked, 1200),
    nodes: nodes.list.map(nodeShown),
    values_claims: values.map(claimShown),
    pref_goal_claims: wishes.list.map(claimShown),
    query_claims: query.list.map(claimShown),
    edges: edges.slice(0, budget.edges).map(edgeShown),
    notes: counts.join(', '),
  };
}

const claimIds = (claims: readonly ContextClaim[]) => claims.map(({ claim_id }) => claim_id);

/** What a decision keeps of its context, so that it can be explained later. */
export const contextUse = (context: DecideContext): ThoughtDbUse => ({
  as_of_ts: context.as_of_ts,
  node_ids: context.nodes.map(({ node_id }) => node_id),
  values_claim_ids: claimIds(context.values_claims),
  pref_goal_claim_ids: claimIds(context.pref_goal_claims),
  query_claim_ids: claimIds(context.query_claims),
  edges_n: context.edges.length,
  notes: context.notes,
});
