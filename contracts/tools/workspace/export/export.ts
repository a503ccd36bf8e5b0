import { Closed, defineTool, must, Nullable, OneOf, Type } from '../../../kit/index.ts';
import { Budgeted, LimitOrNone } from '../../../types/budget.ts';
import { EntityId } from '../../../types/ids.ts';
import { InWorkspace, ReasoningRef, TargetRef } from '../../../types/scope.ts';
import { shrinkEntries } from '../../../types/shrink.ts';
import { EntrySlice } from '../../../types/slice.ts';

export default defineTool({
  name: 'export',
  title: 'Everything to resume a plan or task',
  summary: 'A plan or task with its reasoning documents: what it is, its newest notes and its newest trace, in one answer.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['target', 'reasoning_ref'],
    shrink: [
      { drop: 'trace.sequential' },
      ...shrinkEntries('trace.entries', 'trace.pagination'),
      ...shrinkEntries('notes.entries', 'notes.pagination'),
      { drop: 'trace' },
      { drop: 'notes' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    target: TargetRef,
    notes_limit: LimitOrNone(20),
    trace_limit: LimitOrNone(50),
    ...Budgeted,
  }),
  output: Type.Object({
    target: Closed({
      id: EntityId,
      kind: OneOf(['plan', 'task']),
      qualified_id: Type.String(),
      title: Type.String(),
      description: Nullable(Type.String()),
      status: Type.String(),
      revision: Type.Integer(),
    }),
    reasoning_ref: ReasoningRef,
    notes: EntrySlice,
    trace: EntrySlice,
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'the-canonical-documents-are-read': must('Notes and trace come from the canonical branch of the plan or task.'),
    'a-limit-of-zero-leaves-out': must('notes_limit=0 and trace_limit=0 answer empty lists; then trace.sequential is null.'),
    'a-cut-is-said': must('max_chars holds for the whole snapshot, and truncated says when it was cut.'),
    'an-unknown-target-is-refused': must('A target that does not exist answers UNKNOWN_ID.'),
  },
});
