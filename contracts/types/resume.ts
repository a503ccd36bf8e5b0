import { Closed, Const, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { Card, CardStats } from './card.ts';
import { EngineBlock } from './engine.ts';
import { Suggestion } from './envelope.ts';
import { GraphChange } from './graph.ts';
import { BranchName, DocName, EntityId, Seq, StepId, StepPath, Timestamp, TimestampMs, WorkspaceId } from './ids.ts';
import { Pagination } from './page.ts';
import { ReasoningRef } from './scope.ts';
import { EntrySlice } from './slice.ts';
import { Checkpoint, ProofMode } from './step.ts';
import { Plan, Revision, StepCounts, Task, TaskEvent, TaskStatus } from './task.ts';

const count = Type.Integer({ minimum: 0 });
const lines = (maxItems: number) => Type.Array(Type.String(), { maxItems });

/** The plan or task as callers see it. */
export const Entity = Type.Union([Plan, Task]);

/** Now, why, verify, next, blockers: one screen. */
export const Radar = named(
  'Radar',
  Closed({
    now: Type.String(),
    why: Nullable(Type.String()),
    /** What is still to be confirmed or proved before the open steps close. */
    verify: lines(16),
    next: lines(4),
    blockers: lines(50),
  }),
);

/** The first step by path that is not done, and what its gate asks for. */
export const FirstOpen = named(
  'FirstOpen',
  Closed({
    step_id: StepId,
    path: StepPath,
    title: Type.String(),
    blocked: Type.Boolean(),
    criteria_confirmed: Type.Boolean(),
    tests_confirmed: Type.Boolean(),
    security_confirmed: Type.Boolean(),
    perf_confirmed: Type.Boolean(),
    docs_confirmed: Type.Boolean(),
    require_security: Type.Boolean(),
    require_perf: Type.Boolean(),
    require_docs: Type.Boolean(),
    proof_tests_mode: ProofMode,
    proof_security_mode: ProofMode,
    proof_perf_mode: ProofMode,
    proof_docs_mode: ProofMode,
    proof_tests_present: Type.Boolean(),
    proof_security_present: Type.Boolean(),
    proof_perf_present: Type.Boolean(),
    proof_docs_present: Type.Boolean(),
  }),
);

/** Steps of a task in numbers: how many open ones lack a confirmation that they need, or a proof that is required. */
export const StepsSummary = named(
  'StepsSummary',
  Closed({
    total: count,
    completed: count,
    open: count,
    missing_criteria: count,
    missing_tests: count,
    missing_security: count,
    missing_perf: count,
    missing_docs: count,
    missing_proof_tests: count,
    missing_proof_security: count,
    missing_proof_perf: count,
    missing_proof_docs: count,
    first_open: Nullable(FirstOpen),
  }),
);

/** Tasks of a plan in numbers, and those that are to be done next. */
export const TasksSummary = named(
  'TasksSummary',
  Closed({
    total: count,
    completed: count,
    open: count,
    next: Type.Array(Closed({ id: EntityId, title: Type.String(), status: TaskStatus }), { maxItems: 20 }),
  }),
);

/** Where a plan or task stands: steps of a task, tasks of a plan. */
export const Progress = { steps: Nullable(StepsSummary), tasks: Nullable(TasksSummary) };

/** A report for whoever goes on: what is done (the latest first), what remains (in order), what may go wrong. */
export const Handoff = named(
  'Handoff',
  Closed({
    done: lines(50),
    remaining: lines(50),
    risks: lines(50),
    /** How many there are in all. */
    totals: Closed({ done: count, remaining: count, risks: count }),
  }),
);

/** An event with its place in the sequence of the workspace. */
export const TimelineEvent = named('TimelineEvent', Closed({ seq: Seq, ...TaskEvent.properties }));
export const Timeline = named(
  'Timeline',
  Closed({ events: Type.Array(TimelineEvent), limit: Type.Integer({ minimum: 0 }), pagination: Pagination }),
);

/** Something that stands in the way: a step that waits, or an open card tagged `blocker`. */
export const Blocker = named(
  'Blocker',
  Closed({
    kind: OneOf(['step', 'card']),
    ref: Type.String({ description: 'The path of a step, or a card.' }),
    text: Type.String(),
  }),
);
export const Signals = named(
  'Signals',
  Closed({
    blockers: Type.Array(Blocker, { maxItems: 50 }),
    decisions: Type.Array(Card),
    evidence: Type.Array(Card),
    /** How many were found, up to their limits. */
    stats: Closed({ blockers: count, decisions: count, evidence: count }),
  }),
);

/** A card with its place in the walk over all cards: pinned ones, then open questions, then the rest, each newest first. */
export const PlacedCard = named(
  'PlacedCard',
  Closed({ ...Card.properties, place: Type.Integer({ minimum: 0, description: 'Where the walk stands; cursors are places.' }) }),
);
export const CardPage = named('CardPage', Closed({ cards: Type.Array(PlacedCard), pagination: Pagination, stats: CardStats }));

export const Memory = named('Memory', Closed({ notes: EntrySlice, trace: EntrySlice, cards: CardPage }));

/** How the graph of a branch differs from the branch it was made from. */
export const BaseDiff = named(
  'BaseDiff',
  Closed({
    from: BranchName,
    to: BranchName,
    doc: DocName,
    /** Of the page that was read. */
    summary: Closed({ nodes_changed: count, edges_changed: count, removed: count }),
    changes: Type.Array(GraphChange),
    pagination: Pagination,
  }),
);

/** Which fields were made smaller to fit a budget; a list stands for all that is in it. */
export const Degradation = named('Degradation', Closed({ truncated_fields: lines(64) }));

export const actionKinds = ['decompose', 'gate', 'proof', 'close', 'finish', 'start', 'continue', 'done'] as const;

/** The one thing to do next. */
export const ResumeAction = named(
  'ResumeAction',
  Closed({
    kind: OneOf(actionKinds),
    title: Type.String(),
    why: Type.String(),
    /** The step or task that it is about. */
    about: Nullable(Type.String()),
    /** Checkpoints that the gate of the step still wants confirmed, and those that it still wants proof of. */
    missing: Type.Array(Checkpoint, { maxItems: 5 }),
    missing_proof: Type.Array(Checkpoint, { maxItems: 5 }),
    tool: Nullable(Type.String()),
    /** To be made as they are; the first shows the tool, where the toolset hides it. */
    calls: Type.Array(Suggestion, { maxItems: 4 }),
  }),
);

/** Where, why and what next, for whoever picks the work up: what stays when nothing else fits. */
export const ResumeCapsule = named(
  'ResumeCapsule',
  Closed({
    type: Const('resume_capsule'),
    version: Const(1),
    where: Closed({
      workspace: WorkspaceId,
      target: EntityId,
      branch: BranchName,
      docs: Closed({ notes: DocName, trace: DocName, graph: DocName }),
      step: Nullable(Closed({ step_id: StepId, path: StepPath, title: Type.String() })),
      focus: Nullable(EntityId),
    }),
    state: Closed({ title: Type.String(), status: TaskStatus, revision: Revision, blocked: Type.Boolean() }),
    why: Closed({
      goal: Nullable(Type.String()),
      signals: Type.Array(Closed({ code: Type.String(), severity: Type.String(), message: Type.String() }), { maxItems: 2 }),
    }),
    handoff: Handoff,
    counts: Closed({
      steps: Nullable(StepCounts),
      tasks: Nullable(StepCounts),
      blockers: count,
      decisions: count,
      evidence: count,
      notes: count,
      trace: count,
      cards: count,
    }),
    last_activity: Nullable(Closed({ ts: Timestamp, ts_ms: TimestampMs, what: Type.String(), ref: Type.String() })),
    action: ResumeAction,
  }),
);

/** What every view of a plan or task begins with. */
export const ViewHead = {
  workspace: WorkspaceId,
  focus: Nullable(EntityId),
  /** What the call named; null where the focus was meant. */
  requested: Nullable(EntityId),
  target: Entity,
  reasoning_ref: ReasoningRef,
};

/** Said whenever a call moved the focus. */
export const FocusRestored = { focus_restored: Opt(Type.Boolean()), focus_previous: Opt(Nullable(EntityId)) };

export const ResumeView = named('ResumeView', OneOf(['smart', 'explore', 'audit', 'focus_only']));

/** Everything that is needed to go on with a plan or task. */
export const ResumeSuper = named(
  'ResumeSuper',
  Closed({
    ...ViewHead,
    ...FocusRestored,
    view: ResumeView,
    capsule: ResumeCapsule,
    radar: Radar,
    ...Progress,
    timeline: Timeline,
    signals: Signals,
    memory: Memory,
    engine: Nullable(EngineBlock),
    graph_diff: Opt(Nullable(BaseDiff)),
    degradation: Degradation,
    truncated: Type.Boolean(),
  }),
);
