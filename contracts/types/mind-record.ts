import { Closed, Const, named, OneOf, Prose, Text, Type } from '../kit/schema.ts';
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

export const HandsProvider = named('HandsProvider', OneOf(['codex', 'cli']));
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
  OneOf(['done', 'not_done', 'blocked', 'max_batches'], { description: 'How the run stands when the checkpoint is weighed.' }),
);
export const LoopPattern = named('LoopPattern', OneOf(['aaa', 'abab']));
export const ClaimTags = Type.Array(Type.String({ minLength: 1 }), { maxItems: 20 });

export const EvidenceEventRef = named('EvidenceEventRef', Closed({ kind: Const('evidence_event'), event_id: EvidenceEventId }));
export const SegmentRecordsRef = named(
  'SegmentRecordsRef',
  Closed({
    kind: Const('segment_records'),
    segment_id: SegmentId,
    batch_ids: Type.Array(BatchId, { maxItems: 40 }),
    event_ids: Type.Array(EvidenceEventId, { maxItems: 80 }),
  }),
);

export const MemoryKind = named('MemoryKind', OneOf(['snapshot', 'workflow', 'claim', 'node']));
export const RecalledItem = named(
  'RecalledItem',
  Closed({
    item_id: Text(400),
    kind: MemoryKind,
    scope: MindScope,
    project_id: Type.String({ description: 'Empty for what is global.' }),
    ts: Timestamp,
    title: Type.String(),
    snippet: Prose(320),
    tags: Type.Array(Type.String()),
    source_refs: Type.Array(Type.Union([EvidenceEventRef, SegmentRecordsRef])),
  }),
);

/** Which claims and nodes a decision had before it; why_trace starts from them. */
export const ThoughtDbUse = named(
  'ThoughtDbUse',
  Closed({
    as_of_ts: Timestamp,
    node_ids: Type.Array(ThoughtNodeId),
    values_claim_ids: Type.Array(ClaimId),
    pref_goal_claim_ids: Type.Array(ClaimId),
    query_claim_ids: Type.Array(ClaimId),
    edges_n: Type.Integer({ minimum: 0 }),
    notes: Type.String(),
  }),
);

export const RefactorIntent = named('RefactorIntent', OneOf(['behavior_preserving', 'behavior_changing']));
export const OperationalDefaults = named(
  'OperationalDefaults',
  Closed({
    refactor_intent: RefactorIntent,
    ask_when_uncertain: Type.Boolean({ description: 'Ask the user when unsure, rather than stop.' }),
  }),
);
