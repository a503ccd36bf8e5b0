import { Closed, Const, described, FreeObject, Nullable, named, Opt, Prose, Text, Type, Words } from '../kit/schema.ts';
import { AgentId, BranchName, DocName, Seq, Timestamp, TimestampMs } from './ids.ts';

export const NoteText = Words(1_000_000, { description: 'The text of the note.' });
export const NoteTitle = Words(500, { description: 'Title of the note, in a line.' });
export const NoteFormat = Text(64, { description: 'What the text is written in: text, markdown, …' });
export const Meta = FreeObject({ description: 'Anything more, as an object.' });

/** Fields that a caller may set on a note. */
export const NoteFields = {
  title: Opt(described(NoteTitle, 'Title of the note, in a line.')),
  format: Opt(NoteFormat),
  meta: Opt(Meta),
  agent_id: Opt(AgentId),
};

const Place = {
  seq: described(Seq, 'Number of the entry, unique in the workspace.'),
  ts: described(Timestamp, 'When it was written.'),
  ts_ms: TimestampMs,
  branch: described(BranchName, 'Branch that it was written on.'),
  doc: described(DocName, 'Document that it was written to.'),
};

export const Edited = named(
  'Edited',
  Closed({
    version: Type.Integer({ minimum: 2, description: 'How many versions there are up to this one.' }),
    seq: described(Seq, 'Number of the edit.'),
    ts: described(Timestamp, 'When it was edited.'),
    branch: described(BranchName, 'Branch that it was edited on.'),
    agent_id: Opt(described(AgentId, 'Who edited it; absent when not said.')),
  }),
  'Which version of a note is shown.',
);

export const NoteEntry = named(
  'NoteEntry',
  Closed({
    ...Place,
    kind: Const('note', { description: 'Tells a note from an event.' }),
    title: Opt(NoteTitle),
    format: Opt(NoteFormat),
    meta: Opt(Meta),
    agent_id: Opt(described(AgentId, 'Who wrote it; absent when not said.')),
    source_event_id: Opt(
      Type.String({ description: 'merge:<branch>:<seq> on a copy that a merge made; absent on other notes.' }),
    ),
    edited: Opt(described(Edited, 'Which version this is; absent on a note that was never edited.')),
    content: Prose(1_000_000, { description: 'The text of the note.' }),
  }),
  'A note or trace step.',
);

export const EventEntry = named(
  'EventEntry',
  Closed({
    ...Place,
    kind: Const('event', { description: 'Tells an event from a note.' }),
    event_id: Type.String({ description: 'Id of the task event.' }),
    event_type: Type.String({ description: 'What happened, as a code.' }),
    task_id: Nullable(Type.String(), { description: 'Plan or task that it happened to; null when to none.' }),
    path: Nullable(Type.String(), { description: 'Path of the step or task node; null when it concerns the whole task.' }),
    payload: Opt(FreeObject({ description: 'Details of what happened.' })),
  }),
  'An event of a task, mirrored into its trace.',
);

export const Entry = named(
  'Entry',
  Type.Union([NoteEntry, EventEntry], { description: 'An entry of a document: a note or an event, told apart by kind.' }),
);

export const SequentialGraph = named(
  'SequentialGraph',
  Closed({
    nodes: Type.Array(
      Closed({
        thoughtNumber: Type.Integer({ description: 'Number of the thought, from 1.' }),
        seq: described(Seq, 'Number of the trace entry.'),
        ts_ms: TimestampMs,
        branchFromThought: Nullable(Type.Integer(), {
          description: 'Thought it branches from; null when it continues the line.',
        }),
        branchId: Nullable(Type.String(), { description: 'Name of its branch of thought; null on the main line.' }),
        isRevision: Type.Boolean({ description: 'True when it revises an earlier thought.' }),
        revisesThought: Nullable(Type.Integer(), { description: 'Thought that it revises; null when none.' }),
      }),
      { description: 'One node for each numbered thought.' },
    ),
    edges: Type.Array(
      Closed({
        rel: Type.String({ description: 'What the edge means: branch or revision.' }),
        from: Type.Integer({ description: 'Number of the earlier thought.' }),
        to: Type.Integer({ description: 'Number of the later thought.' }),
        branchId: Opt(Type.String({ description: 'Name of the branch of thought; absent on the main line.' })),
      }),
      { description: 'How the thoughts follow each other.' },
    ),
    missing: Closed(
      {
        branchFromThought: Type.Array(Type.Integer(), { description: 'Missing thoughts that others branch from.' }),
        revisesThought: Type.Array(Type.Integer(), { description: 'Missing thoughts that others revise.' }),
      },
      { description: 'Thoughts that are referred to but not among the entries returned.' },
    ),
  }),
  'How numbered thoughts branch and revise each other; read off the entries returned.',
);
