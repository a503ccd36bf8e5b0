// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { DocumentTarget, EntityTarget, StepOrEntityTarget, StepTarget, TasksBatchInput, TasksBatchOutput, TasksBlockInput, TasksBlockOutput, TasksCloseStepInput, TasksCloseStepOutput, TasksCloseTaskInput, TasksCloseTaskOutput, TasksCompleteInput, TasksCompleteOutput, TasksContextInput, TasksContextOutput, TasksContractInput, TasksContractOutput, TasksCreateInput, TasksCreateOutput, TasksDecomposeInput, TasksDecomposeOutput, TasksDefineInput, TasksDefineOutput, TasksDeleteInput, TasksDeleteOutput, TasksDeltaInput, TasksDeltaOutput, TasksDoneInput, TasksDoneOutput, TasksEditInput, TasksEditOutput, TasksEvidenceCaptureInput, TasksEvidenceCaptureOutput, TasksFocusClearInput, TasksFocusClearOutput, TasksFocusGetInput, TasksFocusGetOutput, TasksFocusSetInput, TasksFocusSetOutput, TasksHistoryInput, TasksHistoryOutput, TasksJobsCancelInput, TasksJobsCancelOutput, TasksJobsClaimInput, TasksJobsClaimOutput, TasksJobsCompleteInput, TasksJobsCompleteOutput, TasksJobsCreateInput, TasksJobsCreateOutput, TasksJobsListInput, TasksJobsListOutput, TasksJobsMessageInput, TasksJobsMessageOutput, TasksJobsOpenInput, TasksJobsOpenOutput, TasksJobsRadarInput, TasksJobsRadarOutput, TasksJobsReportInput, TasksJobsReportOutput, TasksJobsRequeueInput, TasksJobsRequeueOutput, TasksJobsTailInput, TasksJobsTailOutput, TasksNoteInput, TasksNoteOutput, TasksPatchInput, TasksPatchOutput, TasksPlanInput, TasksPlanOutput, TasksProgressInput, TasksProgressOutput, TasksRedoInput, TasksRedoOutput, TasksRunnerHeartbeatInput, TasksRunnerHeartbeatOutput, TasksScaffoldInput, TasksScaffoldOutput, TasksStorageInput, TasksStorageOutput, TasksTaskAddInput, TasksTaskAddOutput, TasksTaskDefineInput, TasksTaskDefineOutput, TasksTaskDeleteInput, TasksTaskDeleteOutput, TasksTemplatesListInput, TasksTemplatesListOutput, TasksUndoInput, TasksUndoOutput, TasksVerifyInput, TasksVerifyOutput, ThinkingTarget } from "../types/index.ts";
import type { InnerCalls, Lines, Locate, ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of tasks/lifecycle. */
export interface TasksLifecycleHandlers<Store> {
    /** Runs several task tools in one call. With atomic=true all of them happen or none, and only undoable ones are taken. */
    tasks_batch(input: TasksBatchInput, ctx: WriteCtx<Store, null, 'plan_created' | 'task_created' | 'task_edited' | 'plan_edited' | 'task_patched' | 'task_completed' | 'plan_updated' | 'contract_updated' | 'task_deleted' | 'undo_applied' | 'redo_applied' | 'focus_changed' | 'branch_checked_out' | 'steps_added' | 'step_defined' | 'step_noted' | 'step_verified' | 'step_done' | 'step_reopened' | 'step_blocked' | 'step_unblocked' | 'step_deleted' | 'task_node_added' | 'task_node_defined' | 'task_node_deleted' | 'evidence_captured', 'BATCH_STOPPED'> & InnerCalls): Promise<TasksBatchOutput>;
    /** Shows what last patches and completion would change; with apply=true does all of it, or none. */
    tasks_close_task(input: TasksCloseTaskInput, ctx: WriteCtx<Store, EntityTarget, 'task_patched' | 'step_defined' | 'task_node_defined' | 'task_completed', 'ALREADY_DONE'>): Promise<TasksCloseTaskOutput>;
    /** Sets a plan or task to TODO, ACTIVE or DONE. A task is done only when all its steps are. */
    tasks_complete(input: TasksCompleteInput, ctx: WriteCtx<Store, EntityTarget, 'task_completed' | 'plan_updated', 'ALREADY_DONE'>): Promise<TasksCompleteOutput>;
    /** List the plans and tasks of a workspace, with counts by status. Open ones only, unless include_all is true. */
    tasks_context(input: TasksContextInput, ctx: ReadCtx<Store, EntityTarget | null, never>): Promise<TasksContextOutput>;
    /** Sets what a plan was agreed to be, as text and as data, or clears both. */
    tasks_contract(input: TasksContractInput, ctx: WriteCtx<Store, EntityTarget, 'contract_updated', never>): Promise<TasksContractOutput>;
    /** Makes a plan, or a task under a plan, with steps if they are known. It gets a branch and documents of its own. */
    tasks_create(input: TasksCreateInput, ctx: WriteCtx<Store, null, 'plan_created' | 'task_created' | 'steps_added' | 'step_defined', never>): Promise<TasksCreateOutput>;
    /** Removes a plan with its tasks, a task with its steps, or a step with what is below it. What happened stays in the trace. */
    tasks_delete(input: TasksDeleteInput, ctx: WriteCtx<Store, StepOrEntityTarget, 'task_deleted' | 'step_deleted' | 'focus_changed' | 'branch_checked_out', 'STEP_HELD'>): Promise<TasksDeleteOutput>;
    /** The task events of a workspace after a given one, oldest first. Pass the last event_id as since to go on. */
    tasks_delta(input: TasksDeltaInput, ctx: ReadCtx<Store, null, never>): Promise<TasksDeltaOutput>;
    /** Sets what a plan or task says about itself: title, description, context, priority, tags, dependencies, domain, contract. */
    tasks_edit(input: TasksEditInput, ctx: WriteCtx<Store, EntityTarget, 'task_edited' | 'plan_edited', never>): Promise<TasksEditOutput>;
    /** Sets, unsets, appends to or removes from single fields of a plan or task, of a step, or of a task node. Can be undone. */
    tasks_patch(input: TasksPatchInput, ctx: WriteCtx<Store, EntityTarget, 'task_patched' | 'step_defined' | 'task_node_defined', never>): Promise<TasksPatchOutput>;
    /** Replaces the checklist of a plan, moves its place in it, or sets its document. */
    tasks_plan(input: TasksPlanInput, ctx: WriteCtx<Store, EntityTarget, 'plan_updated', never>): Promise<TasksPlanOutput>;
    /** The store that plans and tasks are written to, and the names used for their notes, graph and trace. */
    tasks_storage(input: TasksStorageInput, ctx: ReadCtx<Store, null, never>): Promise<TasksStorageOutput>;
}

/** Tools of tasks/steps. */
export interface TasksStepsHandlers<Store> {
    /** Say that a step cannot go on and why, or lift the block with blocked=false. Can be undone. */
    tasks_block(input: TasksBlockInput, ctx: WriteCtx<Store, StepTarget, 'step_blocked' | 'step_unblocked', 'STEP_HELD'>): Promise<TasksBlockOutput>;
    /** Confirms checkpoints of a step and closes it, in one go: both are stored, or neither. */
    tasks_close_step(input: TasksCloseStepInput, ctx: WriteCtx<Store, StepTarget, 'step_verified' | 'step_done', 'STEP_HELD' | 'STEP_CHILDREN_OPEN' | 'STEP_BLOCKED' | 'PROOF_WEAK' | 'PROOF_MISSING'>): Promise<TasksCloseStepOutput>;
    /** Add steps to a task when more turns out to be needed, at its top or below one of its steps. Each step says how its success is seen. */
    tasks_decompose(input: TasksDecomposeInput, ctx: WriteCtx<Store, EntityTarget, 'steps_added', never>): Promise<TasksDecomposeOutput>;
    /** Sets the title, success criteria, tests or blockers of a step. A list replaces the one before. */
    tasks_define(input: TasksDefineInput, ctx: WriteCtx<Store, StepTarget, 'step_defined', 'STEP_HELD'>): Promise<TasksDefineOutput>;
    /** Closes a step whose checkpoints are confirmed. */
    tasks_done(input: TasksDoneInput, ctx: WriteCtx<Store, StepTarget, 'step_done', 'STEP_HELD' | 'STEP_CHILDREN_OPEN' | 'STEP_BLOCKED' | 'PROOF_WEAK' | 'PROOF_MISSING'>): Promise<TasksDoneOutput>;
    /** Keeps a progress note on a step. It is kept among the notes of the task too. */
    tasks_note(input: TasksNoteInput, ctx: WriteCtx<Store, StepTarget, 'step_noted', 'STEP_HELD'>): Promise<TasksNoteOutput>;
    /** Closes a step as tasks_done does, or opens it again. Can be undone. force closes it past its gates. */
    tasks_progress(input: TasksProgressInput, ctx: WriteCtx<Store, StepTarget, 'step_done' | 'step_reopened', 'STEP_HELD' | 'STEP_CHILDREN_OPEN' | 'STEP_BLOCKED' | 'PROOF_WEAK' | 'PROOF_MISSING'>): Promise<TasksProgressOutput>;
    /** Confirms what was checked on a step: criteria, tests, security, perf, docs. A step closes only when they are confirmed. */
    tasks_verify(input: TasksVerifyInput, ctx: WriteCtx<Store, StepTarget, 'step_verified', 'STEP_HELD'>): Promise<TasksVerifyOutput>;
}

/** Tools of tasks/evidence. */
export interface TasksEvidenceHandlers<Store> {
    /** Attaches what was run and found to a step, or to a plan or task, and links it to checkpoints. Closes nothing. */
    tasks_evidence_capture(input: TasksEvidenceCaptureInput, ctx: WriteCtx<Store, StepOrEntityTarget, 'evidence_captured', 'STEP_HELD' | 'PROOF_WEAK'>): Promise<TasksEvidenceCaptureOutput>;
}

/** Tools of tasks/focus. */
export interface TasksFocusHandlers<Store> {
    /** Leaves nothing in focus. */
    tasks_focus_clear(input: TasksFocusClearInput, ctx: WriteCtx<Store, null, 'focus_changed' | 'branch_checked_out', never>): Promise<TasksFocusClearOutput>;
    /** The plan or task that calls without a target mean. */
    tasks_focus_get(input: TasksFocusGetInput, ctx: ReadCtx<Store, null, never>): Promise<TasksFocusGetOutput>;
    /** Switch to another plan or task: calls without a target then mean it, and its branch is checked out. */
    tasks_focus_set(input: TasksFocusSetInput, ctx: WriteCtx<Store, EntityTarget, 'focus_changed' | 'branch_checked_out', never>): Promise<TasksFocusSetOutput>;
}

/** Tools of tasks/history. */
export interface TasksHistoryHandlers<Store> {
    /** What was done to a plan or task, or to all of them, that undo and redo know, newest first. */
    tasks_history(input: TasksHistoryInput, ctx: ReadCtx<Store, EntityTarget | null, never>): Promise<TasksHistoryOutput>;
    /** Does again what was undone last on a plan or task. */
    tasks_redo(input: TasksRedoInput, ctx: WriteCtx<Store, EntityTarget, 'redo_applied', never>): Promise<TasksRedoOutput>;
    /** Takes back the newest operation on a plan or task that can be undone. */
    tasks_undo(input: TasksUndoInput, ctx: WriteCtx<Store, EntityTarget, 'undo_applied', never>): Promise<TasksUndoOutput>;
}

/** Tools of tasks/jobs. */
export interface TasksJobsHandlers<Store> {
    /** Ends a queued or running job as CANCELED, whoever holds it. Its runner learns it from the next report. */
    tasks_jobs_cancel(input: TasksJobsCancelInput, ctx: WriteCtx<Store, null, 'job_canceled', never>): Promise<TasksJobsCancelOutput>;
    /** Takes a queued job under a lease, the most urgent and oldest one if none is named. The claim_revision it answers is the key to report and complete. */
    tasks_jobs_claim(input: TasksJobsClaimInput, ctx: WriteCtx<Store, null, 'job_claimed' | 'job_reclaimed', never>): Promise<TasksJobsClaimOutput>;
    /** Ends a job as DONE, FAILED or CANCELED, with a summary and what proves it. */
    tasks_jobs_complete(input: TasksJobsCompleteInput, ctx: WriteCtx<Store, null, 'job_completed', never>): Promise<TasksJobsCompleteOutput>;
    /** Delegates a piece of work: a title and a prompt that a runner can claim. The prompt is kept and read with the job. */
    tasks_jobs_create(input: TasksJobsCreateInput, ctx: WriteCtx<Store, EntityTarget | null, 'job_created', 'ANCHOR_ALIAS_RESOLVED'>): Promise<TasksJobsCreateOutput>;
    /** The jobs of a workspace, newest first; by status, task or anchor if you like. */
    tasks_jobs_list(input: TasksJobsListInput, ctx: ReadCtx<Store, EntityTarget | null, 'ANCHOR_ALIAS_RESOLVED'>): Promise<TasksJobsListOutput>;
    /** Adds a message of the manager to a job: an answer to its question, or advice. The runner reads it with tasks_jobs_tail. */
    tasks_jobs_message(input: TasksJobsMessageInput, ctx: WriteCtx<Store, null, 'job_messaged', never>): Promise<TasksJobsMessageOutput>;
    /** One job with its newest events. The prompt and what was stored as meta come only when asked for. */
    tasks_jobs_open(input: TasksJobsOpenInput, ctx: ReadCtx<Store, null, never>): Promise<TasksJobsOpenOutput>;
    /** Jobs under way, those that need you first, and who is there to run them. Answers a question with reply_job and reply_message. */
    tasks_jobs_radar(input: TasksJobsRadarInput, ctx: WriteCtx<Store, EntityTarget | null, 'job_messaged', 'ANCHOR_ALIAS_RESOLVED'>): Promise<TasksJobsRadarOutput>;
    /** Adds an event to the job you hold and renews your lease. A question, error or proof_gate calls for the manager; a checkpoint settles it. */
    tasks_jobs_report(input: TasksJobsReportInput, ctx: WriteCtx<Store, null, 'job_reported' | 'job_heartbeat_renewed', never>): Promise<TasksJobsReportOutput>;
    /** Puts a job that is DONE, FAILED or CANCELED back into the queue. Its events stay. */
    tasks_jobs_requeue(input: TasksJobsRequeueInput, ctx: WriteCtx<Store, null, 'job_requeued', never>): Promise<TasksJobsRequeueOutput>;
    /** The events of a job after a place, oldest first. Go on after next_cursor, or later after last_seq. */
    tasks_jobs_tail(input: TasksJobsTailInput, ctx: ReadCtx<Store, null, never>): Promise<TasksJobsTailOutput>;
    /** Gives a runner a lease for a while. A runner whose lease has run out counts as offline, whatever it said. */
    tasks_runner_heartbeat(input: TasksRunnerHeartbeatInput, ctx: WriteCtx<Store, null, 'runner_beat', never>): Promise<TasksRunnerHeartbeatOutput>;
}

/** Tools of tasks/templates. */
export interface TasksTemplatesHandlers<Store> {
    /** Makes a plan with the checklist of a template, or a task with its steps, criteria and tests. */
    tasks_scaffold(input: TasksScaffoldInput, ctx: WriteCtx<Store, null, 'plan_created' | 'plan_updated' | 'task_created' | 'steps_added' | 'step_defined', never>): Promise<TasksScaffoldOutput>;
    /** The templates that tasks_scaffold can make plans and tasks from, with their points and steps. */
    tasks_templates_list(input: TasksTemplatesListInput, ctx: ReadCtx<Store, null, never>): Promise<TasksTemplatesListOutput>;
}

/** Tools of tasks/subplans. */
export interface TasksSubplansHandlers<Store> {
    /** Adds a task node to the plan inside a step, with whatever is known about it. */
    tasks_task_add(input: TasksTaskAddInput, ctx: WriteCtx<Store, EntityTarget, 'task_node_added', never>): Promise<TasksTaskAddOutput>;
    /** Sets fields of a task node inside a step. A list replaces the one before. Can be undone. */
    tasks_task_define(input: TasksTaskDefineInput, ctx: WriteCtx<Store, EntityTarget, 'task_node_defined', never>): Promise<TasksTaskDefineOutput>;
    /** Removes a task node from the plan inside a step. */
    tasks_task_delete(input: TasksTaskDeleteInput, ctx: WriteCtx<Store, EntityTarget, 'task_node_deleted', never>): Promise<TasksTaskDeleteOutput>;
}

/** All that the room tasks brings along. */
export interface TasksRoom<Store, Writer, _Ports = unknown> {
  readonly handlers: TasksLifecycleHandlers<Store> & TasksStepsHandlers<Store> & TasksEvidenceHandlers<Store> & TasksFocusHandlers<Store> & TasksHistoryHandlers<Store> & TasksJobsHandlers<Store> & TasksTemplatesHandlers<Store> & TasksSubplansHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, 'plan_created' | 'task_created' | 'task_edited' | 'plan_edited' | 'task_patched' | 'task_completed' | 'plan_updated' | 'contract_updated' | 'task_deleted' | 'undo_applied' | 'redo_applied' | 'focus_changed' | 'steps_added' | 'step_defined' | 'step_noted' | 'step_verified' | 'step_done' | 'step_reopened' | 'step_blocked' | 'step_unblocked' | 'step_deleted' | 'task_node_added' | 'task_node_defined' | 'task_node_deleted' | 'evidence_captured' | 'job_created' | 'job_claimed' | 'job_reclaimed' | 'job_reported' | 'job_heartbeat_renewed' | 'job_messaged' | 'job_completed' | 'job_canceled' | 'job_requeued' | 'runner_beat'>;
  readonly targets: { readonly document: Locate<Store, DocumentTarget>; readonly thinking: Locate<Store, ThinkingTarget>; readonly entity: Locate<Store, EntityTarget>; readonly entity_or_none: Locate<Store, EntityTarget | null>; readonly task: Locate<Store, EntityTarget>; readonly plan: Locate<Store, EntityTarget>; readonly step: Locate<Store, StepTarget>; readonly step_or_entity: Locate<Store, StepOrEntityTarget>; readonly step_or_task: Locate<Store, StepOrEntityTarget>; };
  readonly lines: { readonly tasks_jobs_radar: Lines<TasksJobsRadarOutput>; };
}
