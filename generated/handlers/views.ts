// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { TasksContextPackInput, TasksContextPackOutput, TasksHandoffInput, TasksHandoffOutput, TasksLintInput, TasksLintOutput, TasksMirrorInput, TasksMirrorOutput, TasksRadarInput, TasksRadarOutput, TasksResumeInput, TasksResumeOutput, TasksResumePackInput, TasksResumePackOutput, TasksResumeSuperInput, TasksResumeSuperOutput, TasksSnapshotInput, TasksSnapshotOutput } from "../types/index.ts";
import type { EntityTarget, ToolCtx } from "./ctx.ts";

/** Tools of views/radar. */
export interface ViewsRadarHandlers<Store> {
    /** A small pack about a plan or task: its radar, and its latest events. */
    tasks_context_pack(input: TasksContextPackInput, ctx: ToolCtx<Store, EntityTarget, never, never>): Promise<TasksContextPackOutput>;
    /** What is done, what remains and what may go wrong with a plan or task, and the radar. */
    tasks_handoff(input: TasksHandoffInput, ctx: ToolCtx<Store, EntityTarget, never, never>): Promise<TasksHandoffOutput>;
    /** Checks a plan or task: steps, gates, proofs, checklist, and whether its context can be picked up. Reads only. */
    tasks_lint(input: TasksLintInput, ctx: ToolCtx<Store, EntityTarget, never, never>): Promise<TasksLintOutput>;
    /** The steps of a task, or of one step of it, in path order; or the tasks of a plan. */
    tasks_mirror(input: TasksMirrorInput, ctx: ToolCtx<Store, EntityTarget, never, never>): Promise<TasksMirrorOutput>;
    /** One screen about a plan or task: what it is, why, what is to be verified, what comes next and what stands in the way. */
    tasks_radar(input: TasksRadarInput, ctx: ToolCtx<Store, EntityTarget, never, never>): Promise<TasksRadarOutput>;
}

/** Tools of views/resume. */
export interface ViewsResumeHandlers<Store> {
    /** A plan or task with its radar, its steps in full and its latest events. Puts it in focus. */
    tasks_resume(input: TasksResumeInput, ctx: ToolCtx<Store, EntityTarget, 'focus_changed', never>): Promise<TasksResumeOutput>;
    /** The radar of a plan or task, its latest events, and what was decided, seen and is in the way. Puts it in focus. */
    tasks_resume_pack(input: TasksResumePackInput, ctx: ToolCtx<Store, EntityTarget, 'focus_changed', never>): Promise<TasksResumePackOutput>;
    /** Where a plan or task stands, what was noted, thought and decided for it, what stands out, and the next call. Puts it in focus. */
    tasks_resume_super(input: TasksResumeSuperInput, ctx: ToolCtx<Store, EntityTarget, 'focus_changed', 'GRAPH_DIFF_UNAVAILABLE'>): Promise<TasksResumeSuperOutput>;
    /** The state of a plan or task in one line and the one command to go on with; as JSON everything that tasks_resume_super shows. */
    tasks_snapshot(input: TasksSnapshotInput, ctx: ToolCtx<Store, EntityTarget, 'focus_changed', 'GRAPH_DIFF_UNAVAILABLE'>): Promise<TasksSnapshotOutput>;
}
