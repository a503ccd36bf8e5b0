// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { AnchorRenamedFact, AnchorRenamedRow, AnchorSavedFact, AnchorSavedRow, AnchorsMergedFact, AnchorsMergedRow, BranchCheckedOutFact, BranchCreatedFact, BranchCreatedRow, BranchDeletedFact, BranchRenamedFact, BranchTarget, CardWrittenFact, CardWrittenRow, ContentForgottenFact, ContentForgottenRow, ContextInjectedFact, ContextInjectedRow, ContractUpdatedFact, ContractUpdatedRow, DocumentTarget, EntityTarget, EvidenceCapturedFact, EvidenceCapturedRow, FocusChangedFact, GraphConflictFoundFact, GraphConflictResolvedFact, GraphConflictSupersededFact, GraphEdgeRemovedFact, GraphEdgeRemovedRow, GraphEdgeWrittenFact, GraphEdgeWrittenRow, GraphNodeRemovedFact, GraphNodeRemovedRow, GraphNodeWrittenFact, GraphNodeWrittenRow, HeadResetFact, HeadResetRow, JobCanceledFact, JobCanceledRow, JobClaimedFact, JobClaimedRow, JobCompletedFact, JobCompletedRow, JobCreatedFact, JobCreatedRow, JobHeartbeatRenewedFact, JobHeartbeatRenewedRow, JobMessagedFact, JobMessagedRow, JobReclaimedFact, JobReclaimedRow, JobReportedFact, JobReportedRow, JobRequeuedFact, JobRequeuedRow, LedgerMovedFact, LedgerTarget, NoteAddedFact, NoteAddedRow, NoteEditedFact, NoteEditedRow, PlanCreatedFact, PlanCreatedRow, PlanEditedFact, PlanEditedRow, PlanUpdatedFact, PlanUpdatedRow, ProjectGuardBoundFact, RedoAppliedFact, RedoAppliedRow, RunnerBeatFact, SessionClosedFact, SessionDeletedFact, SessionResumedFact, SessionResumedRow, SessionStartedFact, SessionStartedRow, StepBlockedFact, StepBlockedRow, StepDefinedFact, StepDefinedRow, StepDeletedFact, StepDeletedRow, StepDoneFact, StepDoneRow, StepNotedFact, StepNotedRow, StepOrEntityTarget, StepReopenedFact, StepReopenedRow, StepTarget, StepUnblockedFact, StepUnblockedRow, StepVerifiedFact, StepVerifiedRow, StepsAddedFact, StepsAddedRow, Suggestion, TagRemovedFact, TagSetFact, TagSetRow, TaskCompletedFact, TaskCompletedRow, TaskCreatedFact, TaskCreatedRow, TaskDeletedFact, TaskDeletedRow, TaskEditedFact, TaskEditedRow, TaskNodeAddedFact, TaskNodeAddedRow, TaskNodeDefinedFact, TaskNodeDefinedRow, TaskNodeDeletedFact, TaskNodeDeletedRow, TaskPatchedFact, TaskPatchedRow, ThinkingTarget, ThoughtCritiquedFact, ThoughtRecordedFact, ThoughtRecordedRow, UndoAppliedFact, UndoAppliedRow, WorkspaceCreatedFact } from "../types/index.ts";
import type { NextCall, WarnFor } from "./codes.ts";
import type { ToolInfo } from "../registry/shape.ts";

