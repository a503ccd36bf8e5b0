import type {
  AppliedPatch,
  ClaimDraft,
  ClaimRecord,
  ClaimVisibility,
  EdgeDraft,
  MindScope,
} from '../../../generated/types/index.ts';
import { iso } from '../../kernel/text.ts';
import { normalized, type ThoughtReads, type ThoughtStatus } from '../../records/thoughts.ts';
import { type Making, type NewEdge, newClaim, newEdge, related, superseding, type ThoughtFact } from './record-rules.ts';

/** What may come of an answer. */
export interface MinedLimits {
  readonly min_confidence: number;
  readonly max_claims: number;
  /** Records that may be cited; whatever cites no other is not written. */
  readonly allowed_event_ids: readonly string[];
  /** A claim that says the same without this tag is not enough: a new one with it takes its place. */
  readonly tag?: string | undefined;
}

export interface Mined {
  readonly facts: readonly ThoughtFact[];
  readonly applied: AppliedPatch;
}

interface Drafts {
  readonly claims: readonly ClaimDraft[];
  readonly edges: readonly EdgeDraft[];
}

/** A claim that an edge of the answer may name. */
interface Placed {
  readonly claim_id: string;
  readonly scope: MindScope;
  readonly visibility: ClaimVisibility;
  readonly status: ThoughtStatus;
}

type Reads = Pick<ThoughtReads['thoughts'], 'claim' | 'sameClaim' | 'sameEdge'>;

const clamp = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;

const mostEdges = 40;
const edgesPerClaim = 6;
const mostClaims = 20;

/** From the least visible to the most. */
const visibilities: readonly ClaimVisibility[] = ['private', 'project', 'global'];
const narrower = (a: ClaimVisibility, b: ClaimVisibility): ClaimVisibility =>
  visibilities[Math.min(visibilities.indexOf(a), visibilities.indexOf(b))] ?? 'private';

/** A moment as it is stored; undefined for what is none. */
function momentOf(said: string | null): string | null | undefined {
  if (said === null || said.trim() === '') return null;
  const ms = Date.parse(said);
  return Number.isNaN(ms) ? undefined : iso(ms);
}

/** The surest claims first, as many as are wanted; those that say nothing or too little for sure are left out without a word. */
export function surest(claims: readonly ClaimDraft[], min_confidence: number, max_claims: number): ClaimDraft[] {
  return claims
    .filter(({ local_id, text, confidence }) => local_id.trim() && text.trim() && confidence >= min_confidence)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, max_claims);
}

type Verdict<T> = { readonly kind: 'skip'; readonly reason: string; readonly detail: string } | T;

const skip = (reason: string, detail: string) => ({ kind: 'skip', reason, detail }) as const;

type ClaimVerdict = Verdict<
  | { readonly kind: 'link'; readonly to: Placed }
  | { readonly kind: 'write'; readonly claim: ClaimRecord; readonly instead_of: Placed | null }
>;

/** What is known while the drafts of one answer are gone through; what was written here is not in the store yet. */
interface Underway {
  readonly limits: MinedLimits;
  readonly byLocalId: Map<string, Placed>;
  readonly bySaying: Map<string, Placed>;
  readonly drawn: Set<string>;
  /** Claims whose place another one takes. */
  readonly replaced: Set<string>;
}

const saying = ({ claim_type, text }: ClaimDraft, scope: MindScope) => `${claim_type}|${scope}|${normalized(text)}`;

async function judgeClaim(reads: Reads, draft: ClaimDraft, underway: Underway, making: Making): Promise<ClaimVerdict> {
  const { limits, byLocalId, bySaying } = underway;
  const local_id = draft.local_id.trim();
  if (byLocalId.has(local_id)) return skip('duplicate_local_id', local_id);
  const source_event_ids = draft.source_event_ids.filter((id) => limits.allowed_event_ids.includes(id));
  if (source_event_ids.length === 0) return skip('no_valid_source_event_ids', local_id);
  const [valid_from, valid_to] = [momentOf(draft.valid_from), momentOf(draft.valid_to)];
  if (valid_from === undefined || valid_to === undefined) return skip('invalid_validity', local_id);
  const scope = making.project === '' ? 'global' : draft.scope;
  const before = bySaying.get(saying(draft, scope));
  if (before) return { kind: 'link', to: before };
  const same = await reads.sameClaim(scope, draft);
  const { tag } = limits;
  if (same && (tag === undefined || same.tags.includes(tag))) return { kind: 'link', to: same };
  const claim = newClaim({ ...draft, scope, valid_from, valid_to, source_event_ids }, making);
  return { kind: 'write', claim, instead_of: same ?? null };
}

