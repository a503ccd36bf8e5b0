import { Closed, described, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { Seq, Timestamp } from './ids.ts';
import { BranchId, NodeId, SessionId, SessionTag, SessionTitle, ThoughtData, ThoughtNumber } from './session.ts';

export const sessionStatuses = ['active', 'completed', 'abandoned'] as const;

export const ObservatorySession = named(
  'ObservatorySession',
  Closed({
    id: SessionId,
    title: Nullable(SessionTitle, { description: 'What it is called.' }),
    tags: Type.Array(SessionTag, { maxItems: 50, description: 'What it is filed under.' }),
    createdAt: described(Timestamp, 'When it was started.'),
    updatedAt: described(Timestamp, 'When it was written to last.'),
    completedAt: Nullable(Timestamp, { description: 'When it ended; null: it goes on.' }),
    status: OneOf(sessionStatuses, { description: 'Whether it goes on. abandoned is never said here: nobody tells us.' }),
    thoughtCount: Type.Integer({ minimum: 0, description: 'How many thoughts it has, those of branches included.' }),
    branchCount: Type.Integer({ minimum: 0, description: 'How many branches it has.' }),
  }),
  'A session as a watcher sees it.',
);

export const ObservatoryThought = named(
  'ObservatoryThought',
  Closed({ id: NodeId, ...ThoughtData.properties }),
  'A thought as a watcher sees it.',
);

export const ObservatoryBranch = named(
  'ObservatoryBranch',
  Closed({
    id: BranchId,
    name: Nullable(Type.String(), { description: 'What it is called; null: its id is all it has.' }),
    fromThoughtNumber: described(ThoughtNumber, 'The thought of the main chain at which it begins.'),
    thoughts: Type.Array(ObservatoryThought, { description: 'Its thoughts on this page.' }),
  }),
  'A branch as a watcher sees it.',
);

export const observatoryEvents = [
  'session:started',
  'session:ended',
  'session:deleted',
  'thought:added',
  'thought:revised',
  'thought:branched',
  'thought:critiqued',
] as const;

export const ObservatoryEventName = named(
  'ObservatoryEventName',
  OneOf(observatoryEvents, { description: 'What happened in a ledger.' }),
);

export const ObservatoryEvent = named(
  'ObservatoryEvent',
  Closed({
    seq: described(Seq, 'Its number in the project; numbers rise in the order of commits.'),
    ts: described(Timestamp, 'When it was committed.'),
    event: ObservatoryEventName,
    data: Closed(
      {
        sessionId: SessionId,
        session: Opt(ObservatorySession),
        title: Opt(Nullable(SessionTitle, { description: 'Title of a session that was started.' })),
        finalThoughtCount: Opt(Type.Integer({ minimum: 0, description: 'How many thoughts a session had when it ended.' })),
        thought: Opt(ObservatoryThought),
        nodeId: Opt(described(NodeId, 'The thought.')),
        newNodeId: Opt(described(NodeId, 'The same, where another thought is named beside it.')),
        parentId: Opt(Nullable(NodeId, { description: 'The thought before it; null: it is the first.' })),
        originalThoughtNumber: Opt(described(ThoughtNumber, 'The thought that was revised.')),
        revisedNodeId: Opt(Nullable(NodeId, { description: 'The same, as a node.' })),
        branchId: Opt(described(BranchId, 'The branch that was begun.')),
        fromThoughtNumber: Opt(described(ThoughtNumber, 'Where it begins.')),
        originNodeId: Opt(Nullable(NodeId, { description: 'The same, as a node.' })),
      },
      { description: 'What it is about; which fields there are follows from event.' },
    ),
  }),
  'Something that happened in a ledger, as watchers are told.',
);
