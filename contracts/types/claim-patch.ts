import { Closed, Nullable, named, OneOf, Text, Type } from '../kit/schema.ts';
import { Confidence, FreeList, FreeText, MindScope } from './mind.ts';
import { ClaimId, ThoughtEdgeId, ThoughtRef } from './mind-ids.ts';

export const ClaimType = named('ClaimType', OneOf(['fact', 'preference', 'assumption', 'goal']));
export const ClaimVisibility = named(
  'ClaimVisibility',
  OneOf(['private', 'project', 'global'], { description: 'A label; it hides nothing from the Mind.' }),
);
/** supersedes runs from old to new, same_as from duplicate to canonical. */
export const ThoughtEdgeType = named(
  'ThoughtEdgeType',
  OneOf(['depends_on', 'supports', 'contradicts', 'derived_from', 'mentions', 'supersedes', 'same_as']),
);
export const ThoughtNodeType = named('ThoughtNodeType', OneOf(['decision', 'action', 'summary']));

const cited = FreeList('Evidence records that back it; only ids from the allowed list count.');

export const ClaimDraft = named(
  'ClaimDraft',
  Closed({
    local_id: FreeText('A name for this claim within the answer, for its edges.'),
    claim_type: ClaimType,
    text: FreeText('One statement that stands by itself.'),
    scope: MindScope,
    visibility: ClaimVisibility,
    valid_from: Nullable(FreeText('RFC 3339, inclusive.')),
    valid_to: Nullable(FreeText('RFC 3339, exclusive.')),
    confidence: Confidence,
    source_event_ids: cited,
    tags: FreeList('Labels to find it by.'),
    notes: FreeText('Anything worth keeping about it.'),
  }),
);

export const EdgeDraft = named(
  'EdgeDraft',
  Closed({
    edge_type: ThoughtEdgeType,
    from_claim_id: FreeText('A local_id of this answer, or the id of a standing claim.'),
    to_claim_id: FreeText('A local_id of this answer, or the id of a standing claim.'),
    confidence: Confidence,
    source_event_ids: cited,
    notes: FreeText('Why the two belong together.'),
  }),
);

export const RetractDraft = named(
  'RetractDraft',
  Closed({
    scope: MindScope,
    claim_id: FreeText('A claim from the list of those that may be retracted.'),
    rationale: FreeText('Why it no longer holds.'),
    confidence: Confidence,
    source_event_ids: cited,
  }),
);

export const ClaimPatch = named(
  'ClaimPatch',
  Closed({ claims: Type.Array(ClaimDraft), edges: Type.Array(EdgeDraft), notes: FreeText('What was left out, and why.') }),
);

const placed = Type.Array(Closed({ local_id: Type.String({ minLength: 1 }), claim_id: ClaimId, scope: MindScope }), {
  maxItems: 20,
});
const applied = {
  written: placed,
  /** Drafts that say what an active claim says already; the draft's local_id stands for that claim. */
  linked_existing: placed,
  written_edges: Type.Array(
    Closed({ edge_id: ThoughtEdgeId, scope: MindScope, edge_type: ThoughtEdgeType, from_id: ThoughtRef, to_id: ThoughtRef }),
    { maxItems: 40 },
  ),
  skipped: Type.Array(Closed({ kind: OneOf(['claim', 'edge']), reason: Text(200), detail: Type.String() })),
};

/** What became of a patch; all lists are empty when nothing was applied. */
export const AppliedPatch = named('AppliedPatch', Closed(applied));
export const AppliedLearning = named(
  'AppliedLearning',
  Closed({
    ...applied,
    retracted: Type.Array(Closed({ scope: MindScope, claim_id: ClaimId }), { maxItems: 40 }),
    retract_skipped: Type.Array(Closed({ reason: Text(200), detail: Type.String() })),
  }),
);