type EdgeVerdict = Verdict<{ readonly kind: 'write'; readonly edge: NewEdge }>;

/** Edges that leave what they lead to in place of what they come from. */
const yielding = new Set<EdgeDraft['edge_type']>(['supersedes', 'same_as']);

async function judgeEdge(reads: Reads, draft: EdgeDraft, underway: Underway): Promise<EdgeVerdict> {
  const { limits, byLocalId, drawn, replaced } = underway;
  const { edge_type, notes } = draft;
  const [from_ref, to_ref] = [draft.from_claim_id.trim(), draft.to_claim_id.trim()];
  const detail = `${edge_type}|${from_ref}|${to_ref}`;
  if (!from_ref || !to_ref) return skip('missing_fields', detail);
  if (draft.confidence < limits.min_confidence) return skip('below_confidence', detail);
  const [from, to] = [
    byLocalId.get(from_ref) ?? (await reads.claim(from_ref)),
    byLocalId.get(to_ref) ?? (await reads.claim(to_ref)),
  ];
  if (!from || !to) return skip('unresolved_ref', from ? to_ref : from_ref);
  if (from.scope !== to.scope) return skip('cross_scope', detail);
  /** A claim that takes the place of itself would vanish. */
  if (from.claim_id === to.claim_id) return skip('same_claim', detail);
  /** Two that take the place of each other would both vanish. */
  if (yielding.has(edge_type) && (to.status !== 'active' || replaced.has(to.claim_id))) return skip('inactive_target', detail);
  const source_event_ids = draft.source_event_ids.filter((id) => limits.allowed_event_ids.includes(id));
  if (source_event_ids.length === 0) return skip('no_valid_source_event_ids', detail);
  const ends = { edge_type, from_id: from.claim_id, to_id: to.claim_id };
  if (drawn.has(edgeKey(ends)) || (await reads.sameEdge(from.scope, ends))) return skip('duplicate_edge', detail);
  const visibility = narrower(from.visibility, to.visibility);
  return { kind: 'write', edge: { ...ends, scope: from.scope, visibility, source_event_ids, notes } };
}

const edgeKey = ({ edge_type, from_id, to_id }: Pick<NewEdge, 'edge_type' | 'from_id' | 'to_id'>) =>
  `${edge_type}|${from_id}|${to_id}`;

/**
 * What becomes of claims and edges that a model proposes. A claim that an active one says already is linked to it; one that was
 * retracted or superseded before may be learned again.
 */
export async function applyMined(reads: Reads, { claims, edges }: Drafts, asked: MinedLimits, making: Making): Promise<Mined> {
  const min_confidence = clamp(asked.min_confidence, 0, 1);
  const max_claims = clamp(Math.trunc(asked.max_claims), 0, mostClaims);
  const applied: AppliedPatch = { written: [], linked_existing: [], written_edges: [], skipped: [] };
  const facts: ThoughtFact[] = [];
  const underway: Underway = {
    limits: { ...asked, min_confidence },
    byLocalId: new Map(),
    bySaying: new Map(),
    drawn: new Set(),
    replaced: new Set(),
  };
  for (const draft of surest(claims, min_confidence, max_claims)) {
    const local_id = draft.local_id.trim();
    const verdict = await judgeClaim(reads, draft, underway, making);
    if (verdict.kind === 'skip') {
      applied.skipped.push({ ...verdict, kind: 'claim' });
      continue;
    }
    const placed = verdict.kind === 'link' ? verdict.to : verdict.claim;
    const { claim_id, scope } = placed;
    underway.byLocalId.set(local_id, placed);
    underway.bySaying.set(saying(draft, scope), placed);
    applied[verdict.kind === 'link' ? 'linked_existing' : 'written'].push({ local_id, claim_id, scope });
    if (verdict.kind === 'link') continue;
    if (verdict.instead_of) underway.replaced.add(verdict.instead_of.claim_id);
    facts.push(...superseding(verdict.claim, verdict.instead_of ? [verdict.instead_of.claim_id] : [], making));
  }
  for (const draft of edges.slice(0, Math.min(mostEdges, edgesPerClaim * max_claims))) {
    const verdict = await judgeEdge(reads, draft, underway);
    if (verdict.kind === 'skip') {
      applied.skipped.push({ ...verdict, kind: 'edge' });
      continue;
    }
    const edge = newEdge(verdict.edge, making);
    const { edge_id, scope, edge_type, from_id, to_id } = edge;
    underway.drawn.add(edgeKey(edge));
    if (yielding.has(edge_type)) underway.replaced.add(from_id);
    facts.push(related(edge));
    applied.written_edges.push({ edge_id, scope, edge_type, from_id, to_id });
  }
  return { facts, applied };
}
