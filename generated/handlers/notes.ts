// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { BranchTarget, CommitInput, CommitOutput, DocsListInput, DocsListOutput, DocumentTarget, LogInput, LogOutput, NotesCommitInput, NotesCommitOutput, NotesEditInput, NotesEditOutput, ShowInput, ShowOutput, TranscriptsDigestInput, TranscriptsDigestOutput, TranscriptsOpenInput, TranscriptsOpenOutput, TranscriptsSearchInput, TranscriptsSearchOutput } from "../types/index.ts";
import type { ActCtx, ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of notes/entries. */
export interface NotesEntriesHandlers<Store> {
    /** Appends an artifact with a message to documents of the checked-out branch and returns commit records. */
    commit(input: CommitInput, ctx: WriteCtx<Store, BranchTarget, 'note_added', never>): Promise<CommitOutput>;
    /** The documents that can be read on a branch, those inherited from its bases included. */
    docs_list(input: DocsListInput, ctx: ReadCtx<Store, BranchTarget, never>): Promise<DocsListOutput>;
    /** The newest notes of a branch up to its pointer, oldest first. ref may be a branch, a tag, or an entry. */
    log(input: LogInput, ctx: ReadCtx<Store, null, never>): Promise<LogOutput>;
    /** Appends one note to a document: of a plan or task, of a branch, or of what is in focus or checked out. */
    notes_commit(input: NotesCommitInput, ctx: WriteCtx<Store, DocumentTarget, 'note_added', never>): Promise<NotesCommitOutput>;
    /** Gives a note a new version under the same reference; the old one stays in its history. To remove what a note said for good, use forget. */
    notes_edit(input: NotesEditInput, ctx: WriteCtx<Store, null, 'note_edited', never>): Promise<NotesEditOutput>;
    /** The newest entries of a document, oldest first, page by page towards the past. A derived branch shows its base too. */
    show(input: ShowInput, ctx: ReadCtx<Store, DocumentTarget, never>): Promise<ShowOutput>;
}

/** Tools of notes/transcripts. */
export interface NotesTranscriptsHandlers<Store, Ports extends Record<'transcripts', unknown>> {
    /** What the newest sessions of this project ended with: their summaries, or their last answers. Reads the ends of files only. */
    transcripts_digest(input: TranscriptsDigestInput, ctx: ActCtx<Store, null, never, 'TRANSCRIPTS_ROOT_MISSING' | 'TRANSCRIPTS_SCAN_TRUNCATED' | 'TRANSCRIPTS_MAX_FILES_REACHED', Pick<Ports, 'transcripts'>>): Promise<TranscriptsDigestOutput>;
    /** The messages around one line of a transcript, by the reference that transcripts_search or transcripts_digest gave. */
    transcripts_open(input: TranscriptsOpenInput, ctx: ActCtx<Store, null, never, 'TRANSCRIPTS_REF_NOT_EXACT', Pick<Ports, 'transcripts'>>): Promise<TranscriptsOpenOutput>;
    /** Finds messages that contain a text in the transcripts that Codex keeps on disk, newest sessions first. */
    transcripts_search(input: TranscriptsSearchInput, ctx: ActCtx<Store, null, never, 'TRANSCRIPTS_ROOT_MISSING' | 'TRANSCRIPTS_SCAN_TRUNCATED' | 'TRANSCRIPTS_MAX_FILES_REACHED', Pick<Ports, 'transcripts'>>): Promise<TranscriptsSearchOutput>;
}

/** All that the room notes brings along. */
export interface NotesRoom<Store, Writer, Ports extends Record<'transcripts', unknown>> {
  readonly handlers: NotesEntriesHandlers<Store> & NotesTranscriptsHandlers<Store, Ports>;
  readonly appliers: Pick<Appliers<Writer>, 'note_added' | 'note_edited'>;
  readonly targets: {  };
  readonly lines: {  };
}
