import { Closed, defineTool, described, must, Nullable, OneOf, Type } from '../../../kit/index.ts';
import { Budgeted, LimitOrNone, Truncated } from '../../../types/budget.ts';
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
    target: described(TargetRef, 'Plan or task to export.'),
    notes_limit: LimitOrNone(20),
    trace_limit: LimitOrNone(50),
    ...Budgeted,
  }),
  output: Type.Object({
    target: Closed(
      {
        id: described(EntityId, 'Id of the plan or task.'),
        kind: OneOf(['plan', 'task'], { description: 'Whether it is a plan or a task.' }),
        qualified_id: Type.String({ description: 'The id with its workspace: <workspace>:<id>.' }),
        title: Type.String({ description: 'What it is called.' }),
        description: Nullable(Type.String(), { description: 'What is to be achieved; null when nobody said it.' }),
        status: Type.String({ description: 'TODO, ACTIVE or DONE.' }),
        revision: Type.Integer({ description: 'Grows with every change of the plan or task.' }),
      },
      { description: 'The plan or task.' },
    ),
    reasoning_ref: ReasoningRef,
    notes: described(EntrySlice, 'Newest notes.'),
    trace: described(EntrySlice, 'Newest trace entries.'),
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'the-canonical-documents-are-read': must('Notes and trace come from the canonical branch of the plan or task.'),
    'a-limit-of-zero-leaves-out': must('notes_limit=0 and trace_limit=0 answer empty lists; then trace.sequential is null.'),
    'a-cut-is-said': must('max_chars holds for the whole snapshot, and truncated says when it was cut.'),
    'an-unknown-target-is-refused': must('A target that does not exist answers UNKNOWN_ID.'),
  },
});