export interface FactPayloads {
    /** A workspace was used for the first time and got its default branch, which is checked out. */
    workspace_created: WorkspaceCreatedFact;
    /** What something said was removed from every table, with all versions and copies; who did it and why stays. */
    content_forgotten: ContentForgottenFact;
    /** A workspace was tied to the project that first used it with a guard. */
    project_guard_bound: ProjectGuardBoundFact;
    /** A note was appended to a document. */
    note_added: NoteAddedFact;
    /** A note got a new version, seen where it was edited; the versions before it stay. */
    note_edited: NoteEditedFact;
    /** A branch was made from a snapshot of another, without copying. */
    branch_created: BranchCreatedFact;
    /** A branch got another name; everything on it went along. */
    branch_renamed: BranchRenamedFact;
    /** A branch was removed with everything written on it. */
    branch_deleted: BranchDeletedFact;
    /** Another branch became the one that reads and writes default to. */
    branch_checked_out: BranchCheckedOutFact;
    /** A tag was put on an entry. */
    tag_set: TagSetFact;
    /** A tag was removed. */
    tag_removed: TagRemovedFact;
    /** A branch's notes pointer was moved to an entry. */
    head_reset: HeadResetFact;
    /** A node got a new version. */
    graph_node_written: GraphNodeWrittenFact;
    /** A node got a tombstone, which keeps what it held last. */
    graph_node_removed: GraphNodeRemovedFact;
    /** An edge got a new version. */
    graph_edge_written: GraphEdgeWrittenFact;
    /** An edge got a tombstone, which keeps what it held last. */
    graph_edge_removed: GraphEdgeRemovedFact;
    /** A merge found a node or edge that both branches changed in different ways. */
    graph_conflict_found: GraphConflictFoundFact;
    /** Somebody decided a conflict. */
    graph_conflict_resolved: GraphConflictResolvedFact;
    /** A later merge found the key of an open conflict in another state. */
    graph_conflict_superseded: GraphConflictSupersededFact;
    /** A card was committed: an entry of the trace, a node of the graph, and its edges. */
    card_written: CardWrittenFact;
    /** An anchor was put on the map, or says something else now. */
    anchor_saved: AnchorSavedFact;
    /** An anchor got another id; its old one became an alias. */
    anchor_renamed: AnchorRenamedFact;
    /** Anchors became one; the ids of those that went became aliases. */
    anchors_merged: AnchorsMergedFact;
    /** A plan was made, with a branch and documents of its own. */
    plan_created: PlanCreatedFact;
    /** A task was made under a plan, with a branch and documents of its own. */
    task_created: TaskCreatedFact;
    /** What a task says about itself was edited. */
    task_edited: TaskEditedFact;
    /** What a plan says about itself was edited. */
    plan_edited: PlanEditedFact;
    /** Single fields of a plan or task were changed; this can be undone. */
    task_patched: TaskPatchedFact;
    /** The status of a task was set. */
    task_completed: TaskCompletedFact;
    /** The checklist or the status of a plan was set. */
    plan_updated: PlanUpdatedFact;
    /** The contract of a plan was set or cleared. */
    contract_updated: ContractUpdatedFact;
    /** A plan or task was removed with its steps; its branch and documents stay. */
    task_deleted: TaskDeletedFact;
    /** The last operation that can be undone was undone. */
    undo_applied: UndoAppliedFact;
    /** An operation that was undone was done again. */
    redo_applied: RedoAppliedFact;
    /** Another plan or task, or none, came into focus. */
    focus_changed: FocusChangedFact;
    /** Steps were added to a task, at its top or below another step. */
    steps_added: StepsAddedFact;
    /** The title or the lists of a step were set. */
    step_defined: StepDefinedFact;
    /** A progress note was made on a step, and kept among the notes of its task. */
    step_noted: StepNotedFact;
    /** Checkpoints of a step were confirmed, or no longer are. */
    step_verified: StepVerifiedFact;
    /** A step was closed. */
    step_done: StepDoneFact;
    /** A closed step was opened again. */
    step_reopened: StepReopenedFact;
    /** A step was marked as blocked. */
    step_blocked: StepBlockedFact;
    /** The block of a step was lifted. */
    step_unblocked: StepUnblockedFact;
    /** A step was removed with everything below it. */
    step_deleted: StepDeletedFact;
    /** A task node was added to the plan inside a step. */
    task_node_added: TaskNodeAddedFact;
    /** A task node inside a step was changed; this can be undone. */
    task_node_defined: TaskNodeDefinedFact;
    /** A task node inside a step was removed. */
    task_node_deleted: TaskNodeDeletedFact;
    /** Artifacts, checks or attachments were attached to a step, or to a plan or task. */
    evidence_captured: EvidenceCapturedFact;
    /** A job was put into the queue. */
    job_created: JobCreatedFact;
    /** A runner took a queued job under a lease. */
    job_claimed: JobClaimedFact;
    /** A runner took over a job whose lease had run out. */
    job_reclaimed: JobReclaimedFact;
    /** The runner of a job said how it goes, and renewed its lease. */
    job_reported: JobReportedFact;
    /** The runner of a job gave another sign of life; it took the place of the one before. */
    job_heartbeat_renewed: JobHeartbeatRenewedFact;
    /** The manager of a job said something to its runner. */
    job_messaged: JobMessagedFact;
    /** The runner of a job ended it. */
    job_completed: JobCompletedFact;
    /** A job was called off. */
    job_canceled: JobCanceledFact;
    /** A job that had ended, or that its runner gave back, was put into the queue again. */
    job_requeued: JobRequeuedFact;
    /** A runner said that it is there, and got a lease. */
    runner_beat: RunnerBeatFact;
    /** Stored things were put into a conversation: which ones, into which conversation of which host, and when. */
    context_injected: ContextInjectedFact;
    /** A session of reasoning was started. */
    session_started: SessionStartedFact;
    /** A thought was added to a session, on its main chain or on a branch. */
    thought_recorded: ThoughtRecordedFact;
    /** Another model said something about a thought. */
    thought_critiqued: ThoughtCritiquedFact;
    /** A session ended: its last thought asked for no other. */
    session_closed: SessionClosedFact;
    /** Somebody went on with a session. */
    session_resumed: SessionResumedFact;
    /** A session was removed with all its thoughts. */
    session_deleted: SessionDeletedFact;
    /** A connection reached another stage, session, domain, root or place. */
    ledger_moved: LedgerMovedFact;
}

