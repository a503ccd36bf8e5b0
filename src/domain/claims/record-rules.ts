import type { FactPayloads, Tell } from '../../../generated/handlers/ctx.ts';
import type {
  ClaimRecord,
  ClaimRetraction,
  ClaimType,
  ClaimVisibility,
  EdgeRecord,
  MindScope,
  NodeRecord,
  NodeRetraction,
  ThoughtEdgeType,
  ThoughtNodeType,
} from '../../../generated/types/index.ts';
import { cutWhole } from '../../kernel/secrets/cut.ts';
import { iso } from '../../kernel/text.ts';
import { thoughtId } from '../../records/mind-ids.ts';

/** What new records are made with. */
export interface Making {
  readonly now_ms: number;
  /** The id of the project at hand; empty where there is none. */
  readonly project: string;
  readonly newId: () => string;
}

type ThoughtKind = 'claim_asserted' | 'claim_retracted' | 'node_asserted' | 'node_retracted' | 'edge_asserted';

/** Something to tell about the Thought DB. */
export type ThoughtFact = { readonly [K in ThoughtKind]: { readonly kind: K; readonly payload: FactPayloads[K] } }[ThoughtKind];

/** Tells them one after the other. */
export async function tellThoughts(tell: Tell<ThoughtKind>, facts: readonly ThoughtFact[]): Promise<void> {
  for (const { kind, payload } of facts) await tell(kind, payload as never);
}

const mostTags = 20;
const mostSources = { claim: 8, node: 12, edge: 8 } as const;

const sources = (event_ids: readonly string[], most: number) =>
  [...new Set(event_ids)].slice(0, most).map((event_id) => ({ kind: 'evidence_event' as const, event_id }));

const tagged = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))].slice(0, mostTags);

const within = (scope: MindScope, { project }: Making) => ({ scope, project_id: scope === 'global' ? '' : project });

export const newClaimId = ({ now_ms, newId }: Making): string => thoughtId('cl', now_ms, newId());

export interface NewClaim {
  /** Given where a record that it cites names it; left out: a new one. */
  readonly claim_id?: string | undefined;
  readonly claim_type: ClaimType;
  readonly text: string;
  readonly scope: MindScope;
  /** Left out: that of the scope. */
  readonly visibility?: ClaimVisibility | undefined;
  readonly valid_from?: string | null | undefined;
  readonly valid_to?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly source_event_ids: readonly string[];
  readonly confidence?: number | undefined;
  readonly notes?: string | undefined;
}

export function newClaim(claim: NewClaim, making: Making): ClaimRecord {
  const { claim_type, text, scope, visibility = scope, valid_from = null, valid_to = null, tags = [] } = claim;
  const { source_event_ids, confidence = 1, notes = '' } = claim;
  return {
    kind: 'claim',
    version: 'v1',
    claim_id: claim.claim_id ?? newClaimId(making),
    claim_type,
    text: text.trim(),
    visibility,
    ...within(scope, making),
    asserted_ts: iso(making.now_ms),
    valid_from,
    valid_to,
    status: 'active',
    tags: tagged(tags),
    source_refs: sources(source_event_ids, mostSources.claim),
    confidence,
    notes,
  };
}

export interface NewNode {
  readonly node_type: ThoughtNodeType;
  /** Left out or empty: the first line of the text. */
  readonly title?: string | undefined;
  readonly text: string;
  readonly scope: MindScope;
  readonly visibility?: ClaimVisibility | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly source_event_ids: readonly string[];
  readonly confidence?: number | undefined;
  readonly notes?: string | undefined;
}

const longestTitle = 140;

export function newNode(node: NewNode, making: Making): NodeRecord {
  const { node_type, title = '', text, scope, visibility = scope, tags = [] } = node;
  const { source_event_ids, confidence = 1, notes = '' } = node;
  const [firstLine = ''] = text.trim().split('\n');
  return {
    kind: 'node',
    version: 'v1',
    node_id: thoughtId('nd', making.now_ms, making.newId()),
    node_type,
    title: cutWhole((title.trim() || firstLine).trim(), longestTitle),
    text: text.trim(),
    visibility,
    ...within(scope, making),
    asserted_ts: iso(making.now_ms),
    tags: tagged(tags),
    source_refs: sources(source_event_ids, mostSources.node),
    confidence: Math.min(1, Math.max(0, confidence)),
    notes,
  };
}

export interface NewEdge {
  readonly edge_type: ThoughtEdgeType;
  readonly from_id: string;
  readonly to_id: string;
  readonly scope: MindScope;
  readonly visibility?: ClaimVisibility | undefined;
  readonly source_event_ids: readonly string[];
  readonly notes?: string | undefined;
}

export function newEdge(edge: NewEdge, making: Making): EdgeRecord {
  const { edge_type, from_id, to_id, scope, visibility = scope, source_event_ids, notes = '' } = edge;
  return {
    kind: 'edge',
    version: 'v1',
    edge_id: thoughtId('ed', making.now_ms, making.newId()),
    edge_type,
    from_id,
    to_id,
    visibility,
    ...within(scope, making),
    asserted_ts: iso(making.now_ms),
    source_refs: sources(source_event_ids, mostSources.edge),
    notes,
  };
}

interface Withdrawal {
  readonly id: string;
  readonly rationale: string;
  readonly source_event_ids: readonly string[];
}

const retraction = ({ rationale, source_event_ids }: Withdrawal, now_ms: number) => ({
  version: 'v1' as const,
  ts: iso(now_ms),
  rationale,
  source_refs: sources(source_event_ids, mostSources.claim),
});

/** Short ways to say what is told. */
export const claimed = (claim: ClaimRecord): ThoughtFact => ({ kind: 'claim_asserted', payload: { claim } });
export const noded = (node: NodeRecord): ThoughtFact => ({ kind: 'node_asserted', payload: { node } });
export const related = (edge: EdgeRecord): ThoughtFact => ({ kind: 'edge_asserted', payload: { edge } });

export function claimRetracted(scope: MindScope, gone: Withdrawal, { now_ms }: Making): ThoughtFact {
  const said: ClaimRetraction = { kind: 'claim_retract', claim_id: gone.id, ...retraction(gone, now_ms) };
  return { kind: 'claim_retracted', payload: { scope, retraction: said } };
}

export function nodeRetracted(scope: MindScope, gone: Withdrawal, { now_ms }: Making): ThoughtFact {
  const said: NodeRetraction = { kind: 'node_retract', node_id: gone.id, ...retraction(gone, now_ms) };
  return { kind: 'node_retracted', payload: { scope, retraction: said } };
}

/** A new claim in place of old ones: the edges that say so come with it. */
export function superseding(claim: ClaimRecord, old_ids: readonly string[], making: Making): ThoughtFact[] {
  const { scope, visibility, claim_id: to_id, source_refs } = claim;
  const source_event_ids = source_refs.map(({ event_id }) => event_id);
  const edges = old_ids.map((from_id) =>
    related(newEdge({ edge_type: 'supersedes', from_id, to_id, scope, visibility, source_event_ids }, making)),
  );
  return [claimed(claim), ...edges];
}
