import { Closed, Const, described, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { Meta } from './entry.ts';
import { BranchName, ConflictId, DocName, Seq, TimestampMs } from './ids.ts';

/** Something besides blanks, and none of these characters. Blanks at the ends are trimmed before it is stored. */
const without = (characters: string) => `^[^${characters}]*[^\\s${characters}][^${characters}]*$`;
const controls = '\\p{Cc}\\p{Cs}';
const formOf = (forbidden: string) =>
  `text that is not blank, without ${forbidden.startsWith('|') ? '| or ' : ''}control characters, such as auth-service`;
const word = (max: number, forbidden: string, description: string) =>
  Type.String({ minLength: 1, maxLength: max, pattern: without(forbidden), form: formOf(forbidden), description });
/** Any text but NUL, which one of the engines cannot keep. */
const written = (max: number, minLength = 0) =>
  Type.String({ minLength, maxLength: max, pattern: '^[^\\u0000]*$', form: 'text without a NUL character' });

export const GraphNodeId = named(
  'GraphNodeId',
  word(256, `|${controls}`, 'A node: up to 256 characters, no | and no control characters.'),
);
export const GraphType = named('GraphType', word(128, controls, 'What kind of node it is: free, no control characters.'));
export const GraphRel = named(
  'GraphRel',
  word(128, `|${controls}`, 'How an edge relates: free, no | and no control characters.'),
);
export const GraphTag = named('GraphTag', word(128, `|${controls}`, 'A tag; kept trimmed and in lower case.'));
export const GraphStatus = named('GraphStatus', word(128, controls, 'Free; compared exactly.'));
export const GraphTitle = named('GraphTitle', described(written(500, 1), 'What the node is called, in a line.'));
export const GraphText = named('GraphText', described(written(1_000_000), 'What the node says; may be long.'));
export const GraphTags = Type.Array(GraphTag, { maxItems: 100, description: 'Tags of the node; [] for none.' });

/** What a caller says about a node; everything that is left out is empty afterwards. */
export const NodeFields = {
  type: GraphType,
  title: Opt(described(GraphTitle, 'What the node is called; absent for none.')),
  text: Opt(described(GraphText, 'What the node says; absent for none.')),
  status: Opt(described(GraphStatus, 'State of the node; free, compared exactly. Absent for none.')),
  tags: Opt(GraphTags),
  meta: Opt(Meta),
};

export const EdgeKey = named(
  'EdgeKey',
  Closed({
    from: described(GraphNodeId, 'Node that the edge starts from.'),
    rel: GraphRel,
    to: described(GraphNodeId, 'Node that the edge leads to.'),
  }),
  'An edge by its two ends and its relation.',
);
const edgeKey = {
  from: described(GraphNodeId, 'Node that the edge starts from.'),
  rel: GraphRel,
  to: described(GraphNodeId, 'Node that the edge leads to.'),
};

export const MergedFrom = named(
  'MergedFrom',
  Closed({
    branch: Nullable(BranchName, { description: 'Branch it was merged from; null when that branch was deleted.' }),
    seq: described(Seq, 'Number of the version on that branch.'),
  }),
  'Where a merged version came from. It is not compared by diffs and merges.',
);

const version = {
  deleted: Type.Boolean({ description: 'True for a tombstone: the item was removed.' }),
  last_seq: described(Seq, 'Number of this version.'),
  last_ts_ms: described(TimestampMs, 'When this version was written.'),
  merged_from: Opt(described(MergedFrom, 'Where it was merged from; absent when it was written here.')),
};

export const GraphStamp = named(
  'GraphStamp',
  Closed({
    last_seq: described(Seq, 'Number of the last version written.'),
    last_ts_ms: described(TimestampMs, 'When it was written.'),
  }),
  'Which version a write made.',
);

export const GraphNode = named(
  'GraphNode',
  Closed({
    id: described(GraphNodeId, 'Id of the node.'),
    ...NodeFields,
    tags: Type.Array(GraphTag, { maxItems: 100, description: 'Tags in lower case; [] for none.' }),
    ...version,
  }),
  'A node of the graph in one version.',
);
export const GraphEdge = named(
  'GraphEdge',
  Closed({ ...edgeKey, meta: Opt(Meta), ...version }),
  'An edge of the graph in one version.',
);

export const GraphOp = named(
  'GraphOp',
  Type.Union(
    [
      Closed({
        op: Const('node_upsert', { description: 'Create or replace a node.' }),
        id: described(GraphNodeId, 'Node to create or replace.'),
        ...NodeFields,
      }),
      Closed({ op: Const('node_delete', { description: 'Remove a node.' }), id: described(GraphNodeId, 'Node to remove.') }),
      Closed({ op: Const('edge_upsert', { description: 'Create or replace an edge.' }), ...edgeKey, meta: Opt(Meta) }),
      Closed({ op: Const('edge_delete', { description: 'Remove an edge.' }), ...edgeKey }),
    ],
    { description: 'One change to the graph; what an upsert leaves out is empty afterwards.' },
  ),
);

export const GraphApplied = named(
  'GraphApplied',
  Closed({
    nodes_upserted: Type.Integer({ description: 'Nodes that were created or changed.' }),
    nodes_deleted: Type.Integer({ description: 'Nodes that were removed.' }),
    edges_upserted: Type.Integer({ description: 'Edges that were created or changed.' }),
    edges_deleted: Type.Integer({ description: 'Edges that were removed.' }),
  }),
  'What a write did to the graph.',
);

export const GraphChange = named(
  'GraphChange',
  Type.Union(
    [
      Closed({
        kind: Const('node', { description: 'The difference is about a node.' }),
        id: described(GraphNodeId, 'Node that differs.'),
        to: described(GraphNode, 'The node as it is on the branch called to.'),
      }),
      Closed({
        kind: Const('edge', { description: 'The difference is about an edge.' }),
        key: described(EdgeKey, 'Edge that differs.'),
        to: described(GraphEdge, 'The edge as it is on the branch called to.'),
      }),
    ],
    { description: 'A difference between two branches, told apart by kind.' },
  ),
);

/** A node's id, or `from|rel|to` of an edge. */
const KeyText = Type.String({ maxLength: 700, description: 'The id of a node, or from|rel|to of an edge.' });
const conflictHead = {
  conflict_id: ConflictId,
  kind: OneOf(['node', 'edge'], { description: 'Whether the conflict is about a node or an edge.' }),
  key: KeyText,
};
/** Null where there was nothing. */
const State = Nullable(Type.Union([GraphNode, GraphEdge]));
const states = {
  base: described(State, 'State both branches had in common; null when it did not exist.'),
  theirs: described(State, 'State on the branch that is merged; null when it does not exist.'),
  ours: described(State, 'State on the branch that is merged into; null when it does not exist.'),
};

export const FoundConflict = named(
  'FoundConflict',
  Closed({
    ...conflictHead,
    status: OneOf(['open', 'preview'], {
      description: 'open: stored and to be resolved; preview: found by a dry run, not stored.',
    }),
    ...states,
  }),
  'A conflict as a merge found it.',
);
export const ConflictStatus = named(
  'ConflictStatus',
  OneOf(['open', 'resolved', 'superseded'], { description: 'superseded: a later merge found this key in another state.' }),
);
export const ConflictHead = named(
  'ConflictHead',
  Closed({
    ...conflictHead,
    status: ConflictStatus,
    created_seq: described(Seq, 'Number of the conflict in the workspace.'),
    created_at_ms: described(TimestampMs, 'When it was found.'),
  }),
  'A conflict without its states.',
);
export const Conflict = named(
  'Conflict',
  Closed({
    ...conflictHead,
    from: described(BranchName, 'Branch that was merged.'),
    into: described(BranchName, 'Branch that was merged into.'),
    doc: described(DocName, 'Graph document.'),
    status: ConflictStatus,
    ...states,
    created_at_ms: described(TimestampMs, 'When it was found.'),
    resolved_at_ms: Opt(described(TimestampMs, 'When it was resolved; absent while it is not.')),
  }),
  'A conflict: both branches changed the same item since they parted.',
);
export const DiffSummary = named(
  'DiffSummary',
  Closed({
    nodes_changed: Type.Integer({ description: 'Nodes that differ.' }),
    edges_changed: Type.Integer({ description: 'Edges that differ.' }),
    node_fields_changed: Type.Integer({ description: 'Single fields of nodes that differ.' }),
    edge_fields_changed: Type.Integer({ description: 'Single fields of edges that differ.' }),
  }),
  'How much the two branches differ.',
);
export const GraphError = named(
  'GraphError',
  Closed({
    code: Const('EDGE_ENDPOINT_MISSING', { description: 'What is wrong, as a code.' }),
    kind: Const('edge', { description: 'It is about an edge.' }),
    key: KeyText,
    message: Type.String({ description: 'What is wrong, in a sentence.' }),
  }),
  'An edge whose end does not exist.',
);
