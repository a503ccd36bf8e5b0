import { Closed, described, Nullable, named, Opt, Type } from '../kit/schema.ts';
import { BranchName, Seq, Timestamp, WorkspaceId } from './ids.ts';

export const JournalFact = named(
  'JournalFact',
  Closed({
    seq: described(Seq, 'Its number in the workspace; numbers rise in the order of commits.'),
    ts: described(Timestamp, 'When it was committed.'),
    kind: Type.String({ description: 'What happened, such as note_added or step_done.' }),
    agent_id: Opt(Type.String({ description: 'Who did it, where that is known.' })),
    payload: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What is true since, without long texts: those stand where ref leads.',
    }),
    ref: Opt(Type.String({ description: 'The entry that was written with it, such as notes@14; open reads it.' })),
    branch: Opt(described(BranchName, 'The branch of that entry.')),
    title: Opt(Type.String({ description: 'The title of that entry.' })),
    text: Opt(Type.String({ description: 'The beginning of that entry, or of the evidence that was captured.' })),
  }),
  'Something that happened, as the journal holds it.',
);

export const Moment = named(
  'Moment',
  Closed({ seq: described(Seq, 'Number of a fact.'), ts: described(Timestamp, 'When it was committed.') }),
  'A place in the journal.',
);

export const WorkspaceBrief = named(
  'WorkspaceBrief',
  Closed({
    workspace: WorkspaceId,
    seq: Type.Integer({ minimum: 0, description: 'The newest number in its journal.' }),
    created_at: described(Timestamp, 'When it was made.'),
    last: Nullable(Moment, { description: 'What happened last in it.' }),
    focus: Nullable(Type.String(), { description: 'The plan or task in focus.' }),
    checkout: Nullable(Type.String(), { description: 'The branch that is checked out.' }),
  }),
  'A workspace, and when something happened in it last.',
);
