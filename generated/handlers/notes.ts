// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { CommitInput, CommitOutput, DocsListInput, DocsListOutput, LogInput, LogOutput, NotesCommitInput, NotesCommitOutput, ShowInput, ShowOutput, TranscriptsDigestInput, TranscriptsDigestOutput, TranscriptsOpenInput, TranscriptsOpenOutput, TranscriptsSearchInput, TranscriptsSearchOutput } from "../types/index.ts";
import type { BranchTarget, DocumentTarget, ToolCtx } from "./ctx.ts";

/** Tools of notes/entries. */
export interface NotesEntriesHandlers<Store> {
    /** Appends an artifact with a message to documents of the checked-out branch and returns commit records. */
    commit(input: CommitInput, ctx: ToolCtx<Store, BranchTarget, 'note_added', never>): Promise<CommitOutput>;
    /** The documents that can be read on a branch, those inherited from its bases included. */
    docs_list(input: DocsListInput, ctx: ToolCtx<Store, BranchTarget, never, never>): Promise<DocsListOutput>;
    /** The newest notes of a branch up to its pointer, oldest first. ref may be a branch, a tag, or an entry. */
    log(input: LogInput, ctx: ToolCtx<Store, null, never, never>): Promise<LogOutput>;
    /** Appends one note to a document: of a plan or task, of a branch, or of what is in focus or checked out. */
    notes_commit(input: NotesCommitInput, ctx: ToolCtx<Store, DocumentTarget, 'note_added', never>): Promise<NotesCommitOutput>;
    /** The newest entries of a document, oldest first, page by page towards the past. A derived branch shows its base too. */
    show(input: ShowInput, ctx: ToolCtx<Store, DocumentTarget, never, never>): Promise<ShowOutput>;
}

/** Tools of notes/transcripts. */
export interface NotesTranscriptsHandlers<Store> {
    /** What the newest sessions of this project ended with: their summaries, or their last answers. Reads the ends of files only. */
    transcripts_digest(input: TranscriptsDigestInput, ctx: ToolCtx<null, null, never, 'TRANSCRIPTS_ROOT_MISSING' | 'TRANSCRIPTS_SCAN_TRUNCATED' | 'TRANSCRIPTS_MAX_FILES_REACHED'>): Promise<TranscriptsDigestOutput>;
    /** The messages around one line of a transcript, by the reference that transcripts_search or transcripts_digest gave. */
    transcripts_open(input: TranscriptsOpenInput, ctx: ToolCtx<null, null, never, 'TRANSCRIPTS_REF_NOT_EXACT'>): Promise<TranscriptsOpenOutput>;
    /** Finds messages that contain a text in the transcripts that Codex keeps on disk, newest sessions first. */
    transcripts_search(input: TranscriptsSearchInput, ctx: ToolCtx<null, null, never, 'TRANSCRIPTS_ROOT_MISSING' | 'TRANSCRIPTS_SCAN_TRUNCATED' | 'TRANSCRIPTS_MAX_FILES_REACHED'>): Promise<TranscriptsSearchOutput>;
}