/** What telling a fact answers. */
export interface FactRows {
    workspace_created: void;
    content_forgotten: ContentForgottenRow;
    project_guard_bound: void;
    note_added: NoteAddedRow;
    note_edited: NoteEditedRow;
    branch_created: BranchCreatedRow;
    branch_renamed: void;
    branch_deleted: void;
    branch_checked_out: void;
    tag_set: TagSetRow;
    tag_removed: void;
    head_reset: HeadResetRow;
    graph_node_written: GraphNodeWrittenRow;
    graph_node_removed: GraphNodeRemovedRow;
    graph_edge_written: GraphEdgeWrittenRow;
    graph_edge_removed: GraphEdgeRemovedRow;
    graph_conflict_found: void;
    graph_conflict_resolved: void;
    graph_conflict_superseded: void;
    card_written: CardWrittenRow;
    anchor_saved: AnchorSavedRow;
    anchor_renamed: AnchorRenamedRow;
    anchors_merged: AnchorsMergedRow;
    plan_created: PlanCreatedRow;
    task_created: TaskCreatedRow;
    task_edited: TaskEditedRow;
    plan_edited: PlanEditedRow;
    task_patched: TaskPatchedRow;
    task_completed: TaskCompletedRow;
    plan_updated: PlanUpdatedRow;
    contract_updated: ContractUpdatedRow;
    task_deleted: TaskDeletedRow;
    undo_applied: UndoAppliedRow;
    redo_applied: RedoAppliedRow;
    focus_changed: void;
    steps_added: StepsAddedRow;
    step_defined: StepDefinedRow;
    step_noted: StepNotedRow;
    step_verified: StepVerifiedRow;
    step_done: StepDoneRow;
    step_reopened: StepReopenedRow;
    step_blocked: StepBlockedRow;
    step_unblocked: StepUnblockedRow;
    step_deleted: StepDeletedRow;
    task_node_added: TaskNodeAddedRow;
    task_node_defined: TaskNodeDefinedRow;
    task_node_deleted: TaskNodeDeletedRow;
    evidence_captured: EvidenceCapturedRow;
    job_created: JobCreatedRow;
    job_claimed: JobClaimedRow;
    job_reclaimed: JobReclaimedRow;
    job_reported: JobReportedRow;
    job_heartbeat_renewed: JobHeartbeatRenewedRow;
    job_messaged: JobMessagedRow;
    job_completed: JobCompletedRow;
    job_canceled: JobCanceledRow;
    job_requeued: JobRequeuedRow;
    runner_beat: void;
    context_injected: ContextInjectedRow;
    session_started: SessionStartedRow;
    thought_recorded: ThoughtRecordedRow;
    thought_critiqued: void;
    session_closed: void;
    session_resumed: SessionResumedRow;
    session_deleted: void;
    ledger_moved: void;
}

/** What a handler is given for each kind of target. */
export interface Targets {
    /** Nothing. */
    none: null;
    /** A branch from `ref`, else the checkout. */
    branch: BranchTarget;
    /** A branch and a document, from `target`, `branch` (or `ref`) and `doc`; else focus, else checkout. */
    document: DocumentTarget;
    /** A branch with its notes, trace and graph, from `target`, `branch` (or `ref`) and `*_doc`, else focus, else checkout; and the step that `step` names. */
    thinking: ThinkingTarget;
    /** A plan or task from `target`, `task` or `plan`, else focus. */
    entity: EntityTarget;
    /** The same, but there may be none. */
    entity_or_none: EntityTarget | null;
    /** A task, named or in focus. */
    task: EntityTarget;
    /** A plan, named or in focus. */
    plan: EntityTarget;
    /** A step of a task, by `step_id` or `path`. */
    step: StepTarget;
    /** A step if one is named, else the plan or task itself. */
    step_or_entity: StepOrEntityTarget;
    /** What the connection has reached in the ledger; a stage that is missing is refused. */
    ledger: LedgerTarget;
    /** The same, but of a task only. */
    step_or_task: StepOrEntityTarget;
}

export type FactKind = keyof FactPayloads;
export type TargetKind = keyof Targets;

/** Appends a fact and applies it at once, inside the transaction of the call. */
export type Tell<K extends FactKind> = <T extends K>(kind: T, payload: FactPayloads[T]) => Promise<FactRows[T]>;

