// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { BindRootInput, BindRootOutput, CipherInput, CipherOutput, GetStateInput, GetStateOutput, LedgerTarget, ListRootsInput, ListRootsOutput, ListSessionsInput, ListSessionsOutput, LoadContextInput, LoadContextOutput, NavigateInput, NavigateOutput, ObservatoryEventsInput, ObservatoryEventsOutput, ObservatorySessionInput, ObservatorySessionOutput, ObservatorySessionsInput, ObservatorySessionsOutput, SessionAnalyzeInput, SessionAnalyzeOutput, SessionDeleteInput, SessionDeleteOutput, SessionExportInput, SessionExportOutput, SessionExtractLearningsInput, SessionExtractLearningsOutput, SessionGetInput, SessionGetOutput, SessionImportInput, SessionImportOutput, SessionResumeInput, SessionResumeOutput, SessionSearchInput, SessionSearchOutput, StartNewInput, StartNewOutput, ThoughtInput, ThoughtOutput } from "../types/index.ts";
import type { ActCtx, Locate, ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of sessions/navigation. */
export interface SessionsNavigationHandlers<Store, Ports extends Record<'client', unknown>> {
    /** Binds one of the folders that the client works in: sessions that name no project are filed under its name. */
    bind_root(input: BindRootInput, ctx: ActCtx<Store, LedgerTarget, 'ledger_moved', never, Pick<Ports, 'client'>>): Promise<BindRootOutput>;
    /** The short notation in which thoughts may be written so that the server reads them, too. Leads to stage 2. */
    cipher(input: CipherInput, ctx: WriteCtx<Store, LedgerTarget, 'ledger_moved', never>): Promise<CipherOutput>;
    /** Stage, session, domain, bound root and place of this connection; resume takes over from one before it. */
    get_state(input: GetStateInput, ctx: WriteCtx<Store, LedgerTarget, 'ledger_moved', never>): Promise<GetStateOutput>;
    /** Asks the client for the folders it works in, where it can say so; one of them can be bound as the project. */
    list_roots(input: ListRootsInput, ctx: ActCtx<Store, LedgerTarget, never, never, Pick<Ports, 'client'>>): Promise<ListRootsOutput>;
    /** Sessions of reasoning, the latest first; by project, task, aspect, tags or words if you like. */
    list_sessions(input: ListSessionsInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<ListSessionsOutput>;
    /** Attaches this connection to a session that exists, and shows its last thoughts: the next thought appends to it. Leads to stage 1. */
    load_context(input: LoadContextInput, ctx: WriteCtx<Store, LedgerTarget, 'session_resumed' | 'ledger_moved', 'SESSION_DAMAGED'>): Promise<LoadContextOutput>;
    /** Moves this connection to a project, task and aspect that sessions are filed under, or into a domain (stage 3 from stage 2 on). */
    navigate(input: NavigateInput, ctx: WriteCtx<Store, LedgerTarget, 'ledger_moved', never>): Promise<NavigateOutput>;
    /** Starts a session of reasoning and attaches this connection to it: the next thought is its first. Leads to stage 1. */
    start_new(input: StartNewInput, ctx: WriteCtx<Store, LedgerTarget, 'session_started' | 'ledger_moved', never>): Promise<StartNewOutput>;
}

/** Tools of sessions/observatory. */
export interface SessionsObservatoryHandlers<Store> {
    /** What happened in a project, or in one session of it, after a number: the oldest first. */
    observatory_events(input: ObservatoryEventsInput, ctx: ReadCtx<Store, null, never>): Promise<ObservatoryEventsOutput>;
    /** A session with its newest thoughts, a page at a time; cursor pages back. */
    observatory_session(input: ObservatorySessionInput, ctx: ReadCtx<Store, null, never>): Promise<ObservatorySessionOutput>;
    /** Sessions of a project as the Observatory shows them, the latest first, with whether they go on. */
    observatory_sessions(input: ObservatorySessionsInput, ctx: ReadCtx<Store, null, never>): Promise<ObservatorySessionsOutput>;
}

/** Tools of sessions/analysis. */
export interface SessionsAnalysisHandlers<Store> {
    /** Figures about a session: how linear it ran, how often it was revised, how dense and complete it is, and what its cipher says. */
    session_analyze(input: SessionAnalyzeInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<SessionAnalyzeOutput>;
    /** What a session teaches, ready to be filed: patterns and anti-patterns from the moments you name, and a signal with its figures. */
    session_extract_learnings(input: SessionExtractLearningsInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<SessionExtractLearningsOutput>;
}

/** Tools of sessions/archive. */
export interface SessionsArchiveHandlers<Store> {
    /** Removes a session with all its thoughts, for good. Needs confirm=true. */
    session_delete(input: SessionDeleteInput, ctx: WriteCtx<Store, LedgerTarget, 'session_deleted' | 'ledger_moved', never>): Promise<SessionDeleteOutput>;
    /** A whole session as one text: JSON (SessionExport 1.0, with all nodes and links), Markdown, or cipher lines. */
    session_export(input: SessionExportInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<SessionExportOutput>;
    /** A session with its thoughts, those of branches included, in the order in which they were recorded; page by page. */
    session_get(input: SessionGetInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<SessionGetOutput>;
    /** Brings a session back from its export (SessionExport 1.0): all of it, or what it has gained since it was imported before. Nothing is overwritten. */
    session_import(input: SessionImportInput, ctx: WriteCtx<Store, LedgerTarget, 'session_started' | 'thought_recorded' | 'thought_critiqued' | 'session_closed', never>): Promise<SessionImportOutput>;
    /** Attaches this connection to a session, so that the next thought appends to it. Another one than before leads back to stage 1. */
    session_resume(input: SessionResumeInput, ctx: WriteCtx<Store, LedgerTarget, 'session_mended' | 'session_resumed' | 'ledger_moved', 'SESSION_DAMAGED'>): Promise<SessionResumeOutput>;
    /** Sessions that hold all the words: in title, description, tags or in one of their thoughts, on any branch; the latest first. */
    session_search(input: SessionSearchInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<SessionSearchOutput>;
}

/** Tools of sessions/thoughts. */
export interface SessionsThoughtsHandlers<Store, Ports extends Record<'adviser' | 'client' | 'exports', unknown>> {
    /** Adds a numbered thought to the session, on its main chain or on a branch; nextThoughtNeeded=false ends the session and exports it. */
    thought(input: ThoughtInput, ctx: Omit<ActCtx<Store, LedgerTarget, 'session_started' | 'thought_recorded' | 'thought_critiqued' | 'session_closed' | 'ledger_moved', 'CIPHER_STEP_MISSING' | 'CRITIQUE_NOT_MADE' | 'SAMPLING_NOT_SUPPORTED' | 'SESSION_EXPORT_FAILED', Pick<Ports, 'exports' | 'client' | 'adviser'>>, 'target'>): Promise<ThoughtOutput>;
}

/** All that the room sessions brings along. */
export interface SessionsRoom<Store, Writer, Ports extends Record<'adviser' | 'client' | 'exports', unknown>> {
  readonly handlers: SessionsNavigationHandlers<Store, Ports> & SessionsObservatoryHandlers<Store> & SessionsAnalysisHandlers<Store> & SessionsArchiveHandlers<Store> & SessionsThoughtsHandlers<Store, Ports>;
  readonly appliers: Pick<Appliers<Writer>, 'session_started' | 'thought_recorded' | 'thought_critiqued' | 'session_closed' | 'session_resumed' | 'session_mended' | 'session_deleted' | 'ledger_moved'>;
  readonly targets: { readonly ledger: Locate<Store, LedgerTarget>; };
  readonly lines: {  };
}
