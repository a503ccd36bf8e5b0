import { Closed, Const, FreeObject, Nullable, named, Opt, Prose, Text, Type, Words } from '../kit/schema.ts';
import { AgentId, BranchName, DocName, Seq, Timestamp, TimestampMs } from './ids.ts';

export const NoteText = Words(1_000_000, { description: 'The text of the note.' });
export const NoteTitle = Words(500);
export const NoteFormat = Text(64, { description: 'What the text is written in: text, markdown, …' });
export const Meta = FreeObject({ description: 'Anything more, as an object.' });

/** Fields that a caller may set on a note. */
export const NoteFields = {
  title: Opt(NoteTitle),
  format: Opt(NoteFormat),
  meta: Opt(Meta),
  agent_id: Opt(AgentId),
};

const Place = { seq: Seq, ts: Timestamp, ts_ms: TimestampMs, branch: BranchName, doc: DocName };

export const NoteEntry = named(
  'NoteEntry',
  Closed({
    ...Place,
    kind: Const('note'),
    title: Opt(NoteTitle),
    format: Opt(NoteFormat),
    meta: Opt(Meta),
    agent_id: Opt(AgentId),
    /** `merge:<branch>:<seq>` on a copy that a merge made. */
    source_event_id: Opt(Type.String()),
    content: Prose(1_000_000),
  }),
);

export const EventEntry = named(
  'EventEntry',
  Closed({
    ...Place,
    kind: Const('event'),
    event_id: Type.String(),
    event_type: Type.String(),
    task_id: Nullable(Type.String()),
    path: Nullable(Type.String()),
    payload: Opt(FreeObject()),
  }),
);

export const Entry = named('Entry', Type.Union([NoteEntry, EventEntry]));

/** The branching of thoughts, read off the trace entries that are returned. */
export const SequentialGraph = named(
  'SequentialGraph',
  Closed({
    nodes: Type.Array(
      Closed({
        thoughtNumber: Type.Integer(),
        seq: Seq,
        ts_ms: TimestampMs,
        branchFromThought: Nullable(Type.Integer()),
        branchId: Nullable(Type.String()),
        isRevision: Type.Boolean(),
        revisesThought: Nullable(Type.Integer()),
      }),
    ),
    edges: Type.Array(Closed({ rel: Type.String(), from: Type.Integer(), to: Type.Integer(), branchId: Opt(Type.String()) })),
    missing: Closed({ branchFromThought: Type.Array(Type.Integer()), revisesThought: Type.Array(Type.Integer()) }),
  }),
);
