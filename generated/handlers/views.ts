// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ContextPackExportInput, ContextPackExportOutput, ContextPackInput, ContextPackOutput, TasksBootstrapInput, TasksBootstrapOutput, TasksResumeSuperInput, TasksResumeSuperOutput, TasksSnapshotInput, TasksSnapshotOutput } from "../types/index.ts";
import type { Delivery, EntityTarget, ThinkingTarget, ToolCtx } from "./ctx.ts";

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
    tasks_bootstrap(input: TasksBootstrapInput, ctx: ToolCtx<Store, EntityTarget | null, 'plan_created' | 'plan_updated' | 'task_created' | 'steps_added' | 'step_defined', never>): Promise<TasksBootstrapOutput>;
}

/** Tools of views/resume. */
export interface ViewsResumeHandlers<Store> {
    /** Where a plan or task stands, what was noted, thought and decided for it, what stands out, and the next call. Puts it in focus. */
    tasks_resume_super(input: TasksResumeSuperInput, ctx: ToolCtx<Store, EntityTarget, 'focus_changed', 'GRAPH_DIFF_UNAVAILABLE'>): Promise<TasksResumeSuperOutput>;
    /** The state of a plan or task in one line and the one command to go on with; as JSON everything that tasks_resume_super shows. */
    tasks_snapshot(input: TasksSnapshotInput, ctx: ToolCtx<Store, EntityTarget, 'focus_changed', 'GRAPH_DIFF_UNAVAILABLE'>): Promise<TasksSnapshotOutput>;
}
