// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ContextPackExportInput, ContextPackExportOutput, ContextPackInput, ContextPackOutput, TasksBootstrapInput, TasksBootstrapOutput, TasksMacroCloseStepInput, TasksMacroCloseStepOutput, TasksMacroCreateDoneInput, TasksMacroCreateDoneOutput, TasksMacroFinishInput, TasksMacroFinishOutput, TasksMacroStartInput, TasksMacroStartOutput, TasksResumeSuperInput, TasksResumeSuperOutput, TasksSnapshotInput, TasksSnapshotOutput } from "../types/index.ts";
import type { Delivery, EntityTarget, StepOrEntityTarget, ThinkingTarget, ToolCtx } from "./ctx.ts";

/** Tools of views/packs. */
export interface ViewsPacksHandlers<Store> {
    /** Notes, trace and cards of one place in one bounded answer: what is known, what stands out, what to do next. */
    context_pack(input: ContextPackInput, ctx: ToolCtx<Store, ThinkingTarget, never, 'CONTEXT_EMPTY_FOR_TARGET'>): Promise<ContextPackOutput>;
    /** Writes what context_pack would answer to a JSON file in the project, for tools that read files only. */
    context_pack_export(input: ContextPackExportInput, ctx: ToolCtx<Store, ThinkingTarget, never, 'CONTEXT_EMPTY_FOR_TARGET'>): Promise<Delivery<ContextPackOutput, ContextPackExportOutput>>;
}

/** Tools of views/macros. */
export interface ViewsMacrosHandlers<Store> {
    /** Makes a task with gate-ready steps under a plan, and the plan and its first thoughts too where asked, in one go. */
    tasks_bootstrap(input: TasksBootstrapInput, ctx: ToolCtx<Store, EntityTarget | null, 'plan_created' | 'plan_updated' | 'task_created' | 'steps_added' | 'step_defined' | 'card_written' | 'note_added', 'NOTE_IGNORED'>): Promise<TasksBootstrapOutput>;
    /** Closes the first open step, with note and proof, and says what comes next; with no step open it finishes the task. */
    tasks_macro_close_step(input: TasksMacroCloseStepInput, ctx: ToolCtx<Store, StepOrEntityTarget, 'step_noted' | 'evidence_captured' | 'step_verified' | 'step_done' | 'task_completed', 'STEP_CHILDREN_OPEN' | 'STEP_BLOCKED' | 'PROOF_WEAK' | 'ALREADY_DONE' | 'NOTE_IGNORED'>): Promise<TasksMacroCloseStepOutput>;
    /** Makes a task of one step, closes the step and finishes the task, in one go: for work that is done already. */
    tasks_macro_create_done(input: TasksMacroCreateDoneInput, ctx: ToolCtx<Store, EntityTarget | null, 'plan_created' | 'task_created' | 'steps_added' | 'step_defined' | 'step_verified' | 'step_done' | 'task_completed', never>): Promise<TasksMacroCreateDoneOutput>;
    /** Sets a task to DONE, or another status, and hands over: what is done, what remains, what may go wrong. */
    tasks_macro_finish(input: TasksMacroFinishInput, ctx: ToolCtx<Store, EntityTarget, 'task_completed' | 'note_added', 'ALREADY_DONE'>): Promise<TasksMacroFinishOutput>;
    /** Makes a task with gated steps, puts it in focus and says what comes first. Only task_title is needed. */
    tasks_macro_start(input: TasksMacroStartInput, ctx: ToolCtx<Store, EntityTarget | null, 'plan_created' | 'plan_updated' | 'task_created' | 'steps_added' | 'step_defined' | 'card_written' | 'note_added' | 'focus_changed', 'NOTE_IGNORED'>): Promise<TasksMacroStartOutput>;
}

/** Tools of views/resume. */
export interface ViewsResumeHandlers<Store> {
    /** Where a plan or task stands, what was noted, thought and decided for it, what stands out, and the next call. Puts it in focus. */
    tasks_resume_super(input: TasksResumeSuperInput, ctx: ToolCtx<Store, EntityTarget, 'focus_changed', 'GRAPH_DIFF_UNAVAILABLE'>): Promise<TasksResumeSuperOutput>;
    /** The state of a plan or task in one line and the one command to go on with; as JSON everything that tasks_resume_super shows. */
    tasks_snapshot(input: TasksSnapshotInput, ctx: ToolCtx<Store, EntityTarget, 'focus_changed', 'GRAPH_DIFF_UNAVAILABLE'>): Promise<TasksSnapshotOutput>;
}