/** How one tool called by another ended; what a failed one had told is taken back. */
export type InnerOutcome =
  | {
      readonly success: true;
      readonly result: Record<string, unknown>;
      readonly warnings: { code: string; message: string; recovery: string }[];
    }
  | { readonly success: false; readonly error: { code: string; message: string; recovery: string } };

/** Calls of tools inside the transaction of the call that makes them. */
export interface InnerCalls {
  readonly inner: (tool: string, args: Record<string, unknown>) => Promise<InnerOutcome>;
  /** What a tool is, if there is one of that name. */
  readonly known: (tool: string) => { readonly room: string; readonly undoable: boolean } | undefined;
}

/** What every handler is given, whatever its effect. */
export interface CallCtx<Target, Warnings extends string> {
  readonly workspace: string;
  readonly target: Target;
  readonly warn: WarnFor<Warnings>;
  readonly suggest: (next: NextCall) => void;
  /** Calls as an answer may carry them: only such as their tools admit, each after what shows a tool that is hidden. */
  readonly ready: (calls: readonly NextCall[]) => Promise<Suggestion[]>;
  readonly now_ms: number;
  /** An id that nobody has given out before: a UUID. */
  readonly newId: () => string;
  readonly agent_id: string | null;
  /** What is remembered about the caller between its calls; undefined where nobody stays. */
  readonly connection: { get(key: string): unknown; set(key: string, value: unknown): void } | undefined;
  readonly progress: (done: number, total: number) => void;
  readonly short: Short;
}

/** A handler that reads: one snapshot. */
export interface ReadCtx<Store, Target, Warnings extends string> extends CallCtx<Target, Warnings> {
  readonly store: Store;
  /** The newest number of the workspace. */
  readonly seq: () => number;
}

/** A handler that writes: one transaction, and nothing to write with but `tell`. */
export interface WriteCtx<Store, Target, Facts extends FactKind, Warnings extends string> extends ReadCtx<Store, Target, Warnings> {
  readonly tell: Tell<Facts>;
}

/** One snapshot inside an act. */
export interface Reading<Store, Target> {
  readonly store: Store;
  readonly target: Target;
  readonly seq: () => number;
}

/** One transaction inside an act. No port can be used while it runs. */
export interface Writing<Store, Target, Facts extends FactKind> extends Reading<Store, Target> {
  readonly tell: Tell<Facts>;
}

/** A handler that needs the world beside the store. No transaction is open while it waits. */
export interface ActCtx<Store, Target, Facts extends FactKind, Warnings extends string, Ports> extends CallCtx<Target, Warnings> {
  readonly reading: <T>(work: (at: Reading<Store, Target>) => Promise<T>) => Promise<T>;
  readonly writing: <T>(work: (at: Writing<Store, Target, Facts>) => Promise<T>) => Promise<T>;
  readonly ports: Ports;
}

/** An act that sends the answer of another tool outside: what may be shown of it. */
export interface Showing<Answer> {
  readonly shown: (answer: Answer) => Promise<Record<string, unknown>>;
}

/** The only way in which a handler cuts a text: what may not be shown is hidden first, since half a secret looks like none. */
export interface Short {
  /** To so many characters, with an ellipsis. */
  readonly chars: (text: string, most: number) => string;
  /** To so many bytes of UTF-8. */
  readonly bytes: (text: string, most: number) => string;
  /** The part around the first place of some words; undefined where they are not shown. */
  readonly around: (text: string, words: string, most: number) => string | undefined;
}

/** Finds what a call is about, or says why it cannot. */
export type Locate<Store, Found> = (given: {
  readonly tool: ToolInfo;
  readonly args: Readonly<Record<string, unknown>>;
  readonly store: Store;
  /** The handle of the connection that the call came over; null where nobody stays connected. */
  readonly connection: string | null;
  /** A value as an answer may show it. */
  readonly redact: <T>(value: T) => T;
}) => Promise<Found>;

/** A line that nobody's text can break or forge, as src/kernel/line.ts makes it. */
export interface LineText {
  readonly text: string;
}

/** How a portal's answer reads, a line each; a cut answer may lack any field. */
export interface Lines<Result> {
  readonly state: (result: Partial<Result>) => LineText | readonly LineText[];
  /** What stands below it, in the order in which it is read; where room is short, what has the highest rank is left out. */
  readonly details?: (result: Partial<Result>) => readonly { readonly line: LineText; readonly rank: number }[];
  /** Calls that stand in the answer itself, to be shown as commands. */
  readonly next?: (result: Partial<Result>) => readonly Suggestion[];
  /** The arguments that lead to further pages, where there are some. */
  readonly more?: (result: Partial<Result>) => Readonly<Record<string, unknown>>;
}

export type { BranchTarget, DocumentTarget, EntityTarget, LedgerTarget, Segment, StepOrEntityTarget, StepTarget, ThinkingTarget } from "../types/index.ts";
