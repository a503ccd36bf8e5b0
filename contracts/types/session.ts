import { Closed, described, Nullable, named, OneOf, Opt, Text, Type, Words } from '../kit/schema.ts';
import { CipherGraph } from './cipher.ts';
import { Timestamp } from './ids.ts';

export const SessionId = named(
  'SessionId',
  Type.String({ minLength: 1, maxLength: 64, description: 'A session of reasoning, by its UUID.' }),
);

export const SessionTitle = named('SessionTitle', Words(200, { description: 'What a session is called.' }));
export const SessionTag = named('SessionTag', Words(100, { description: 'A tag of a session, such as project:acme.' }));
export const SessionTags = Type.Array(SessionTag, { maxItems: 50, uniqueItems: true });

export const BranchId = named(
  'BranchId',
  Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[a-z0-9-]+$',
    form: 'small letters, digits and hyphens, such as cold-cache',
    description: 'A branch of a session.',
  }),
);

export const ThoughtNumber = named(
  'ThoughtNumber',
  Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Place of a thought in its chain, from 1.' }),
);

export const Session = named(
  'Session',
  Closed({
    id: SessionId,
    title: SessionTitle,
    description: Opt(Type.String({ description: 'What it is about; left out: nobody said.' })),
    tags: Type.Array(SessionTag, { maxItems: 50, description: 'What it is filed under.' }),
    thoughtCount: Type.Integer({ minimum: 0, description: 'How many thoughts it has, those of branches included.' }),
    branchCount: Type.Integer({ minimum: 0, description: 'How many branches it has.' }),
    partitionPath: Opt(
      Type.String({
        description: 'The folder among sessions/ that it stands in, such as 2025-12; left out where it stands in none.',
      }),
    ),
    createdAt: described(Timestamp, 'When it was started.'),
    updatedAt: described(Timestamp, 'When it was written to last.'),
    lastAccessedAt: described(Timestamp, 'When somebody last wrote to it or went on with it.'),
  }),
  'A chain of thoughts with its branches.',
);

export const SessionIntegrity = named(
  'SessionIntegrity',
  Closed({
    valid: Type.Boolean({ description: 'Whether all of it is as it was written.' }),
    sessionExists: Type.Boolean({ description: 'Whether its folder is there.' }),
    manifestExists: Type.Boolean({ description: 'Whether manifest.json is there.' }),
    manifestValid: Type.Boolean({ description: 'Whether manifest.json can be read; false also where there is none.' }),
    missingThoughtFiles: Type.Array(Type.String(), {
      description: 'Files of the main chain that the manifest names and nobody finds.',
    }),
    missingBranchFiles: Type.Record(Type.String(), Type.Array(Type.String()), {
      description: 'The same for each branch that lacks some, by its name.',
    }),
    unreadableFiles: Type.Array(Type.String(), { description: 'Files that are there and hold no thought or manifest.' }),
    inconsistentFiles: Type.Array(Type.String(), {
      description: 'Files that can be read and contradict others or their own name.',
    }),
    errors: Type.Array(Type.String(), { description: 'What is wrong with each, and what to do about it.' }),
  }),
  'How the files of a session stand: what is missing, what cannot be read, and what contradicts the rest.',
);

export const Critique = named(
  'Critique',
  Closed({
    text: Type.String({ description: 'What was said about the thought.' }),
    model: Type.String({ description: 'The model that said it, as it named itself.' }),
    timestamp: described(Timestamp, 'When it was said.'),
  }),
  'What another model said about a thought.',
);

export const ThoughtData = named(
  'ThoughtData',
  Closed({
    thought: Type.String({ description: 'What was thought.' }),
    thoughtNumber: ThoughtNumber,
    totalThoughts: described(ThoughtNumber, 'How many thoughts were expected then.'),
    nextThoughtNeeded: Type.Boolean({ description: 'Whether another one was to follow.' }),
    isRevision: Opt(Type.Boolean({ description: 'True: it revises an earlier thought.' })),
    revisesThought: Opt(described(ThoughtNumber, 'The thought that it revises.')),
    branchFromThought: Opt(described(ThoughtNumber, 'The thought of the main chain at which its branch begins.')),
    branchId: Opt(described(BranchId, 'Its branch; left out: the main chain.')),
    needsMoreThoughts: Opt(Type.Boolean({ description: 'True: more thoughts were needed than expected.' })),
    timestamp: described(Timestamp, 'When it was recorded.'),
    critique: Opt(Critique),
    cipher: Opt(CipherGraph),
  }),
  'One thought.',
);

export const NodeId = named(
  'NodeId',
  Type.String({ maxLength: 160, description: 'A thought in its session: session:number, or session:branch:number.' }),
);

export const ThoughtNode = named(
  'ThoughtNode',
  Closed({
    id: NodeId,
    data: ThoughtData,
    prev: Nullable(NodeId, {
      description: 'The thought before it: on its chain, or where its branch begins. Null: it is the first.',
    }),
    next: Type.Array(NodeId, { description: 'The thoughts after it: on its chain, and the first ones of branches.' }),
    revisesNode: Nullable(NodeId, { description: 'The thought that it revises; null: none.' }),
    branchOrigin: Nullable(NodeId, { description: 'Where its branch begins; null: it is on the main chain.' }),
    branchId: Nullable(BranchId, { description: 'Its branch; null: the main chain.' }),
  }),
  'A thought and how it hangs together with others.',
);

export const NavigationContext = named(
  'NavigationContext',
  Closed({
    project: Opt(Text(100, { description: 'What one works on.' })),
    task: Opt(Text(100, { description: 'Which part of it.' })),
    aspect: Opt(Text(100, { description: 'In which respect, such as debugging.' })),
  }),
  'Where one is among projects, tasks and aspects; what is left out was not said.',
);

export const stageNames = ['entry', 'init_complete', 'cipher_loaded', 'domain_active'] as const;
export const StageName = named('StageName', OneOf(stageNames, { description: 'A stage of a connection.' }));
