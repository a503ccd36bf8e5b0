import { Closed, Const, described, named, OneOf, Prose, Text, Type } from '../kit/schema.ts';
import { Timestamp } from './ids.ts';
import { MindScope } from './mind.ts';
import { ClaimId, EvidenceEventId, SegmentId, ThoughtNodeId } from './mind-ids.ts';

/** Parts that records of an EvidenceLog share. */

export const BatchId = named(
  'BatchId',
  Type.String({
    pattern: '^(b[0-9]+|cli)(\\.[a-z0-9_]+)*$',
    maxLength: 128,
    description: 'The batch, and after a dot what was done in it: b0, b2.checkpoint, cli.claim_retract.',
  }),
);
export const HandsThreadId = named(
  'HandsThreadId',
  Prose(200, { description: 'The conversation of Hands; empty when there is none yet, or none at all.' }),
);
/** Where a record of a project log belongs. */
export const Place = { batch_id: BatchId, thread_id: HandsThreadId };

export const HandsProvider = named('HandsProvider', OneOf(['codex', 'cli'], { description: 'Program that does the work.' }));
export const TranscriptRef = named(
  'TranscriptRef',
  Prose(4096, { description: 'Path of a transcript; empty when there is none.' }),
);
export const MaybeEventId = named(
  'MaybeEventId',
  Type.String({ pattern: '^(ev_[0-9A-Za-z_]+)?$', maxLength: 128, description: 'An evidence record; empty when there is none.' }),
);
export const StatusHint = named(
  'StatusHint',
  OneOf(['done', 'not_done', 'blocked', 'max_batches'], { description: 'State of the run when the checkpoint is weighed.' }),
);
export const LoopPattern = named(
  'LoopPattern',
  OneOf(['aaa', 'abab', 'idle'], {
    description: 'How a run repeats itself: the same instruction three times, two in turn, or batches that change nothing.',
  }),
);
export const ClaimTags = Type.Array(Type.String({ minLength: 1 }), { maxItems: 20, description: 'Labels to find it by.' });

export const EvidenceEventRef = named(
  'EvidenceEventRef',
  Closed({ kind: Const('evidence_event', { description: 'The reference is to one record.' }), event_id: EvidenceEventId }),
  'Reference to one record of an EvidenceLog.',
);
export const SegmentRecordsRef = named(
  'SegmentRecordsRef',
  Closed({
    kind: Const('segment_records', { description: 'The reference is to a segment.' }),
    segment_id: SegmentId,
    batch_ids: Type.Array(BatchId, { maxItems: 40, description: 'Batches of the segment.' }),
    event_ids: Type.Array(EvidenceEventId, { maxItems: 80, description: 'Records of the segment.' }),
  }),
  'Reference to the records of one segment.',
);

export const MemoryKind = named(
  'MemoryKind',
  OneOf(['snapshot', 'workflow', 'claim', 'node'], { description: 'What kind of memory was recalled.' }),
);
export const RecalledItem = named(
  'RecalledItem',
  Closed({
    item_id: Text(400, { description: 'Id of the item; unique across kinds.' }),
    kind: MemoryKind,
    scope: MindScope,
    project_id: Type.String({ description: 'Empty for what is global.' }),
    ts: described(Timestamp, 'When the item was written.'),
    title: Type.String({ description: 'Title of the item, in a line.' }),
    snippet: Prose(320, { description: 'Start of its text.' }),
    tags: Type.Array(Type.String(), { description: 'Labels of the item.' }),
    source_refs: Type.Array(Type.Union([EvidenceEventRef, SegmentRecordsRef]), {
      description: 'Records that it was drawn from.',
    }),
  }),
  'Something recalled from memory.',
);

export const ThoughtDbUse = named(
  'ThoughtDbUse',
  Closed({
    as_of_ts: described(Timestamp, 'Moment that the selection was made for.'),
    node_ids: Type.Array(ThoughtNodeId, { description: 'Nodes that were shown.' }),
    values_claim_ids: Type.Array(ClaimId, { description: 'Values claims that were shown.' }),
    pref_goal_claim_ids: Type.Array(ClaimId, { description: 'Preference and goal claims that were shown.' }),
    query_claim_ids: Type.Array(ClaimId, { description: 'Claims that a search for the task found.' }),
    edges_n: Type.Integer({ minimum: 0, description: 'Number of edges that were shown.' }),
    notes: Type.String({ description: 'Anything worth knowing about the selection.' }),
  }),
  'Which claims and nodes a decision had before it; why_trace starts from them.',
);

export const RefactorIntent = named(
  'RefactorIntent',
  OneOf(['behavior_preserving', 'behavior_changing'], { description: 'Whether a refactoring may change behaviour.' }),
);
export const OperationalDefaults = named(
  'OperationalDefaults',
  Closed({
    refactor_intent: RefactorIntent,
    ask_when_uncertain: Type.Boolean({ description: 'Ask the user when unsure, rather than stop.' }),
  }),
  'How to act when the values do not say.',
);
