// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { DiagnosticsInput, DiagnosticsOutput, EntityTarget, ExportInput, ExportOutput, ForgetInput, ForgetOutput, HelpInput, HelpOutput, InitInput, InitOutput, JournalInput, JournalOutput, OpenInput, OpenOutput, SearchInput, SearchOutput, StatusInput, StatusOutput, StorageInput, StorageOutput, WorkspaceListInput, WorkspaceListOutput } from "../types/index.ts";
import type { ActCtx, Lines, ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of workspace/setup. */
export interface WorkspaceSetupHandlers<Store> {
    /** One health check of a workspace and, where one is in scope, of a plan or task, with what to do about each finding. */
    diagnostics(input: DiagnosticsInput, ctx: ReadCtx<Store, EntityTarget | null, never>): Promise<DiagnosticsOutput>;
    /** Read once when unsure: the daily flow, what the answer lines mean and how to prove work, on one page. With tool: all that one tool takes. */
    help(input: HelpInput, ctx: ReadCtx<Store, null, never>): Promise<HelpOutput>;
    /** Makes sure a workspace exists, with a main branch checked out. Safe to repeat; a first write does the same. */
    init(input: InitInput, ctx: WriteCtx<Store, null, 'workspace_created' | 'project_guard_bound', never>): Promise<InitOutput>;
    /** Call first in a workspace: does it exist, what is checked out and in focus, what happened last, and the command to go on. */
    status(input: StatusInput, ctx: ReadCtx<Store, null, never>): Promise<StatusOutput>;
    /** The store this server writes to, and the names it uses by default. */
    storage(input: StorageInput, ctx: ReadCtx<Store, null, never>): Promise<StorageOutput>;
}

/** Tools of workspace/export. */
export interface WorkspaceExportHandlers<Store> {
    /** A plan or task with its reasoning documents: what it is, its newest notes and its newest trace, in one answer. */
    export(input: ExportInput, ctx: ReadCtx<Store, EntityTarget, never>): Promise<ExportOutput>;
}

/** Tools of workspace/forget. */
export interface WorkspaceForgetHandlers<Store, Ports extends Record<'leftovers', unknown>> {
    /** Removes the content of a note, trace entry, card or graph node from the whole store, with all versions and copies; a tombstone says who did it and why. Cannot be taken back. */
    forget(input: ForgetInput, ctx: ActCtx<Store, null, 'content_forgotten', 'FREE_PAGES_NOT_CLEAN' | 'ANCHOR_ALIAS_RESOLVED' | 'ANCHOR_UNREGISTERED', Pick<Ports, 'leftovers'>>): Promise<ForgetOutput>;
}

/** Tools of workspace/journal. */
export interface WorkspaceJournalHandlers<Store> {
    /** Everything that happened in a workspace, the newest first, page by page; up to a moment with at, or what is new after a number with after. */
    journal(input: JournalInput, ctx: ReadCtx<Store, null, never>): Promise<JournalOutput>;
    /** The workspaces of this store by name, with what happened last in each. */
    workspace_list(input: WorkspaceListInput, ctx: ReadCtx<Store, null, never>): Promise<WorkspaceListOutput>;
}

/** Tools of workspace/open. */
export interface WorkspaceOpenHandlers<Store> {
    /** Read one thing whole by the reference that other answers carry, such as notes@12, CARD-3 or TASK-001. Reads only. */
    open(input: OpenInput, ctx: ReadCtx<Store, null, 'ANCHOR_ALIAS_RESOLVED' | 'ANCHOR_UNREGISTERED'>): Promise<OpenOutput>;
}

/** Tools of workspace/search. */
export interface WorkspaceSearchHandlers<Store> {
    /** Search before you decide, start or ask: finds notes, decisions and other cards, tasks, steps, anchors and jobs by words, best first. Without a query: the newest. Each hit has a ref for open. */
    search(input: SearchInput, ctx: ReadCtx<Store, null, never>): Promise<SearchOutput>;
}

/** All that the room workspace brings along. */
export interface WorkspaceRoom<Store, Writer, Ports extends Record<'leftovers', unknown>> {
  readonly handlers: WorkspaceSetupHandlers<Store> & WorkspaceExportHandlers<Store> & WorkspaceForgetHandlers<Store, Ports> & WorkspaceJournalHandlers<Store> & WorkspaceOpenHandlers<Store> & WorkspaceSearchHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, 'workspace_created' | 'content_forgotten' | 'project_guard_bound'>;
  readonly targets: {  };
  readonly lines: { readonly search: Lines<SearchOutput>; readonly status: Lines<StatusOutput>; };
}
