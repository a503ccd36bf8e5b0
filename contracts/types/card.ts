import { Closed, described, FreeObject, freeLimits, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { CardType } from './card-template.ts';
import { Meta } from './entry.ts';
import { GraphNodeId, GraphStatus, GraphTag, GraphText, GraphTitle } from './graph.ts';
import { AgentId, BranchName, DocName, Seq, StepId, StepPath, TaskId, TimestampMs } from './ids.ts';
import { TargetRef } from './scope.ts';

export const CardTags = Type.Array(GraphTag, { maxItems: 100, description: 'Tags, in lower case and in order.' });

/** What a card says, normalised: types known, tags in order, everything unknown in meta. */
export const CardFields = {
  id: GraphNodeId,
  type: CardType,
  title: Opt(described(GraphTitle, 'What the card is called; absent when it has no title.')),
  text: Opt(described(GraphText, 'What the card says; absent when it has no text.')),
  status: described(GraphStatus, 'State of the card, such as open, closed or accepted.'),
  tags: CardTags,
  meta: Opt(Meta),
};

export const Card = named(
  'Card',
  Closed({
    ...CardFields,
    status: Opt(described(GraphStatus, 'State of the card, such as open or closed; absent when it has none.')),
    last_seq: described(Seq, 'Number of its newest version.'),
    last_ts_ms: described(TimestampMs, 'When its newest version was written.'),
  }),
  'A card as it is in the graph.',
);

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
  Type.String({
    pattern: '^(focus|STEP-[A-Za-z0-9]{8,}|s:[0-9]+(\\.s:[0-9]+)*)$',
    form: 'focus, an id such as STEP-00000001, or a path such as s:0',
    maxLength: 256,
    description: 'focus (the first open step), STEP-… or s:0.',
  }),
);

export const StepFocus = named(
  'StepFocus',
  Closed({
    task_id: described(TaskId, 'Task of the step.'),
    step_id: StepId,
    path: StepPath,
    title: Type.String({ description: 'Title of the step.' }),
    tag: described(GraphTag, 'Tag that cards of this step carry.'),
  }),
  'The step that an answer keeps to.',
);

/** Where a card is written: by plan or task, or by branch and documents; else focus, else checkout. */
export const CardPlace = {
  target: Opt(described(TargetRef, 'Plan or task whose branch and documents are meant.')),
  branch: Opt(described(BranchName, 'Branch to write on; left out: that of target, focus or checkout.')),
  trace_doc: Opt(described(DocName, 'Trace document; left out: that of target, focus or the default.')),
  graph_doc: Opt(described(DocName, 'Graph document; left out: that of target, focus or the default.')),
  step: StepSelect,
  agent_id: Opt(AgentId),
};

/** Which cards are looked at: by plan or task, or by branch and graph; else focus, else checkout. */
export const CardScope = {
  target: Opt(described(TargetRef, 'Plan or task whose branch and graph are meant.')),
  ref: Opt(described(BranchName, 'Branch to read; left out: that of target, focus or checkout.')),
  graph_doc: Opt(described(DocName, 'Graph document; left out: that of target, focus or the default.')),
};

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
export const CardDocs = {
  branch: described(BranchName, 'Branch that was meant.'),
  trace_doc: described(DocName, 'Trace document that was meant.'),
  graph_doc: described(DocName, 'Graph document that was meant.'),
};

export const CardsApplied = named(
  'CardsApplied',
  Closed({
    nodes_upserted: Type.Integer({ description: 'Nodes that were created or changed.' }),
    edges_upserted: Type.Integer({ description: 'Edges that were created or changed.' }),
  }),
  'What a write did to the graph.',
);

export const CardCommitted = named(
  'CardCommitted',
  Closed({
    ...CardDocs,
    card_id: described(GraphNodeId, 'Id of the card.'),
    inserted: Type.Boolean({ description: 'False when the same card was there already.' }),
    trace_seq: described(Seq, 'Number of the trace entry.'),
    trace_ref: Type.String({ description: 'Reference of the trace entry, <doc>@<seq>; open takes it.' }),
    graph_applied: CardsApplied,
    last_seq: Nullable(Seq, { description: 'Number of the graph version; null when nothing was written.' }),
    graph_ref: Nullable(Type.String(), {
      description: 'Reference of the graph version, <doc>@<seq>; null when nothing was written.',
    }),
  }),
  'What committing one card did.',
);

export const CardStats = named(
  'CardStats',
  Closed({
    cards: Type.Integer({ description: 'Number of cards.' }),
    by_type: Type.Record(Type.String(), Type.Integer(), { description: 'Number of cards of each type.' }),
  }),
  'How many cards were looked at.',
);

export const Frontier = named(
  'Frontier',
  Closed({
    hypotheses: Type.Array(Card, { description: 'Hypotheses that are not settled.' }),
    questions: Type.Array(Card, { description: 'Questions without an answer.' }),
    subgoals: Type.Array(Card, { description: 'Subgoals that are open.' }),
    tests: Type.Array(Card, { description: 'Tests that were not run yet.' }),
  }),
  'Open cards that call for work, by kind.',
);

export const LaneSummary = named(
  'LaneSummary',
  Closed({
    lanes: Type.Array(
      Closed({
        lane: Type.String({ description: 'agent:<agent_id> for what one agent wrote for itself, else shared.' }),
        cards: Type.Integer({ description: 'Number of cards.' }),
        drafts: Type.Integer({ description: 'Number of drafts among them.' }),
        pinned: Type.Integer({ description: 'Number of pinned cards.' }),
        open: Type.Integer({ description: 'Number of open cards.' }),
        top: Type.Array(GraphNodeId, { maxItems: 4, description: 'Ids of the most relevant cards.' }),
      }),
      { maxItems: 20, description: 'One entry for each lane.' },
    ),
  }),
  'Who wrote what, where drafts are shown too.',
);
