import { Closed, described, Nullable, named, OneOf, Opt, Text, Type } from '../kit/schema.ts';
import { ClaimType, ClaimVisibility, ThoughtEdgeType, ThoughtNodeType } from './claim-patch.ts';
import { Timestamp } from './ids.ts';
import { Confidence, MindScope } from './mind.ts';
import { ClaimId, EvidenceEventId, ThoughtEdgeId, ThoughtNodeId } from './mind-ids.ts';
import { EvidenceEventRef } from './mind-record.ts';

/** The Thought DB as it is shown: records, with what follows from later ones. */

export const ThoughtStatus = named(
  'ThoughtStatus',
  OneOf(['active', 'superseded', 'retracted'], { description: 'Whether it holds: retracted counts before superseded.' }),
);

const shared = {
  status: ThoughtStatus,
  text: Type.String({ description: 'What it says.' }),
  scope: MindScope,
  project_id: Type.String({ description: 'The project; empty for what is global.' }),
  visibility: ClaimVisibility,
  asserted_ts: described(Timestamp, 'When it was written down.'),
  tags: Type.Array(Type.String(), { description: 'Its labels.' }),
  source_event_ids: Type.Array(Type.String(), { maxItems: 50, description: 'Evidence records that it rests on.' }),
};
const kept = {
  confidence: Confidence,
  notes: Type.String({ description: 'What is kept about it besides.' }),
};
const claim = {
  claim_id: ClaimId,
  canonical_id: described(ClaimId, 'The claim that it stands for: itself, unless it was declared the same as another.'),
  claim_type: ClaimType,
  ...shared,
  valid_from: Nullable(Timestamp, { description: 'From when it holds, inclusive; null: always.' }),
  valid_to: Nullable(Timestamp, { description: 'Until when it holds, exclusive; null: still.' }),
};
const node = {
  node_id: ThoughtNodeId,
  canonical_id: described(ThoughtNodeId, 'The node that it stands for: itself, unless it was declared the same as another.'),
  node_type: ThoughtNodeType,
  title: Type.String({ description: 'In a line.' }),
  ...shared,
};
const End = (which: string) => Type.String({ description: `${which}: a claim, a node or an evidence record.` });
const edge = {
  edge_id: ThoughtEdgeId,
  edge_type: ThoughtEdgeType,
  scope: MindScope,
  project_id: Type.String({ description: 'The project; empty for what is global.' }),
  visibility: ClaimVisibility,
  asserted_ts: described(Timestamp, 'When the two were related.'),
  notes: Type.String({ description: 'Why the two belong together.' }),
};

export const ClaimView = named('ClaimView', Closed({ ...claim, ...kept }), 'A claim, and whether it holds.');
export const NodeView = named(
  'NodeView',
  Closed({ ...node, ...kept }),
  'A decision, an action or a summary, and whether it holds.',
);
export const EdgeView = named(
  'EdgeView',
  Closed({
    ...edge,
    from_id: End('Where it begins'),
    to_id: End('Where it leads'),
    source_event_ids: Type.Array(Type.String(), { maxItems: 50, description: 'Evidence records that it rests on.' }),
  }),
  'How two records relate.',
);

const depth = Type.Integer({ minimum: 0, maximum: 6, description: 'How many steps it reaches.' });
const direction = OneOf(['out', 'in', 'both'], { description: 'Which way edges are followed: from their beginning, or to it.' });

