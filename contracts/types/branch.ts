import { Closed, Nullable, named, Type } from '../kit/schema.ts';
import { BranchName, DocName, Seq, TagName, Timestamp, TimestampMs } from './ids.ts';

export const Branch = named(
  'Branch',
  Closed({ name: BranchName, base_branch: Nullable(BranchName), base_seq: Nullable(Seq), created_at_ms: TimestampMs }),
);

export const Tag = named(
  'Tag',
  Closed({ name: TagName, branch: BranchName, doc: DocName, seq: Seq, created_at_ms: TimestampMs }),
);

/** One movement of a branch's notes pointer. */
export const RefMove = named(
  'RefMove',
  Closed({
    seq: Seq,
    ref: Type.String(),
    branch: BranchName,
    doc: DocName,
    old_seq: Nullable(Seq),
    new_seq: Seq,
    message: Type.String(),
    ts: Timestamp,
    ts_ms: TimestampMs,
  }),
);

export const CommitRecord = named(
  'CommitRecord',
  Closed({
    seq: Seq,
    ts: Timestamp,
    ts_ms: TimestampMs,
    branch: BranchName,
    doc: DocName,
    message: Nullable(Type.String()),
    artifact: Type.String(),
    format: Nullable(Type.String()),
    meta: Nullable(Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })),
  }),
);

export const Defaults = named(
  'Defaults',
  Closed({ branch: BranchName, docs: Closed({ notes: DocName, graph: DocName, trace: DocName }) }),
);

export const GoldenPath = named(
  'GoldenPath',
  Type.Array(Closed({ tool: Type.String(), purpose: Type.String() }), { maxItems: 8 }),
);
