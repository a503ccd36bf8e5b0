import { Closed, Nullable, named, Opt, Type } from '../kit/schema.ts';
import { LimitOrNone } from './budget.ts';
import { Card, CardBudget, CardLens, CardScope, CardStats, CardView, LaneSummary, StepFocus, StepSelect } from './card.ts';
import { Capsule, EngineBlock } from './engine.ts';
import { BranchName, DocName, EntityId } from './ids.ts';
import { EntrySlice } from './slice.ts';

/** Cards that say what stands in the way, what was settled and what was seen. */
export const CardSignals = named(
  'CardSignals',
  Closed({
    blockers: Type.Array(Card),
    decisions: Type.Array(Card),
    evidence: Type.Array(Card),
    stats: Closed({ blockers: Type.Integer(), decisions: Type.Integer(), evidence: Type.Integer() }),
  }),
);

const Docs = Closed({ notes: DocName, trace: DocName, graph: DocName });

/** How a context pack is asked for. */
export const PackInput = {
  ...CardScope,
  notes_doc: Opt(DocName),
  trace_doc: Opt(DocName),
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
  requested: Closed({ target: Nullable(EntityId), ref: Nullable(BranchName) }),
  branch: BranchName,
  docs: Docs,
  step_focus: Nullable(StepFocus),
  capsule: Capsule,
  engine: Nullable(EngineBlock),
  notes: EntrySlice,
  trace: EntrySlice,
  cards: Type.Array(Card),
  signals: CardSignals,
  stats: CardStats,
  lane_summary: Opt(LaneSummary),
  /** Where there is context, when the target has none. */
  bridge: Opt(
    Closed({
      checkout: BranchName,
      docs: Docs,
      has: Closed({ notes: Type.Boolean(), trace: Type.Boolean(), cards: Type.Boolean() }),
    }),
  ),
  truncated: Type.Boolean(),
};
