import { Closed, described, Nullable, named, Type } from '../kit/schema.ts';
import { BranchName, DocName, Seq, TagName, Timestamp, TimestampMs } from './ids.ts';

export const Branch = named(
  'Branch',
  Closed({
    name: described(BranchName, 'Name of the branch.'),
    base_branch: Nullable(BranchName, { description: 'Branch it was made from; null for a first branch.' }),
    base_seq: Nullable(Seq, { description: 'Number up to which it sees its base; null for a first branch.' }),
    created_at_ms: described(TimestampMs, 'When it was made.'),
  }),
  'A line of work with its own view of all documents.',
);

export const CheckoutMove = named(
  'CheckoutMove',
  Closed({
    previous: Nullable(BranchName, { description: 'Branch that was checked out before; null when none was.' }),
    current: described(BranchName, 'Branch that is checked out now.'),
  }),
  'Where the caller stood, and where it stands now.',
);

export const Tag = named(
  'Tag',
  Closed({
    name: described(TagName, 'Name of the tag.'),
    branch: described(BranchName, 'Branch of the entry.'),
    doc: described(DocName, 'Document of the entry.'),
    seq: described(Seq, 'Number of the entry.'),
    created_at_ms: described(TimestampMs, 'When it was made.'),
  }),
  'A name for one entry of a document.',
);

export const RefMove = named(
  'RefMove',
  Closed({
    seq: described(Seq, 'Number of the move itself.'),
    ref: Type.String({ description: 'Name of the branch.' }),
    branch: described(BranchName, 'Branch whose pointer moved.'),
    doc: described(DocName, 'Document of the pointer.'),
    old_seq: Nullable(Seq, { description: 'Entry it pointed to before; null when there was none.' }),
    new_seq: described(Seq, 'Entry it points to now.'),
    message: Type.String({ description: 'Title of the note that moved it, or reset:<ref>.' }),
    ts: Timestamp,
    ts_ms: TimestampMs,
  }),
  "One movement of a branch's notes pointer.",
);

export const CommitRecord = named(
  'CommitRecord',
  Closed({
    seq: described(Seq, 'Number of the entry.'),
    ts: Timestamp,
    ts_ms: TimestampMs,
    branch: described(BranchName, 'Branch that the note was written on.'),
    doc: described(DocName, 'Document that the note was written to.'),
    message: Nullable(Type.String(), { description: 'The line that describes the commit; null when it has none.' }),
    artifact: Type.String({ description: 'The text that was committed.' }),
    format: Nullable(Type.String(), { description: 'What the text is written in, such as markdown; null when not said.' }),
    meta: Nullable(Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }), {
      description: 'Anything more that the author gave; null when nothing.',
    }),
  }),
  'One note, seen as a commit.',
);

export const Defaults = named(
  'Defaults',
  Closed({
    branch: described(BranchName, 'Branch that a new workspace has checked out.'),
    docs: Closed(
      {
        notes: described(DocName, 'Document for notes.'),
        graph: described(DocName, 'Document for the graph.'),
        trace: described(DocName, 'Document for the trace.'),
      },
      { description: 'The document of each kind that is meant by default.' },
    ),
  }),
  'Names that are meant when a call leaves them out.',
);

export const GoldenPath = named(
  'GoldenPath',
  Type.Array(
    Closed({
      tool: Type.String({ description: 'Name of the tool.' }),
      purpose: Type.String({ description: 'What it is good for at this point.' }),
    }),
    { maxItems: 8, description: 'Tools to call first, in order.' },
  ),
);
