import { Closed, described, Nullable, named, Opt, Type } from '../kit/schema.ts';
import { LimitOrNone, Truncated } from './budget.ts';
import { Card, CardBudget, CardLens, CardScope, CardStats, CardView, LaneSummary, StepFocus, StepSelect } from './card.ts';
import { Capsule, EngineBlock } from './engine.ts';
import { BranchName, DocName, EntityId } from './ids.ts';
import { EntrySlice } from './slice.ts';

export const CardSignals = named(
  'CardSignals',
  Closed({
    blockers: Type.Array(Card, { description: 'Open cards tagged blocker.' }),
    decisions: Type.Array(Card, { description: 'Decisions, newest first.' }),
    evidence: Type.Array(Card, { description: 'Evidence, newest first.' }),
    stats: Closed(
      {
        blockers: Type.Integer({ description: 'Number of blockers.' }),
        decisions: Type.Integer({ description: 'Number of decisions.' }),
        evidence: Type.Integer({ description: 'Number of evidence cards.' }),
      },
      { description: 'Number of cards found, up to their limits.' },
    ),
  }),
  'Cards about blockers, decisions and evidence.',
);

const Docs = Closed(
  {
    notes: described(DocName, 'Notes document.'),
    trace: described(DocName, 'Trace document.'),
    graph: described(DocName, 'Graph document.'),
  },
  { description: 'Name of the document of each kind.' },
);

/** How a context pack is asked for. */
export const PackInput = {
  ...CardScope,
  notes_doc: Opt(described(DocName, 'Notes document; left out: that of target, focus or the default.')),
  trace_doc: Opt(described(DocName, 'Trace document; left out: that of target, focus or the default.')),
  step: StepSelect,
  ...CardView,
  notes_limit: LimitOrNone(20),
  trace_limit: LimitOrNone(50),
  limit_cards: LimitOrNone(30),
  decisions_limit: LimitOrNone(5, 50),
  evidence_limit: LimitOrNone(5, 50),
  blockers_limit: LimitOrNone(5, 50),
  read_only: Opt(Type.Boolean({ default: false, description: 'Accepted; a pack never writes.' })),
  ...CardLens,
  ...CardBudget,
};

export const Pack = {
  requested: Closed(
    {
      target: Nullable(EntityId, { description: 'Plan or task that the call named; null when none.' }),
      ref: Nullable(BranchName, { description: 'Branch that the call named; null when none.' }),
    },
    { description: 'What the call named.' },
  ),
  branch: described(BranchName, 'Branch that was read.'),
  docs: described(Docs, 'Documents that were read.'),
  step_focus: Nullable(StepFocus, { description: 'Step it keeps to; null when no step was asked for.' }),
  capsule: Capsule,
  engine: Nullable(EngineBlock, { description: 'Signals and actions; null when there was nothing to look at.' }),
  notes: described(EntrySlice, 'Newest notes.'),
  trace: described(EntrySlice, 'Newest trace entries.'),
  cards: Type.Array(Card, { description: 'Most relevant cards: pinned first, then open, then newest.' }),
  signals: CardSignals,
  stats: CardStats,
  lane_summary: Opt(LaneSummary),
  bridge: Opt(
    Closed(
      {
        checkout: described(BranchName, 'Branch that is checked out.'),
        docs: described(Docs, 'Its documents.'),
        has: Closed(
          {
            notes: Type.Boolean({ description: 'True when it has notes.' }),
            trace: Type.Boolean({ description: 'True when it has trace entries.' }),
            cards: Type.Boolean({ description: 'True when it has cards.' }),
          },
          { description: 'What is found there.' },
        ),
      },
      { description: 'The checkout, when the target has no context and the checkout has some.' },
    ),
  ),
  truncated: Truncated,
};
