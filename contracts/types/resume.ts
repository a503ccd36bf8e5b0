import { Closed, Const, described, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { CheckoutMove } from './branch.ts';
import { Truncated } from './budget.ts';
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

const count = (description: string) => Type.Integer({ minimum: 0, description });
const lines = (maxItems: number, description: string) => Type.Array(Type.String(), { maxItems, description });

export const Entity = Type.Union([Plan, Task], { description: 'The plan or task.' });

export const Radar = named(
  'Radar',
  Closed({
    now: Type.String({ description: 'What is being worked on, in a line.' }),
    why: Nullable(Type.String(), { description: 'What it is for; null when nobody said it.' }),
    verify: lines(16, 'What is still to be confirmed or proved before the open steps can close.'),
    next: lines(4, 'What to do next, in order.'),
    blockers: lines(50, 'What is in the way; [] for nothing.'),
  }),
  'Now, why, verify, next, blockers: one screen.',
);

export const FirstOpen = named(
  'FirstOpen',
  Closed({
    step_id: StepId,
    path: StepPath,
    title: Type.String({ description: 'Title of the step.' }),
    blocked: Type.Boolean({ description: 'True when it was marked as blocked.' }),
    criteria_confirmed: Type.Boolean({ description: 'True when its criteria were confirmed.' }),
    tests_confirmed: Type.Boolean({ description: 'True when its tests were confirmed.' }),
    security_confirmed: Type.Boolean({ description: 'True when its security checkpoint was confirmed.' }),
    perf_confirmed: Type.Boolean({ description: 'True when its performance checkpoint was confirmed.' }),
    docs_confirmed: Type.Boolean({ description: 'True when its documentation checkpoint was confirmed.' }),
    require_security: Type.Boolean({ description: 'True when it cannot close without the security checkpoint.' }),
    require_perf: Type.Boolean({ description: 'True when it cannot close without the performance checkpoint.' }),
    require_docs: Type.Boolean({ description: 'True when it cannot close without the documentation checkpoint.' }),
    proof_tests_mode: described(ProofMode, 'Proof that tests need before it closes.'),
    proof_security_mode: described(ProofMode, 'Proof that security needs before it closes.'),
    proof_perf_mode: described(ProofMode, 'Proof that performance needs before it closes.'),
    proof_docs_mode: described(ProofMode, 'Proof that documentation needs before it closes.'),
    proof_tests_present: Type.Boolean({ description: 'True when proof of tests is linked.' }),
    proof_security_present: Type.Boolean({ description: 'True when proof of security is linked.' }),
    proof_perf_present: Type.Boolean({ description: 'True when proof of performance is linked.' }),
    proof_docs_present: Type.Boolean({ description: 'True when proof of documentation is linked.' }),
  }),
  'The first step by path that is not done, and what its gate asks for.',
);

export const StepsSummary = named(
  'StepsSummary',
  Closed({
    total: count('Steps in all.'),
    completed: count('Steps that are closed.'),
    open: count('Steps that are not closed.'),
    missing_criteria: count('Open steps whose criteria are not confirmed.'),
    missing_tests: count('Open steps whose tests are not confirmed.'),
    missing_security: count('Open steps that need the security checkpoint and lack it.'),
    missing_perf: count('Open steps that need the performance checkpoint and lack it.'),
    missing_docs: count('Open steps that need the documentation checkpoint and lack it.'),
    missing_proof_tests: count('Open steps that lack required proof of tests.'),
    missing_proof_security: count('Open steps that lack required proof of security.'),
    missing_proof_perf: count('Open steps that lack required proof of performance.'),
    missing_proof_docs: count('Open steps that lack required proof of documentation.'),
    first_open: Nullable(FirstOpen, { description: 'First open step; null when none is open.' }),
  }),
  'Steps of a task in numbers; missing_… count open steps.',
);

export const TasksSummary = named(
  'TasksSummary',
  Closed({
    total: count('Tasks in all.'),
    completed: count('Tasks that are DONE.'),
    open: count('Tasks that are not DONE.'),
    next: Type.Array(Closed({ id: EntityId, title: Type.String({ description: 'Title of the task.' }), status: TaskStatus }), {
      maxItems: 20,
      description: 'Open tasks to do next, in order.',
    }),
  }),
  'Tasks of a plan in numbers, and those that are to be done next.',
);

/** Where a plan or task stands: steps of a task, tasks of a plan. */
export const Progress = {
  steps: Nullable(StepsSummary, { description: 'Steps of the task; null for a plan.' }),
  tasks: Nullable(TasksSummary, { description: 'Tasks of the plan; null for a task.' }),
};

export const Handoff = named(
  'Handoff',
  Closed({
    done: lines(50, 'What was done, latest first.'),
    remaining: lines(50, 'What remains, in order.'),
    risks: lines(50, 'What may go wrong.'),
    totals: Closed(
      { done: count('Items done.'), remaining: count('Items that remain.'), risks: count('Risks.') },
      { description: 'Numbers in all, also of what was left out.' },
    ),
  }),
  'A report for whoever continues the work.',
);

export const TimelineEvent = named(
  'TimelineEvent',
  Closed({ seq: described(Seq, 'Number of the event, unique in the workspace.'), ...TaskEvent.properties }),
  'An event with its place in the sequence of the workspace.',
);
export const Timeline = named(
  'Timeline',
  Closed({
    events: Type.Array(TimelineEvent, { description: 'The events, oldest first.' }),
    limit: Type.Integer({ minimum: 0, description: 'Most events that a page holds.' }),
    pagination: Pagination,
  }),
  'Newest events of a plan or task, a page at a time.',
);

export const Blocker = named(
  'Blocker',
  Closed({
    kind: OneOf(['step', 'card'], { description: 'Whether it is a step or a card.' }),
    ref: Type.String({ description: 'The path of a step, or a card.' }),
    text: Type.String({ description: 'What is in the way.' }),
  }),
  'Something that is in the way: a blocked step, or an open card tagged blocker.',
);
export const Signals = named(
  'Signals',
  Closed({
    blockers: Type.Array(Blocker, { maxItems: 50, description: 'Blocked steps and open cards tagged blocker.' }),
    decisions: Type.Array(Card, { description: 'Decisions, newest first.' }),
    evidence: Type.Array(Card, { description: 'Evidence, newest first.' }),
    stats: Closed(
      { blockers: count('Blockers.'), decisions: count('Decisions.'), evidence: count('Evidence cards.') },
      { description: 'Numbers found, up to their limits.' },
    ),
  }),
  'What is in the way, what was decided and what was seen.',
);

export const PlacedCard = named(
  'PlacedCard',
  Closed({
    ...Card.properties,
    place: Type.Integer({ minimum: 0, description: 'Position in that order; cursors count by it.' }),
  }),
  'A card with its place in the order: pinned, then open questions, then the rest; each newest first.',
);
export const CardPage = named(
  'CardPage',
  Closed({
    cards: Type.Array(PlacedCard, { description: 'The cards, most relevant first.' }),
    pagination: Pagination,
    stats: CardStats,
  }),
  'A page of cards.',
);

export const Memory = named(
  'Memory',
  Closed({
    notes: described(EntrySlice, 'Notes of the plan or task.'),
    trace: described(EntrySlice, 'Its trace, without events and cards: they stand in timeline and cards.'),
    cards: described(CardPage, 'Its cards.'),
  }),
  'What is written about the plan or task.',
);

export const BaseDiff = named(
  'BaseDiff',
  Closed({
    from: described(BranchName, 'Base branch.'),
    to: described(BranchName, 'Branch that was compared with it.'),
    doc: described(DocName, 'Graph document.'),
    summary: Closed(
      {
        nodes_changed: count('Nodes that differ.'),
        edges_changed: count('Edges that differ.'),
        removed: count('Differences that are removals.'),
      },
      { description: 'Numbers of the page that was read.' },
    ),
    changes: Type.Array(GraphChange, { description: 'The differences, newest first.' }),
    pagination: Pagination,
  }),
  'How the graph of a branch differs from the branch it was made from.',
);

export const Degradation = named(
  'Degradation',
  Closed({ truncated_fields: lines(64, 'Fields that were shortened; a list means everything in it.') }),
  'What was shortened to fit the budget.',
);

export const actionKinds = ['decompose', 'gate', 'proof', 'close', 'unblock', 'finish', 'start', 'continue', 'done'] as const;

export const ResumeAction = named(
  'ResumeAction',
  Closed({
    kind: OneOf(actionKinds, { description: 'What sort of action it is; done when nothing is left.' }),
    title: Type.String({ description: 'What to do, in a line.' }),
    why: Type.String({ description: 'Why it is next.' }),
    about: Nullable(Type.String(), { description: 'Path or id of what it is about; null when nothing.' }),
    missing: Type.Array(Checkpoint, {
      maxItems: 5,
      description: 'Checkpoints still to be confirmed before the step can close.',
    }),
    missing_proof: Type.Array(Checkpoint, {
      maxItems: 5,
      description: 'Checkpoints that still need proof before the step can close.',
    }),
    tool: Nullable(Type.String(), { description: 'Tool to call; null when there is nothing to do.' }),
    calls: Type.Array(Suggestion, {
      maxItems: 4,
      description: 'Calls to make as they are; the first lists the tool when the toolset hides it.',
    }),
  }),
  'The one thing to do next.',
);

const Said = named(
  'Said',
  Closed({
    ref: Type.String({ description: 'Reference that open takes, path of a step, or name of a branch.' }),
    text: Type.String({ description: 'Its beginning, on one line.' }),
  }),
  'Something that was said, in a line, and where to read it whole.',
);
const said = (description: string) => Type.Array(Said, { maxItems: 3, description });

/** In an answer that holds the cards whole, signals only name theirs. */
export const NamedSignals = named(
  'NamedSignals',
  Closed({
    ...Signals.properties,
    decisions: Type.Array(Said, { description: 'Decisions, newest first; open takes the reference.' }),
    evidence: Type.Array(Said, { description: 'Evidence, newest first; open takes the reference.' }),
  }),
  'What is in the way, what was decided and what was seen, each in a line.',
);

export const Known = named(
  'Known',
  Closed({
    blockers: said('What is in the way: blocked steps with their reasons, and open cards tagged blocker.'),
    decisions: said('Latest decisions, those about anchors included; newest first.'),
    notes: said('Latest notes; newest first.'),
    questions: said('Open questions; newest first.'),
    what_ifs: said('Branches made from this one that hold notes which were not merged back; newest first.'),
  }),
  'What whoever goes on must know, each thing with its reference.',
);

/** The step at hand, as a successor needs it. */
export const StepAtHand = named(
  'StepAtHand',
  Closed({
    step_id: StepId,
    path: StepPath,
    title: Type.String({ description: 'Title of the step.' }),
    criteria: lines(3, 'What shows that it is done, shortened.'),
    tests: lines(3, 'How it is tested, shortened.'),
  }),
  'The first open step that is not blocked; the first open one when all are.',
);

export const ResumeCapsule = named(
  'ResumeCapsule',
  Closed({
    type: Const('resume_capsule', { description: 'Tells this capsule from those of other tools.' }),
    version: Const(1, { description: 'Version of this shape.' }),
    where: Closed(
      {
        workspace: WorkspaceId,
        target: described(EntityId, 'Plan or task it is about.'),
        branch: described(BranchName, 'Branch that holds its reasoning.'),
        docs: Closed(
          {
            notes: described(DocName, 'Notes document.'),
            trace: described(DocName, 'Trace document.'),
            graph: described(DocName, 'Graph document.'),
          },
          { description: 'Name of the document of each kind.' },
        ),
        step: Nullable(StepAtHand, { description: 'Step at hand; null when none is open.' }),
        focus: Nullable(EntityId, { description: 'Plan or task in focus; null when none is.' }),
      },
      { description: 'Which workspace, plan or task, branch and documents it is about.' },
    ),
    state: Closed(
      {
        title: Type.String({ description: 'Title of the plan or task.' }),
        status: TaskStatus,
        revision: Revision,
        blocked: Type.Boolean({ description: 'True when every open step is blocked.' }),
      },
      { description: 'State of the plan or task.' },
    ),
    why: Closed(
      {
        goal: Nullable(Type.String(), { description: 'Goal of the plan or task; null when nobody said it.' }),
        signals: Type.Array(
          Closed({
            code: Type.String({ description: 'What was found, as a code.' }),
            severity: Type.String({ description: 'How urgent: critical, high, warning or info.' }),
            message: Type.String({ description: 'What was found, in a sentence.' }),
          }),
          { maxItems: 2, description: 'The most urgent signals.' },
        ),
      },
      { description: 'What it is for, and what calls for attention.' },
    ),
    known: Known,
    handoff: Handoff,
    counts: Closed(
      {
        steps: Nullable(StepCounts, { description: 'Steps of the task; null for a plan.' }),
        tasks: Nullable(StepCounts, { description: 'Tasks of the plan; null for a task.' }),
        blockers: count('Blockers found, up to their limit.'),
        decisions: count('Decisions found, up to their limit.'),
        evidence: count('Evidence cards found, up to their limit.'),
        notes: count('Notes on this page.'),
        trace: count('Trace entries on this page.'),
        cards: count('Cards on this page.'),
      },
      { description: 'Numbers of what there is.' },
    ),
    last_activity: Nullable(
      Closed({
        ts: described(Timestamp, 'When it happened.'),
        ts_ms: TimestampMs,
        what: Type.String({ description: 'Event type and path, or format of the note.' }),
        ref: Type.String({ description: 'Reference of the entry, <doc>@<seq>; open takes it.' }),
      }),
      { description: 'What happened last; null when nothing did.' },
    ),
    action: ResumeAction,
  }),
  'Summary for whoever continues: where, why and what next. It is the last to be cut.',
);

/** What a first look says about the work in focus. */
export const WorkAtHand = named(
  'WorkAtHand',
  Closed({
    where: Closed(
      {
        target: described(EntityId, 'Plan or task in focus.'),
        focus: described(EntityId, 'The same.'),
        step: Nullable(StepAtHand, { description: 'Step at hand; null when none is open.' }),
      },
      { description: 'Which plan or task, and which step of it.' },
    ),
    state: Closed(
      { title: Type.String({ description: 'Title of the plan or task.' }), status: TaskStatus },
      { description: 'State of the plan or task.' },
    ),
    action: Closed(
      {
        kind: ResumeAction.properties.kind,
        about: ResumeAction.properties.about,
        missing: ResumeAction.properties.missing,
        missing_proof: ResumeAction.properties.missing_proof,
      },
      { description: 'What is to be done next.' },
    ),
    known: Closed({ blockers: Known.properties.blockers }, { description: 'What is in the way.' }),
    handoff: Handoff,
  }),
  'How the plan or task in focus stands.',
);

/** What every view of a plan or task begins with. */
export const ViewHead = {
  workspace: WorkspaceId,
  focus: Nullable(EntityId, { description: 'Plan or task in focus; null when none is.' }),
  requested: Nullable(EntityId, { description: 'What the call named; null when the focus was meant.' }),
  target: Entity,
  reasoning_ref: ReasoningRef,
};

/** Said whenever a call moved the focus. */
export const FocusRestored = {
  focus_restored: Opt(Type.Boolean({ description: 'True when this call moved the focus; absent otherwise.' })),
  focus_previous: Opt(Nullable(EntityId, { description: 'Focus before the call moved it; null when there was none.' })),
  checkout: Opt(described(CheckoutMove, 'Said when the move of the focus checked out the branch of the plan or task.')),
};

export const ResumeView = named(
  'ResumeView',
  OneOf(['smart', 'explore', 'audit', 'focus_only'], {
    description: 'How much to show: smart, explore (more), audit (all, drafts too), focus_only (least).',
  }),
);

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
    signals: NamedSignals,
    memory: Memory,
    engine: Nullable(EngineBlock, { description: 'Signals and actions; null when both limits are 0.' }),
    graph_diff: Opt(
      Nullable(BaseDiff, {
        description: 'Difference from the base branch; null when there is no base. Absent unless asked for.',
      }),
    ),
    degradation: Degradation,
    truncated: Truncated,
  }),
  'Everything that is needed to go on with a plan or task.',
);
