// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { AnchorRenamedFact, AnchorRenamedRow, AnchorSavedFact, AnchorSavedRow, AnchorsMergedFact, AnchorsMergedRow, AutoAnswerFact, AutoAnswerRow, BranchCheckedOutFact, BranchCreatedFact, BranchCreatedRow, BranchDeletedFact, BranchRenamedFact, BranchTarget, CandidatesSavedFact, CardWrittenFact, CardWrittenRow, CellAddedFact, CellRunDroppedFact, CellRunEndedFact, CellRunStartedFact, CellUpdatedFact, CheckPlanFact, CheckPlanRow, CheckpointFact, CheckpointRow, ClaimAssertedFact, ClaimMiningFact, ClaimMiningRow, ClaimRetractFact, ClaimRetractRow, ClaimRetractedFact, ClaimSameAsFact, ClaimSameAsRow, ClaimSupersedeFact, ClaimSupersedeRow, ConfigBackedUpFact, ConfigRestoredFact, ConfigSavedFact, ContentForgottenFact, ContentForgottenRow, ContextInjectedFact, ContextInjectedRow, ContractUpdatedFact, ContractUpdatedRow, CrossProjectRecallFact, CrossProjectRecallRow, DecideNextFact, DecideNextRow, DefaultsClaimSyncFact, DefaultsClaimSyncRow, DocumentTarget, EdgeAssertedFact, EdgeCreateFact, EdgeCreateRow, EntityTarget, EvidenceCapturedFact, EvidenceCapturedRow, EvidenceFact, EvidenceRow, FocusChangedFact, GraphConflictFoundFact, GraphConflictResolvedFact, GraphConflictSupersededFact, GraphEdgeRemovedFact, GraphEdgeRemovedRow, GraphEdgeWrittenFact, GraphEdgeWrittenRow, GraphNodeRemovedFact, GraphNodeRemovedRow, GraphNodeWrittenFact, GraphNodeWrittenRow, HandsInputFact, HandsInputRow, HandsResumeFailedFact, HandsResumeFailedRow, HandsWaitFact, HandsWaitRow, HeadResetFact, HeadResetRow, HostSyncFact, HostSyncRow, JobCanceledFact, JobCanceledRow, JobClaimedFact, JobClaimedRow, JobCompletedFact, JobCompletedRow, JobCreatedFact, JobCreatedRow, JobHeartbeatRenewedFact, JobHeartbeatRenewedRow, JobMessagedFact, JobMessagedRow, JobReclaimedFact, JobReclaimedRow, JobReportedFact, JobReportedRow, JobRequeuedFact, JobRequeuedRow, LearnAppliedFact, LearnAppliedRow, LearnSuggestedFact, LearnSuggestedRow, LearnUndoneFact, LearnUndoneRow, LearnUpdateFact, LearnUpdateRow, LedgerMovedFact, LedgerTarget, LoopBreakFact, LoopBreakRow, LoopGuardFact, LoopGuardRow, MiDefaultsSetFact, MiDefaultsSetRow, MindCircuitFact, MindCircuitRow, MindErrorFact, MindErrorRow, MindWaitFact, MindWaitRow, NodeAssertedFact, NodeCreateFact, NodeCreateRow, NodeMaterializedFact, NodeMaterializedRow, NodeRetractFact, NodeRetractRow, NodeRetractedFact, NoteAddedFact, NoteAddedRow, NoteEditedFact, NoteEditedRow, NotebookCreatedFact, NotebookCreatedRow, OverlaySavedFact, PatternCreatedFact, PatternCreatedRow, PatternDeletedFact, PatternUpdatedFact, PatternUpdatedRow, PlanCreatedFact, PlanCreatedRow, PlanEditedFact, PlanEditedRow, PlanUpdatedFact, PlanUpdatedRow, PreferenceMiningFact, PreferenceMiningRow, PreferenceSolidifiedFact, PreferenceSolidifiedRow, ProjectGuardBoundFact, ProjectTarget, RedoAppliedFact, RedoAppliedRow, RiskEventFact, RiskEventRow, RunEndFact, RunEndRow, RunStartFact, RunStartRow, RunnerBeatFact, ScratchpadCreatedFact, ScratchpadCreatedRow, ScratchpadDeletedFact, ScratchpadUpdatedFact, ScratchpadUpdatedRow, SegmentSavedFact, SelectionSavedFact, SessionClosedFact, SessionDeletedFact, SessionMendedFact, SessionResumedFact, SessionResumedRow, SessionStartedFact, SessionStartedRow, SettingsSetFact, SettingsSetRow, SnapshotFact, SnapshotRow, StateCorruptFact, StateCorruptRow, StepBlockedFact, StepBlockedRow, StepDefinedFact, StepDefinedRow, StepDeletedFact, StepDeletedRow, StepDoneFact, StepDoneRow, StepNotedFact, StepNotedRow, StepOrEntityTarget, StepReopenedFact, StepReopenedRow, StepTarget, StepUnblockedFact, StepUnblockedRow, StepVerifiedFact, StepVerifiedRow, StepsAddedFact, StepsAddedRow, StopSavedFact, Suggestion, TagRemovedFact, TagSetFact, TagSetRow, TaskCompletedFact, TaskCompletedRow, TaskCreatedFact, TaskCreatedRow, TaskDeletedFact, TaskDeletedRow, TaskEditedFact, TaskEditedRow, TaskNodeAddedFact, TaskNodeAddedRow, TaskNodeDefinedFact, TaskNodeDefinedRow, TaskNodeDeletedFact, TaskNodeDeletedRow, TaskPatchedFact, TaskPatchedRow, TestlessStrategySetFact, TestlessStrategySetRow, ThinkingTarget, ThoughtCritiquedFact, ThoughtRecordedFact, ThoughtRecordedRow, UndoAppliedFact, UndoAppliedRow, UserInputFact, UserInputRow, ValuesSetFact, ValuesSetRow, WhyTraceFact, WhyTraceRow, WorkflowProgressFact, WorkflowProgressRow, WorkflowRemovedFact, WorkflowSavedFact, WorkflowSolidifiedFact, WorkflowSolidifiedRow, WorkflowSuggestionFact, WorkflowSuggestionRow, WorkflowTriggerFact, WorkflowTriggerRow, WorkspaceCreatedFact } from "../types/index.ts";
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
    /** A session goes on without what was missing of it or could not be read. */
    session_mended: SessionMendedFact;
    /** A session was removed with all its thoughts. */
    session_deleted: SessionDeletedFact;
    /** A connection reached another stage, session, domain, root or place. */
    ledger_moved: LedgerMovedFact;
    /** A pattern of reasoning was kept. */
    pattern_created: PatternCreatedFact;
    /** A pattern of reasoning was changed; this is what it is now. */
    pattern_updated: PatternUpdatedFact;
    /** A pattern of reasoning was removed. */
    pattern_deleted: PatternDeletedFact;
    /** A scratchpad note was begun. */
    scratchpad_created: ScratchpadCreatedFact;
    /** A scratchpad note was changed; this is what it is now. */
    scratchpad_updated: ScratchpadUpdatedFact;
    /** A scratchpad note was removed. */
    scratchpad_deleted: ScratchpadDeletedFact;
    /** A notebook was made, empty, from a template, or from a text. */
    notebook_created: NotebookCreatedFact;
    /** A cell was added to a notebook. */
    cell_added: CellAddedFact;
    /** A cell says something else; what came of running it before is gone. */
    cell_updated: CellUpdatedFact;
    /** A cell is being run, by a process that says for how long at most. */
    cell_run_started: CellRunStartedFact;
    /** A run of a cell ended, well or not. */
    cell_run_ended: CellRunEndedFact;
    /** A cell that was to be run was not; it is as it was before. */
    cell_run_dropped: CellRunDroppedFact;
    /** A claim was written down. */
    claim_asserted: ClaimAssertedFact;
    /** A claim was taken back. */
    claim_retracted: ClaimRetractedFact;
    /** A decision, an action or a summary was written down. */
    node_asserted: NodeAssertedFact;
    /** A node was taken back. */
    node_retracted: NodeRetractedFact;
    /** Two records were related. */
    edge_asserted: EdgeAssertedFact;
    /** The reply to a question of Hands that values and evidence allow, if any. */
    auto_answer: AutoAnswerFact;
    /** Which checks should follow a batch, if any. */
    check_plan: CheckPlanFact;
    /** Whether a segment of work ended here, as the Mind sees it. */
    checkpoint: CheckpointFact;
    /** Which claims the Mind drew from a segment of work, and what became of them. */
    claim_mining: ClaimMiningFact;
    /** The user retracted a claim. */
    claim_retract: ClaimRetractFact;
    /** The user declared a claim a duplicate of another. */
    claim_same_as: ClaimSameAsFact;
    /** The user replaced a claim by a new one. */
    claim_supersede: ClaimSupersedeFact;
    /** Memory was searched and something was found; a search without a hit leaves no record. */
    cross_project_recall: CrossProjectRecallFact;
    /** What the Mind decided after a batch, and which claims and nodes it had before it. */
    decide_next: DecideNextFact;
    /** The operational defaults were compared with the global setting claims, and missing ones were written. */
    defaults_claim_sync: DefaultsClaimSyncFact;
    /** The user joined two claims, nodes or events. */
    edge_create: EdgeCreateFact;
    /** What a batch of Hands brought: what a model read off it, and what was seen in transcript and repository. */
    evidence: EvidenceFact;
    /** Exactly what Hands was sent for a batch. */
    hands_input: HandsInputFact;
    /** The stored conversation of Hands could not be resumed, and a new one was started. */
    hands_resume_failed: HandsResumeFailedFact;
    /** Hands did nothing because its provider was out for the moment, and the run waits before it sends the same input again. */
    hands_wait: HandsWaitFact;
    /** The workflows were written into the bound host workspaces. */
    host_sync: HostSyncFact;
    /** The user applied what had been suggested. */
    learn_applied: LearnAppliedFact;
    /** The Mind suggested preferences; with auto_learn they became claims at once. */
    learn_suggested: LearnSuggestedFact;
    /** The user undid what had been learned at once. */
    learn_undone: LearnUndoneFact;
    /** What a run taught, folded into the learned claims. */
    learn_update: LearnUpdateFact;
    /** How the Mind would leave a loop that the guard saw. */
    loop_break: LoopBreakFact;
    /** The exchange with Hands repeats itself. */
    loop_guard: LoopGuardFact;
    /** The global operational defaults were set or seeded; the setting claims cite this record. */
    mi_defaults_set: MiDefaultsSetFact;
    /** The Mind failed so often in a row that it is not asked again in this run. */
    mind_circuit: MindCircuitFact;
    /** The Mind failed to answer, or its answer did not fit the schema after one repair. */
    mind_error: MindErrorFact;
    /** The Mind could not answer for the moment, and the run waits for it. */
    mind_wait: MindWaitFact;
    /** The user wrote down a decision, an action or a summary. */
    node_create: NodeCreateFact;
    /** The nodes that a checkpoint left in the Thought DB, and the edges to what they came from. */
    node_materialized: NodeMaterializedFact;
    /** The user retracted a node. */
    node_retract: NodeRetractFact;
    /** Which preferences the Mind saw in a segment of work. */
    preference_mining: PreferenceMiningFact;
    /** A preference was seen often enough and is now suggested, or learned at once. */
    preference_solidified: PreferenceSolidifiedFact;
    /** A batch showed signs of risk, and this is how they were judged. */
    risk_event: RiskEventFact;
    /** A run ended, and why. */
    run_end: RunEndFact;
    /** A run began. */
    run_start: RunStartFact;
    /** The user changed a setting for this project; the setting claim cites this record. */
    settings_set: SettingsSetFact;
    /** A segment of work in brief, for recall in later runs. */
    snapshot: SnapshotFact;
    /** Files could not be read, in whole or in part: state files, which were put aside, and lines of logs. */
    state_corrupt: StateCorruptFact;
    /** How the project is verified without tests was set, and the claim cites this record. */
    testless_strategy_set: TestlessStrategySetFact;
    /** What the user answered when the run asked. */
    user_input: UserInputFact;
    /** The user set the values; every values claim cites this record. */
    values_set: ValuesSetFact;
    /** Which claims explain a decision or a claim. */
    why_trace: WhyTraceFact;
    /** How far the active workflow has come, as the Mind reads the evidence. */
    workflow_progress: WorkflowProgressFact;
    /** A workflow was suggested often enough and is now stored. */
    workflow_solidified: WorkflowSolidifiedFact;
    /** What the Mind proposed to keep as a workflow at a checkpoint. */
    workflow_suggestion: WorkflowSuggestionFact;
    /** An enabled workflow matched the task and went into the first instruction to Hands. */
    workflow_trigger: WorkflowTriggerFact;
    /** What is kept about a project changed. */
    overlay_saved: OverlaySavedFact;
    /** The records since the last checkpoint changed. */
    segment_saved: SegmentSavedFact;
    /** A workflow was stored. */
    workflow_saved: WorkflowSavedFact;
    /** A stored workflow was removed. */
    workflow_removed: WorkflowRemovedFact;
    /** A workflow or a preference was seen once more. */
    candidates_saved: CandidatesSavedFact;
    /** config.json was written. */
    config_saved: ConfigSavedFact;
    /** config.json was kept as it was. */
    config_backed_up: ConfigBackedUpFact;
    /** config.json is again as it was before a template was applied. */
    config_restored: ConfigRestoredFact;
    /** Runs of a project were told to end, or may begin again. */
    stop_saved: StopSavedFact;
    /** What @last, @pinned or an alias means changed. */
    selection_saved: SelectionSavedFact;
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
    session_mended: void;
    session_deleted: void;
    ledger_moved: void;
    pattern_created: PatternCreatedRow;
    pattern_updated: PatternUpdatedRow;
    pattern_deleted: void;
    scratchpad_created: ScratchpadCreatedRow;
    scratchpad_updated: ScratchpadUpdatedRow;
    scratchpad_deleted: void;
    notebook_created: NotebookCreatedRow;
    cell_added: void;
    cell_updated: void;
    cell_run_started: void;
    cell_run_ended: void;
    cell_run_dropped: void;
    claim_asserted: void;
    claim_retracted: void;
    node_asserted: void;
    node_retracted: void;
    edge_asserted: void;
    auto_answer: AutoAnswerRow;
    check_plan: CheckPlanRow;
    checkpoint: CheckpointRow;
    claim_mining: ClaimMiningRow;
    claim_retract: ClaimRetractRow;
    claim_same_as: ClaimSameAsRow;
    claim_supersede: ClaimSupersedeRow;
    cross_project_recall: CrossProjectRecallRow;
    decide_next: DecideNextRow;
    defaults_claim_sync: DefaultsClaimSyncRow;
    edge_create: EdgeCreateRow;
    evidence: EvidenceRow;
    hands_input: HandsInputRow;
    hands_resume_failed: HandsResumeFailedRow;
    hands_wait: HandsWaitRow;
    host_sync: HostSyncRow;
    learn_applied: LearnAppliedRow;
    learn_suggested: LearnSuggestedRow;
    learn_undone: LearnUndoneRow;
    learn_update: LearnUpdateRow;
    loop_break: LoopBreakRow;
    loop_guard: LoopGuardRow;
    mi_defaults_set: MiDefaultsSetRow;
    mind_circuit: MindCircuitRow;
    mind_error: MindErrorRow;
    mind_wait: MindWaitRow;
    node_create: NodeCreateRow;
    node_materialized: NodeMaterializedRow;
    node_retract: NodeRetractRow;
    preference_mining: PreferenceMiningRow;
    preference_solidified: PreferenceSolidifiedRow;
    risk_event: RiskEventRow;
    run_end: RunEndRow;
    run_start: RunStartRow;
    settings_set: SettingsSetRow;
    snapshot: SnapshotRow;
    state_corrupt: StateCorruptRow;
    testless_strategy_set: TestlessStrategySetRow;
    user_input: UserInputRow;
    values_set: ValuesSetRow;
    why_trace: WhyTraceRow;
    workflow_progress: WorkflowProgressRow;
    workflow_solidified: WorkflowSolidifiedRow;
    workflow_suggestion: WorkflowSuggestionRow;
    workflow_trigger: WorkflowTriggerRow;
    overlay_saved: void;
    segment_saved: void;
    workflow_saved: void;
    workflow_removed: void;
    candidates_saved: void;
    config_saved: void;
    config_backed_up: void;
    config_restored: void;
    stop_saved: void;
    selection_saved: void;
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
    /** The project, named or that of the working directory. */
    project: ProjectTarget;
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
  /** Tells whoever waits how far it is; how much there is in all may not be known. */
  readonly progress: (done: number, total?: number) => void;
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
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** An act that sends the answer of another tool outside: what may be shown of it. */
export interface Showing<Answer> {
  readonly shown: (answer: Answer) => Promise<Record<string, unknown>>;
}

/** The only way in which a handler cuts a text or joins its lines: what may not be shown is hidden first, since half a secret looks like none. */
export interface Short {
  /** To so many characters, with an ellipsis. */
  readonly chars: (text: string, most: number) => string;
  /** To so many bytes of UTF-8. */
  readonly bytes: (text: string, most: number) => string;
  /** The part around the first place of some words; undefined where they are not shown. */
  readonly around: (text: string, words: string, most: number) => string | undefined;
  /** All of it, on one line: a setting on a line of its own is told by where the line ends. */
  readonly line: (text: string) => string;
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

export type { BranchTarget, DocumentTarget, EntityTarget, LedgerTarget, ProjectTarget, Segment, StepOrEntityTarget, StepTarget, ThinkingTarget } from "../types/index.ts";
