// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { MacroAnchorNoteInput, MacroAnchorNoteOutput, TasksResumeSuperInput, TasksResumeSuperOutput, TasksSnapshotInput, TasksSnapshotOutput } from "../types/index.ts";
import type { EntityTarget, ThinkingTarget, ToolCtx } from "./ctx.ts";

/** Tools of views/anchors. */
export interface ViewsAnchorsHandlers<Store> {
    /** Keeps a card about a named part of the project. A new anchor needs title and kind. */
    macro_anchor_note(input: MacroAnchorNoteInput, ctx: ToolCtx<Store, ThinkingTarget, 'anchor_saved' | 'card_written', 'ANCHOR_ALIAS_RESOLVED'>): Promise<MacroAnchorNoteOutput>;
}

/** Tools of views/resume. */
export interface ViewsResumeHandlers<Store> {
    /** Where a plan or task stands, what was noted, thought and decided for it, what stands out, and the next call. Puts it in focus. */
    tasks_resume_super(input: TasksResumeSuperInput, ctx: ToolCtx<Store, EntityTarget, 'focus_changed', 'GRAPH_DIFF_UNAVAILABLE'>): Promise<TasksResumeSuperOutput>;
    /** The state of a plan or task in one line and the one command to go on with; as JSON everything that tasks_resume_super shows. */
    tasks_snapshot(input: TasksSnapshotInput, ctx: ToolCtx<Store, EntityTarget, 'focus_changed', 'GRAPH_DIFF_UNAVAILABLE'>): Promise<TasksSnapshotOutput>;
}
