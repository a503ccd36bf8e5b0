import { Closed, Const, Formed, Nullable, named, OneOf, Opt, Type, withoutNul } from '../kit/schema.ts';
import { Meta } from './entry.ts';
import { BranchName, ConflictId, DocName, Seq, TimestampMs } from './ids.ts';

/** Something besides blanks, and none of these characters. Blanks at the ends are trimmed before it is stored. */
const without = (characters: string) => `^[^${characters}]*[^\\s${characters}][^${characters}]*$`;
const controls = '\\p{Cc}\\p{Cs}';
const word = (max: number, forbidden: string, description: string) => {
  const bar = forbidden.startsWith('|') ? '| or ' : '';
  return Formed(without(forbidden), `text that is not blank, without ${bar}control characters, such as auth-service`, {
    minLength: 1,
    maxLength: max,
    description,
  });
};
/** Any text but NUL, which one of the engines cannot keep. */
const written = (max: number, minLength = 0) => Formed('^[^\\u0000]*$', withoutNul, { minLength, maxLength: max });

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
export const GraphTitle = named('GraphTitle', written(500, 1));
export const GraphText = named('GraphText', written(1_000_000));
export const GraphTags = Type.Array(GraphTag, { maxItems: 100 });

/** What a caller says about a node; everything that is left out is empty afterwards. */
export const NodeFields = {
  type: GraphType,
  title: Opt(GraphTitle),
  text: Opt(GraphText),
  status: Opt(GraphStatus),
  tags: Opt(GraphTags),
  meta: Opt(Meta),
};

export const EdgeKey = named('EdgeKey', Closed({ from: GraphNodeId, rel: GraphRel, to: GraphNodeId }));
const edgeKey = { from: GraphNodeId, rel: GraphRel, to: GraphNodeId };

/** Where a merged version was read: the branch (null once it is gone) and the number there. Not part of what is compared. */
export const MergedFrom = named('MergedFrom', Closed({ branch: Nullable(BranchName), seq: Seq }));

const version = { deleted: Type.Boolean(), last_seq: Seq, last_ts_ms: TimestampMs, merged_from: Opt(MergedFrom) };

/** Which version a write made. */
export const GraphStamp = named('GraphStamp', Closed({ last_seq: Seq, last_ts_ms: TimestampMs }));

export const GraphNode = named(
  'GraphNode',
  Closed({ id: GraphNodeId, ...NodeFields, tags: Type.Array(GraphTag, { maxItems: 100 }), ...version }),
);
export const GraphEdge = named('GraphEdge', Closed({ ...edgeKey, meta: Opt(Meta), ...version }));

export const GraphOp = named(
  'GraphOp',
  Type.Union([
    Closed({ op: Const('node_upsert'), id: GraphNodeId, ...NodeFields }),
    Closed({ op: Const('node_delete'), id: GraphNodeId }),
    Closed({ op: Const('edge_upsert'), ...edgeKey, meta: Opt(Meta) }),
    Closed({ op: Const('edge_delete'), ...edgeKey }),
  ]),
);

export const GraphApplied = named(
  'GraphApplied',
  Closed({
    nodes_upserted: Type.Integer(),
    nodes_deleted: Type.Integer(),
    edges_upserted: Type.Integer(),
    edges_deleted: Type.Integer(),
  }),
);

export const GraphChange = named(
  'GraphChange',
  Type.Union([
    Closed({ kind: Const('node'), id: GraphNodeId, to: GraphNode }),
    Closed({ kind: Const('edge'), key: EdgeKey, to: GraphEdge }),
  ]),
);

/** A node's id, or `from|rel|to` of an edge. */
const KeyText = Type.String({ maxLength: 700, description: 'The id of a node, or from|rel|to of an edge.' });
const conflictHead = { conflict_id: ConflictId, kind: OneOf(['node', 'edge']), key: KeyText };
/** Null where there was nothing. */
const State = Nullable(Type.Union([GraphNode, GraphEdge]));
const states = { base: State, theirs: State, ours: State };

export const FoundConflict = named('FoundConflict', Closed({ ...conflictHead, status: OneOf(['open', 'preview']), ...states }));
export const ConflictStatus = named(
  'ConflictStatus',
  OneOf(['open', 'resolved', 'superseded'], { description: 'superseded: a later merge found this key in another state.' }),
);
export const ConflictHead = named(
  'ConflictHead',
  Closed({ ...conflictHead, status: ConflictStatus, created_seq: Seq, created_at_ms: TimestampMs }),
);
export const Conflict = named(
  'Conflict',
  Closed({
    ...conflictHead,
    from: BranchName,
    into: BranchName,
    doc: DocName,
    status: ConflictStatus,
    ...states,
    created_at_ms: TimestampMs,
    resolved_at_ms: Opt(TimestampMs),
  }),
);
export const DiffSummary = named(
  'DiffSummary',
  Closed({
    nodes_changed: Type.Integer(),
    edges_changed: Type.Integer(),
    node_fields_changed: Type.Integer(),
    edge_fields_changed: Type.Integer(),
  }),
);
export const GraphError = named(
  'GraphError',
  Closed({ code: Const('EDGE_ENDPOINT_MISSING'), kind: Const('edge'), key: KeyText, message: Type.String() }),
);
