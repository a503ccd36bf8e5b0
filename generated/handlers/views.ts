// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ContextPackExportInput, ContextPackExportOutput, ContextPackInput, ContextPackOutput, EntityTarget, MacroAnchorNoteInput, MacroAnchorNoteOutput, StepOrEntityTarget, TasksBootstrapInput, TasksBootstrapOutput, TasksContextPackInput, TasksContextPackOutput, TasksHandoffInput, TasksHandoffOutput, TasksLintInput, TasksLintOutput, TasksMacroCloseStepInput, TasksMacroCloseStepOutput, TasksMacroCreateDoneInput, TasksMacroCreateDoneOutput, TasksMacroFinishInput, TasksMacroFinishOutput, TasksMacroStartInput, TasksMacroStartOutput, TasksMirrorInput, TasksMirrorOutput, TasksRadarInput, TasksRadarOutput, TasksResumeInput, TasksResumeOutput, TasksResumePackInput, TasksResumePackOutput, TasksResumeSuperInput, TasksResumeSuperOutput, TasksSnapshotInput, TasksSnapshotOutput, ThinkingTarget } from "../types/index.ts";
import type { ActCtx, Lines, ReadCtx, Showing, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of views/packs. */
export interface ViewsPacksHandlers<Store, Ports extends Record<'exports', unknown>> {
    /** Notes, trace and cards of one place in one bounded answer: what is known, what stands out, what to do next. */
    context_pack(input: ContextPackInput, ctx: ReadCtx<Store, ThinkingTarget, 'CONTEXT_EMPTY_FOR_TARGET'>): Promise<ContextPackOutput>;
    /** Writes what context_pack would answer to a JSON file in the project, for tools that read files only. */
    context_pack_export(input: ContextPackExportInput, ctx: ActCtx<Store, ThinkingTarget, never, 'CONTEXT_EMPTY_FOR_TARGET', Pick<Ports, 'exports'>> & Showing<ContextPackOutput>): Promise<ContextPackExportOutput>;
}

/** Tools of views/anchors. */
export interface ViewsAnchorsHandlers<Store> {
    /** Keep what is true of one part of the project (a module, a contract, data), so that whoever opens that part finds it. A new anchor needs title and kind. */
    macro_anchor_note(input: MacroAnchorNoteInput, ctx: WriteCtx<Store, ThinkingTarget, 'anchor_saved' | 'card_written', 'ANCHOR_ALIAS_RESOLVED'>): Promise<MacroAnchorNoteOutput>;
}

/** Tools of views/macros. */
export interface ViewsMacrosHandlers<Store> {
    /** Makes a task with gate-ready steps under a plan, and the plan and its first thoughts too where asked, in one go. */
    tasks_bootstrap(input: TasksBootstrapInput, ctx: WriteCtx<Store, EntityTarget | null, 'plan_created' | 'plan_updated' | 'task_created' | 'steps_added' | 'step_defined' | 'card_written' | 'note_added', 'NOTE_IGNORED'>): Promise<TasksBootstrapOutput>;
    /** Close the step at hand once it is done, with note and proof; says what comes next. With no step open it finishes the task. */
    tasks_macro_close_step(input: TasksMacroCloseStepInput, ctx: WriteCtx<Store, StepOrEntityTarget, 'step_noted' | 'evidence_captured' | 'step_verified' | 'step_done' | 'task_completed', 'STEP_HELD' | 'STEP_CHILDREN_OPEN' | 'STEP_BLOCKED' | 'PROOF_WEAK' | 'PROOF_MISSING' | 'ALREADY_DONE' | 'NOTE_IGNORED'>): Promise<TasksMacroCloseStepOutput>;
    /** Makes a task of one step, closes the step and finishes the task, in one go: for work that is done already. */
    tasks_macro_create_done(input: TasksMacroCreateDoneInput, ctx: WriteCtx<Store, EntityTarget | null, 'plan_created' | 'task_created' | 'steps_added' | 'step_defined' | 'step_noted' | 'evidence_captured' | 'step_verified' | 'step_done' | 'task_completed', 'PROOF_MISSING' | 'PROOF_WEAK'>): Promise<TasksMacroCreateDoneOutput>;
    /** End work on a task: sets it to DONE, or ACTIVE to set it aside, and reports what is done, what remains and what may go wrong. */
    tasks_macro_finish(input: TasksMacroFinishInput, ctx: WriteCtx<Store, EntityTarget, 'task_completed' | 'note_added', 'ALREADY_DONE'>): Promise<TasksMacroFinishOutput>;
    /** Start work of more than one step: makes a task with steps that close on criteria and proof, puts it in focus and says what comes first. Only task_title is needed. */
    tasks_macro_start(input: TasksMacroStartInput, ctx: WriteCtx<Store, EntityTarget | null, 'plan_created' | 'plan_updated' | 'task_created' | 'steps_added' | 'step_defined' | 'card_written' | 'note_added' | 'focus_changed' | 'branch_checked_out', 'NOTE_IGNORED'>): Promise<TasksMacroStartOutput>;
}

/** Tools of views/radar. */
export interface ViewsRadarHandlers<Store> {
    /** A small pack about a plan or task: its radar, and its latest events. */
    tasks_context_pack(input: TasksContextPackInput, ctx: ReadCtx<Store, EntityTarget, never>): Promise<TasksContextPackOutput>;
    /** Report for whoever goes on: what is done, what remains and what may go wrong with a plan or task. */
    tasks_handoff(input: TasksHandoffInput, ctx: ReadCtx<Store, EntityTarget, never>): Promise<TasksHandoffOutput>;
    /** Checks a plan or task: steps, gates, proofs, checklist, and whether its context can be picked up. Reads only. */
    tasks_lint(input: TasksLintInput, ctx: ReadCtx<Store, EntityTarget, never>): Promise<TasksLintOutput>;
    /** The steps of a task, or of one step of it, in path order; or the tasks of a plan. */
    tasks_mirror(input: TasksMirrorInput, ctx: ReadCtx<Store, EntityTarget, never>): Promise<TasksMirrorOutput>;
    /** One screen about a plan or task: what it is, why, what is to be verified, what comes next and what stands in the way. */
    tasks_radar(input: TasksRadarInput, ctx: ReadCtx<Store, EntityTarget, never>): Promise<TasksRadarOutput>;
}

/** Tools of views/resume. */
export interface ViewsResumeHandlers<Store> {
    /** A plan or task with its radar, its steps in full and its latest events. Puts it in focus. */
    tasks_resume(input: TasksResumeInput, ctx: WriteCtx<Store, EntityTarget, 'focus_changed' | 'branch_checked_out', never>): Promise<TasksResumeOutput>;
    /** The radar of a plan or task, its latest events, and what was decided, seen and is in the way. Puts it in focus. */
    tasks_resume_pack(input: TasksResumePackInput, ctx: WriteCtx<Store, EntityTarget, 'focus_changed' | 'branch_checked_out', never>): Promise<TasksResumePackOutput>;
    /** Where a plan or task stands, what was noted, thought and decided for it, what stands out, and the next call. Puts it in focus. */
    tasks_resume_super(input: TasksResumeSuperInput, ctx: WriteCtx<Store, EntityTarget, 'focus_changed' | 'branch_checked_out', 'GRAPH_DIFF_UNAVAILABLE'>): Promise<TasksResumeSuperOutput>;
    /** Resume here, after a break, a crash or a hand-over: the state of a plan or task, the step at hand, what is blocked, decided, noted and asked, and the next command. */
    tasks_snapshot(input: TasksSnapshotInput, ctx: WriteCtx<Store, EntityTarget, 'focus_changed' | 'branch_checked_out', 'GRAPH_DIFF_UNAVAILABLE'>): Promise<TasksSnapshotOutput>;
}

/** All that the room views brings along. */
export interface ViewsRoom<Store, Writer, Ports extends Record<'exports', unknown>> {
  readonly handlers: ViewsPacksHandlers<Store, Ports> & ViewsAnchorsHandlers<Store> & ViewsMacrosHandlers<Store> & ViewsRadarHandlers<Store> & ViewsResumeHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, never>;
  readonly targets: {  };
  readonly lines: { readonly macro_anchor_note: Lines<MacroAnchorNoteOutput>; readonly tasks_handoff: Lines<TasksHandoffOutput>; readonly tasks_macro_close_step: Lines<TasksMacroCloseStepOutput>; readonly tasks_macro_finish: Lines<TasksMacroFinishOutput>; readonly tasks_macro_start: Lines<TasksMacroStartOutput>; readonly tasks_snapshot: Lines<TasksSnapshotOutput>; };
}
