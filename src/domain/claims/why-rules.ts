import type { ClaimType, MindScope, ThoughtDbUse, WhyFinding, WhyTraceFact } from '../../../generated/types/index.ts';
import { entryIn, isRecord } from '../../kernel/json.ts';
import { cutWhole } from '../../kernel/secrets/cut.ts';
import { type ClaimRow, holdsAt, type ThoughtReads, tags } from '../../records/thoughts.ts';
import { onceSaid } from './chosen-rules.ts';
import { type Making, newEdge, related, type ThoughtFact } from './record-rules.ts';

/** Why something was done: which claims it may rest on, and what becomes of those that were chosen. */

type Item = Readonly<Record<string, unknown>>;
export type WhyTarget = WhyTraceFact['target'];

const word = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const words = (value: unknown, most: number): string[] =>
  (Array.isArray(value) ? value : []).slice(0, most).map(word).filter(Boolean);
const longestQuery = 1400;

const queries: Readonly<Record<string, (record: Item) => string[]>> = {
  evidence: ({ facts, results, unknowns }) => [...words(facts, 6), ...words(results, 6), ...words(unknowns, 4)],
  decide_next: ({ status, next_action, notes, next_hands_input }) => [status, next_action, notes, next_hands_input].map(word),
  hands_input: ({ input }) => [word(input)],
  workflow_trigger: ({ workflow_name, trigger_pattern }) => [workflow_name, trigger_pattern].map(word),
};

/** What a record is about, in words to search for. */
export function whyQuery(record: Item): string {
  const said = entryIn(queries, word(record.kind))?.(record).filter(Boolean).join('\n');
  return said || cutWhole(JSON.stringify(record), longestQuery);
}

export const eventTarget = (event_id: string, record: Item): WhyTarget => ({
  target_type: 'evidence_event',
  event_id,
  evidence_kind: word(record.kind) || 'unknown',
  batch_id: word(record.batch_id),
});

export const claimTarget = ({ claim_id, scope, claim_type, status, text }: ClaimRow): WhyTarget => ({
  target_type: 'claim',
  claim_id,
  scope,
  claim_type,
  status,
  text,
});

/** The claims that a decision had before it, where its record says so. */
export function hintsOf(record: Item): string[] {
  const used = record.thought_db;
  if (!isRecord(used)) return [];
  const { values_claim_ids, pref_goal_claim_ids, query_claim_ids } = used as Partial<ThoughtDbUse>;
  return [values_claim_ids, pref_goal_claim_ids, query_claim_ids].flatMap((ids) => words(ids, 100));
}

export interface WhyAsked {
  readonly query: string;
  /** The record that is asked about; empty for a claim. */
  readonly event_id: string;
  readonly hints: readonly string[];
  readonly top_k: number;
  readonly as_of_ms: number;
  /** Never a candidate: what is asked about itself. */
  readonly except?: string | undefined;
}

type Reads = ThoughtReads['thoughts'];
const scopes: readonly MindScope[] = ['project', 'global'];
const enough = 0.05;
const mostHits = 80;

/** Claims that may explain a target, those that speak for themselves first. Only what holds: nothing explains by what was taken back. */
export async function whyCandidates(reads: Reads, asked: WhyAsked): Promise<ClaimRow[]> {
  const { query, event_id, hints, as_of_ms, except } = asked;
  const top_k = Math.min(40, Math.max(1, Math.trunc(asked.top_k)));
  const found = new Map<string, ClaimRow>();
  const add = (claims: readonly ClaimRow[]) => {
    for (const claim of claims)
      if (
        claim.status === 'active' &&
        claim.canonical_id === claim.claim_id &&
        claim.claim_id !== except &&
        !claim.tags.includes(tags.values_raw) &&
        holdsAt(claim, as_of_ms)
      )
        found.set(claim.claim_id, found.get(claim.claim_id) ?? claim);
  };
  const named: ClaimRow[] = [];
  for (const id of hints) {
    const claim = await reads.claim(id);
    if (claim) named.push(claim);
  }
  add(named);
  if (event_id) for (const scope of scopes) add(await reads.citing(scope, event_id, top_k));
  const around = [...(event_id ? [event_id] : []), ...(except ? [except] : []), ...hints];
  for (const scope of scopes) {
    if (around.length === 0 || found.size >= top_k) break;
    const edges = await reads.adjacent(scope, around, { direction: 'both', each: 8, limit: 4 * top_k });
    add(
      await reads.claimsNamed(
        scope,
        edges.flatMap(({ from_id, to_id }) => [from_id, to_id]),
      ),
    );
  }
  if (found.size < top_k) {
    const hits = [];
    for (const scope of scopes)
      hits.push(...(await reads.search(scope, query, { kinds: ['claim'], limit: Math.min(mostHits, 5 * top_k), enough })));
    hits.sort((a, b) => b.score - a.score);
    add(hits.flatMap((hit) => (hit.kind === 'claim' ? [hit.claim] : [])));
  }
  return onceSaid([...found.values()]).slice(0, top_k);
}

const mostChosen = 10;

/** Of what the model chose, that which it was offered. */
export const whyChosen = ({ chosen_claim_ids }: WhyFinding, candidates: readonly ClaimRow[]): ClaimRow[] => {
  const offered = new Map(candidates.map((claim) => [claim.claim_id, claim]));
  return [...new Set(chosen_claim_ids)].flatMap((id) => offered.get(id) ?? []).slice(0, mostChosen);
};

/** Without candidates nobody is asked. */
export const nothingExplains = (notes: string): WhyFinding => ({
  status: 'insufficient',
  confidence: 0,
  chosen_claim_ids: [],
  explanation: '',
  notes,
});

export interface WhyWriting {
  readonly event_id: string;
  readonly finding: WhyFinding;
  readonly candidates: readonly ClaimRow[];
  readonly min_confidence: number;
}

/** Edges from a record to the claims that explain it, where the model is sure enough; those that are there are not drawn again. */
export async function whyEdges(
  reads: Pick<Reads, 'sameEdge'>,
  { event_id, finding, candidates, min_confidence }: WhyWriting,
  making: Making,
): Promise<{ readonly facts: readonly ThoughtFact[]; readonly edge_ids: string[] }> {
  if (finding.status !== 'ok' || finding.confidence < min_confidence) return { facts: [], edge_ids: [] };
  const facts: ThoughtFact[] = [];
  const edge_ids: string[] = [];
  for (const { claim_id, visibility } of whyChosen(finding, candidates)) {
    const ends = { edge_type: 'depends_on' as const, from_id: event_id, to_id: claim_id };
    if (await reads.sameEdge('project', ends)) continue;
    const seen = visibility === 'private' ? ('private' as const) : ('project' as const);
    const edge = newEdge({ ...ends, scope: 'project', visibility: seen, source_event_ids: [event_id] }, making);
    facts.push(related(edge));
    edge_ids.push(edge.edge_id);
  }
  return { facts, edge_ids };
}

/** A claim as the model is shown it. */
export const candidateShown = ({ claim_id, claim_type, scope, text, tags: own, source_event_ids }: ClaimRow) => ({
  claim_id,
  claim_type: claim_type as ClaimType,
  scope,
  text: cutWhole(text, 480),
  tags: own.slice(0, 16),
  source_event_ids: source_event_ids.slice(0, 6),
});
