import { Closed, described, Nullable, named, OneOf, Text, Type } from '../kit/schema.ts';
import { Confidence, FreeList, FreeText, MindScope } from './mind.ts';
import { ClaimId, ThoughtEdgeId, ThoughtRef } from './mind-ids.ts';

export const ClaimType = named(
  'ClaimType',
  OneOf(['fact', 'preference', 'assumption', 'goal'], { description: 'What kind of statement a claim is.' }),
);
export const ClaimVisibility = named(
  'ClaimVisibility',
  OneOf(['private', 'project', 'global'], { description: 'A label; it hides nothing from the Mind.' }),
);
export const ThoughtEdgeType = named(
  'ThoughtEdgeType',
  OneOf(['depends_on', 'supports', 'contradicts', 'derived_from', 'mentions', 'supersedes', 'same_as'], {
    description: 'How two records relate; supersedes: old to new, same_as: duplicate to canonical.',
  }),
);
export const ThoughtNodeType = named(
  'ThoughtNodeType',
  OneOf(['decision', 'action', 'summary'], { description: 'What kind of node it is.' }),
);

const cited = FreeList('Evidence records that back it; only ids from the allowed list count.');

export const ClaimDraft = named(
  'ClaimDraft',
  Closed({
    local_id: FreeText('A name for this claim within the answer, for its edges.'),
    claim_type: ClaimType,
    text: FreeText('One statement that can be read by itself.'),
    scope: MindScope,
    visibility: ClaimVisibility,
    valid_from: Nullable(FreeText('RFC 3339, inclusive.'), { description: 'RFC 3339, inclusive; null when it always held.' }),
    valid_to: Nullable(FreeText('RFC 3339, exclusive.'), { description: 'RFC 3339, exclusive; null when it still holds.' }),
    confidence: Confidence,
    source_event_ids: cited,
    tags: FreeList('Labels to find it by.'),
    notes: FreeText('Anything worth keeping about it.'),
  }),
  'A claim as the model proposes it.',
);

export const EdgeDraft = named(
  'EdgeDraft',
  Closed({
    edge_type: ThoughtEdgeType,
    from_claim_id: FreeText('A local_id of this answer, or the id of a stored claim.'),
    to_claim_id: FreeText('A local_id of this answer, or the id of a stored claim.'),
    confidence: Confidence,
    source_event_ids: cited,
    notes: FreeText('Why the two belong together.'),
  }),
  'An edge between two claims as the model proposes it.',
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
  'A claim that the model proposes to retract.',
);

export const ClaimPatch = named(
  'ClaimPatch',
  Closed({
    claims: Type.Array(ClaimDraft, { description: 'Claims to add.' }),
    edges: Type.Array(EdgeDraft, { description: 'Edges to add.' }),
    notes: FreeText('What was left out, and why.'),
  }),
  'Claims and edges to add.',
);

const placed = Type.Array(
  Closed({
    local_id: Type.String({ minLength: 1, description: 'The name that the draft had within the answer.' }),
    claim_id: ClaimId,
    scope: MindScope,
  }),
  {
    maxItems: 20,
  },
);
const applied = {
  written: described(placed, 'Claims that were written.'),
  linked_existing: described(placed, 'Drafts that repeat an active claim; their local_id means that claim.'),
  written_edges: Type.Array(
    Closed({ edge_id: ThoughtEdgeId, scope: MindScope, edge_type: ThoughtEdgeType, from_id: ThoughtRef, to_id: ThoughtRef }),
    { maxItems: 40, description: 'Edges that were written.' },
  ),
  skipped: Type.Array(
    Closed({
      kind: OneOf(['claim', 'edge'], { description: 'Whether the draft was a claim or an edge.' }),
      reason: Text(200, { description: 'Why it was not written, as a code or short text.' }),
      detail: Type.String({ description: 'The draft or value that was at fault.' }),
    }),
    { description: 'Drafts that were not written.' },
  ),
};

export const AppliedPatch = named(
  'AppliedPatch',
  Closed(applied),
  'What became of a patch; all lists are empty when nothing was applied.',
);
export const AppliedLearning = named(
  'AppliedLearning',
  Closed({
    ...applied,
    retracted: Type.Array(Closed({ scope: MindScope, claim_id: ClaimId }), {
      maxItems: 40,
      description: 'Claims that were retracted.',
    }),
    retract_skipped: Type.Array(
      Closed({
        reason: Text(200, { description: 'Why it was not made.' }),
        detail: Type.String({ description: 'The claim or value that was at fault.' }),
      }),
      { description: 'Retractions that were not made.' },
    ),
  }),
  'What became of a learned patch, retractions included.',
);
