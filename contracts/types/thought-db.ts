import { Closed, Const, described, Nullable, named, Prose, Text, Type } from '../kit/schema.ts';
import { ClaimType, ClaimVisibility, ThoughtEdgeType, ThoughtNodeType } from './claim-patch.ts';
import { Timestamp } from './ids.ts';
import { Confidence, MindScope } from './mind.ts';
import { ClaimId, ThoughtEdgeId, ThoughtNodeId, ThoughtRef } from './mind-ids.ts';
import { ClaimTags, EvidenceEventRef } from './mind-record.ts';

/** Records of the Thought DB, as its files hold them: one a line, never changed. */

const version = Const('v1', { description: 'Version of this shape.' });
const project_id = Type.String({ pattern: '^([0-9a-f]{16})?$', description: 'The project; empty for what is global.' });
const asserted_ts = described(Timestamp, 'When it was written down.');
const sources = (most: number) => Type.Array(EvidenceEventRef, { maxItems: most, description: 'Evidence that it rests on.' });
const notes = Type.String({ description: 'Anything worth keeping about it.' });
const rationale = Type.String({ description: 'Why it no longer holds.' });

export const ClaimRecord = named(
  'ClaimRecord',
  Closed({
    kind: Const('claim', { description: 'A claim.' }),
    version,
    claim_id: ClaimId,
    claim_type: ClaimType,
    text: Type.String({ minLength: 1, description: 'One statement that can be read by itself.' }),
    visibility: ClaimVisibility,
    scope: MindScope,
    project_id,
    asserted_ts,
    valid_from: Nullable(Timestamp, { description: 'From when it holds, inclusive; null: always.' }),
    valid_to: Nullable(Timestamp, { description: 'Until when it holds, exclusive; null: still.' }),
    status: Const('active', { description: 'As written; whether it was retracted or superseded follows from later records.' }),
    tags: ClaimTags,
    source_refs: sources(8),
    confidence: Confidence,
    notes,
  }),
  'A statement that reasoning can rest on.',
);
export const ClaimRetraction = named(
  'ClaimRetraction',
  Closed({
    kind: Const('claim_retract', { description: 'A claim is taken back.' }),
    version,
    ts: described(Timestamp, 'When it was taken back.'),
    claim_id: ClaimId,
    rationale,
    source_refs: sources(8),
  }),
  'A claim is taken back; its record stays.',
);
export const NodeRecord = named(
  'NodeRecord',
  Closed({
    kind: Const('node', { description: 'A node.' }),
    version,
    node_id: ThoughtNodeId,
    node_type: ThoughtNodeType,
    title: Prose(140, { description: 'In a line.' }),
    text: Text(1_000_000, { description: 'All of it.' }),
    visibility: ClaimVisibility,
    scope: MindScope,
    project_id,
    asserted_ts,
    tags: ClaimTags,
    source_refs: sources(12),
    confidence: Confidence,
    notes,
  }),
  'A decision, an action or a summary.',
);
export const NodeRetraction = named(
  'NodeRetraction',
  Closed({
    kind: Const('node_retract', { description: 'A node is taken back.' }),
    version,
    ts: described(Timestamp, 'When it was taken back.'),
    node_id: ThoughtNodeId,
    rationale,
    source_refs: sources(8),
  }),
  'A node is taken back; its record stays.',
);
export const EdgeRecord = named(
  'EdgeRecord',
  Closed({
    kind: Const('edge', { description: 'An edge.' }),
    version,
    edge_id: ThoughtEdgeId,
    edge_type: ThoughtEdgeType,
    from_id: ThoughtRef,
    to_id: ThoughtRef,
    visibility: ClaimVisibility,
    scope: MindScope,
    project_id,
    asserted_ts,
    source_refs: sources(8),
    notes,
  }),
  'How two claims, nodes or evidence records relate.',
);
