import { Closed, Formed, FreeObject, freeLimits, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { CardType } from './card-template.ts';
import { Meta } from './entry.ts';
import { GraphNodeId, GraphStatus, GraphTag, GraphText, GraphTitle } from './graph.ts';
import { AgentId, BranchName, DocName, Seq, StepId, StepPath, TaskId, TimestampMs } from './ids.ts';
import { TargetRef } from './scope.ts';

export const CardTags = Type.Array(GraphTag, { maxItems: 100 });

/** What a card says, normalised: types known, tags in order, everything unknown in meta. */
export const CardFields = {
  id: GraphNodeId,
  type: CardType,
  title: Opt(GraphTitle),
  text: Opt(GraphText),
  status: GraphStatus,
  tags: CardTags,
  meta: Opt(Meta),
};

/** A card as it stands in the graph. */
export const Card = named('Card', Closed({ ...CardFields, status: Opt(GraphStatus), last_seq: Seq, last_ts_ms: TimestampMs }));

/** A card as it is given: an object, or text. */
export const CardInput = named(
  'CardInput',
  Type.Union([FreeObject({ limits: { ...freeLimits, bytes: 2_500_000 } }), Type.String({ minLength: 1, maxLength: 1_000_000 })], {
    description: 'An object {type, title, text, status, tags, meta, id}; JSON, `key: value` lines or plain text also do.',
  }),
);

export const CardRefs = (description: string) => Opt(Type.Array(GraphNodeId, { maxItems: 64, description }));

/** The step that a call is about: the first open one, or one by id or path. */
export const StepSelect = Opt(
  Formed('^(focus|STEP-[A-Za-z0-9]{8,}|s:[0-9]+(\\.s:[0-9]+)*)$', 'focus, STEP-00000001 or s:0', {
    maxLength: 256,
    description: 'focus (the first open step), STEP-… or s:0.',
  }),
);

/** The step that an answer keeps to. */
export const StepFocus = named(
  'StepFocus',
  Closed({ task_id: TaskId, step_id: StepId, path: StepPath, title: Type.String(), tag: GraphTag }),
);

/** Where a card is written: by plan or task, or by branch and documents; else focus, else checkout. */
export const CardPlace = {
  target: Opt(TargetRef),
  branch: Opt(BranchName),
  trace_doc: Opt(DocName),
  graph_doc: Opt(DocName),
  step: StepSelect,
  agent_id: Opt(AgentId),
};

/** Which cards are looked at: by plan or task, or by branch and graph; else focus, else checkout. */
export const CardScope = { target: Opt(TargetRef), ref: Opt(BranchName), graph_doc: Opt(DocName) };

/** How much a reading of cards shows. */
export const CardLens = {
  agent_id: Opt(AgentId),
  all_lanes: Opt(Type.Boolean({ default: false, description: 'Drafts too.' })),
  include_drafts: Opt(Type.Boolean({ default: false, description: 'Drafts too.' })),
};
export const CardView = {
  view: Opt(
    OneOf(['smart', 'explore', 'audit'], {
      description: 'smart: pins and what is open; explore: also settled; audit: also drafts.',
    }),
  ),
};
export const CardBudget = {
  context_budget: Opt(Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'As max_chars; the smaller one counts.' })),
  max_chars: Opt(Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Largest answer, in UTF-8 bytes of JSON.' })),
};

/** Where cards are read and written. */
export const CardDocs = { branch: BranchName, trace_doc: DocName, graph_doc: DocName };

export const CardsApplied = named('CardsApplied', Closed({ nodes_upserted: Type.Integer(), edges_upserted: Type.Integer() }));

/** What committing one card did. */
export const CardCommitted = named(
  'CardCommitted',
  Closed({
    ...CardDocs,
    card_id: GraphNodeId,
    /** False when the same card was there already. */
    inserted: Type.Boolean(),
    trace_seq: Seq,
    trace_ref: Type.String(),
    graph_applied: CardsApplied,
    last_seq: Nullable(Seq),
    graph_ref: Nullable(Type.String()),
  }),
);

export const CardStats = named(
  'CardStats',
  Closed({ cards: Type.Integer(), by_type: Type.Record(Type.String(), Type.Integer()) }),
);

export const Frontier = named(
  'Frontier',
  Closed({
    hypotheses: Type.Array(Card),
    questions: Type.Array(Card),
    subgoals: Type.Array(Card),
    tests: Type.Array(Card),
  }),
);

/** Who wrote what, where drafts are shown too. */
export const LaneSummary = named(
  'LaneSummary',
  Closed({
    lanes: Type.Array(
      Closed({
        lane: Type.String(),
        cards: Type.Integer(),
        drafts: Type.Integer(),
        pinned: Type.Integer(),
        open: Type.Integer(),
        top: Type.Array(GraphNodeId, { maxItems: 4 }),
      }),
      { maxItems: 20 },
    ),
  }),
);
