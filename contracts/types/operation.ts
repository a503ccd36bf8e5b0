import { Closed, described, FreeObject, Nullable, named, Type } from '../kit/schema.ts';
import { EntityId, Seq, Timestamp, TimestampMs } from './ids.ts';

export const Operation = named(
  'Operation',
  Closed({
    seq: described(Seq, 'Number of the operation.'),
    task: described(EntityId, 'Plan or task that was changed.'),
    path: Nullable(Type.String(), { description: 'Path of the step or task node; null when it concerns the whole task.' }),
    intent: Type.String({ description: 'What was done, as a code.' }),
    payload: FreeObject({ description: 'Details of what was done.' }),
    before: FreeObject({ description: 'Changed fields as they were.' }),
    after: FreeObject({ description: 'Changed fields as they were afterwards.' }),
    undoable: Type.Boolean({ description: 'True when tasks_undo can invert it.' }),
    undone: Type.Boolean({ description: 'True when it was undone and not redone.' }),
    ts: described(Timestamp, 'When it was done.'),
    ts_ms: TimestampMs,
  }),
  'Something that was done and can be undone.',
);