export const ThoughtGraph = named(
  'ThoughtGraph',
  Closed({
    root_id: Type.String({ description: 'Where it begins, as it was asked for.' }),
    root_id_canonical: Type.String({ description: 'What that stands for.' }),
    depth,
    direction,
    edge_types: Type.Array(ThoughtEdgeType, { description: 'Types that were followed; [] for all.' }),
    include_inactive: Type.Boolean({ description: 'What no longer holds is shown too.' }),
    include_aliases: Type.Boolean({ description: 'Duplicates are shown as they are, and not as what they stand for.' }),
    as_of_ts: described(Timestamp, 'The moment that it is shown for.'),
    claims: Type.Array(Closed(claim), { description: 'Claims in it, nearest first.' }),
    nodes: Type.Array(Closed(node), { description: 'Nodes in it, nearest first.' }),
    edges: Type.Array(
      Closed({
        ...edge,
        from_id: End('Where it begins, as it is shown'),
        to_id: End('Where it leads, as it is shown'),
        from_id_raw: End('Where it begins, as its record says'),
        to_id_raw: End('Where it leads, as its record says'),
        from_id_canonical: End('What its beginning stands for'),
        to_id_canonical: End('What its end stands for'),
        source_refs: Type.Array(EvidenceEventRef, { description: 'Evidence that it rests on.' }),
      }),
      { description: 'Edges in it.' },
    ),
    missing_ids: Type.Array(Type.String(), {
      description: 'Ids that edges lead to and that are not shown, such as evidence records.',
    }),
    truncated: Type.Boolean({ description: 'There is more than can be shown at once.' }),
  }),
  'What hangs together with one claim or node.',
);

/** A claim or node by its id. */
export const AnyThought = Type.String({
  pattern: '^(cl|nd)_[0-9A-Za-z_]+$',
  form: 'an id such as cl_1767800000_0a1b2c3d or nd_1767800000_0a1b2c3d',
  maxLength: 128,
  description: 'A claim (cl_…) or a node (nd_…).',
});

export const ThoughtHit = named(
  'ThoughtHit',
  Closed({
    kind: OneOf(['claim', 'node'], { description: 'What it is.' }),
    id: AnyThought,
    type: Type.String({ description: 'Its type: fact, preference, assumption or goal; decision, action or summary.' }),
    scope: MindScope,
    title: Type.String({ description: 'A node in a line; empty for a claim.' }),
    text: Type.String({ description: 'What it says; a long text is cut.' }),
    tags: Type.Array(Type.String(), { description: 'Its labels.' }),
    asserted_ts: described(Timestamp, 'When it was written down.'),
    source_event_ids: Type.Array(Type.String(), { maxItems: 50, description: 'Evidence records that it rests on.' }),
    score: Type.Number({ description: 'How well it fits; only comparable within one answer.' }),
  }),
  'Something that words were found in.',
);

/** Asks for what hangs together with something. */
export const GraphAsked = {
  depth: Opt(
    Type.Integer({ minimum: 0, maximum: 6, default: 1, description: 'How many steps the graph reaches (1); 0 is taken as 1.' }),
  ),
  direction: Opt(
    OneOf(['out', 'in', 'both'], {
      default: 'both',
      description: 'Which way edges are followed (both): from their beginning, or to it.',
    }),
  ),
  edge_type: Opt(Type.Array(ThoughtEdgeType, { maxItems: 7, default: [], description: 'Follow only these types.' })),
  include_inactive: Opt(Type.Boolean({ default: false, description: 'Show what no longer holds too.' })),
  include_aliases: Opt(Type.Boolean({ default: false, description: 'Show duplicates as they are, not as what they stand for.' })),
};

/** Where to look: in one store, or in both with the project first. */
export const ScopeOrBoth = (fallback: 'project' | 'global' | 'effective', description: string) =>
  Opt(OneOf(['project', 'global', 'effective'], { default: fallback, description }));

/** As many as fit, unless a number is asked for. */
export const AnyNumber = Opt(
  Type.Integer({ minimum: 0, maximum: 500, default: 0, description: 'How many at most; 0: as many as fit in one answer.' }),
);

export const Tags = Opt(Type.Array(Text(200), { maxItems: 20, default: [], description: 'Only what has all of these labels.' }));

export const Moment = (description: string) =>
  Opt(
    Type.String({
      maxLength: 40,
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2}))?$',
      form: 'a date such as 2026-05-14, or a time such as 2026-05-14T09:30:00Z',
      description,
    }),
  );

export const Rationale = Opt(Text(4000, { default: 'user retract', description: 'Why it no longer holds.' }));

export const MoreBehind = Type.Boolean({ description: 'There is more behind the last one: send its id as after.' });
export const RecordedAs = described(EvidenceEventId, 'The record of the log that says who did it.');
