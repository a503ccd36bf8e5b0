import { Closed, FreeObject, Nullable, named, Type } from '../kit/schema.ts';
import { EntityId, Seq, Timestamp, TimestampMs } from './ids.ts';

/** Something that was done and can be undone. */
export const Operation = named(
  'Operation',
  Closed({
    seq: Seq,
    task: EntityId,
    path: Nullable(Type.String()),
    intent: Type.String(),
    payload: FreeObject(),
    before: FreeObject(),
    after: FreeObject(),
    undoable: Type.Boolean(),
    undone: Type.Boolean(),
    ts: Timestamp,
    ts_ms: TimestampMs,
  }),
);
