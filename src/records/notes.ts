import type { Segment } from '../../generated/handlers/ctx.ts';
import type { Entry, RefMove, Tag } from '../../generated/types/index.ts';

/** An entry with what only the inside needs to know. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly branch_id: number;
  readonly origin_seq: number | null;
  /** Its text, meta and payload were not read: there was no room for them. */
  readonly unread?: true;
}

/** A later version of a note, without its text. */
export interface NoteEdit {
  readonly seq: number;
  readonly entry_seq: number;
  readonly branch_id: number;
  readonly branch: string;
  readonly ts_ms: number;
  readonly agent_id: string | null;
  /** The version before it; the number of the entry for the first. */
  readonly replaces_seq: number;
  readonly origin_seq: number | null;
}

export interface Reset {
  readonly branch_id: number;
  readonly move: RefMove;
}

/** Notes and trace, tags, and where branches were reset to. */
export interface NotesReads {
  readonly entries: {
    /** As it was written; or a later version of it, by that one's number. */
    at(seq: number, version?: number): Promise<StoredEntry | undefined>;
    /** An entry as a view shows it. */
    seen(seq: number, view: readonly Segment[]): Promise<StoredEntry | undefined>;
    edit(seq: number): Promise<NoteEdit | undefined>;
    /** All versions of some notes but the first, on all branches, oldest first. */
    edits(entries: readonly number[]): Promise<NoteEdit[]>;
    /** Edits made in a part of a view, oldest first. */
    editsIn(view: readonly Segment[], doc: string): Promise<NoteEdit[]>;
    /** The note, or the copy of it, that a view shows. */
    copySeen(view: readonly Segment[], doc: string, origin: number): Promise<number | undefined>;
    last(): Promise<Entry | undefined>;
    /**
     * The newest entries before a number, newest first. With `bytes` no more text is read than that, but for the first entry's:
     * the one that has no room any more is the last, and `unread`. With 0 none is read, and all come without their texts.
     * Notes come in the newest version that the view shows; in that which `shown` shows, where only a part of it is read.
     */
    before(
      view: readonly Segment[],
      doc: string,
      page: { before: number; limit: number; notesOnly?: boolean; bytes?: number; shown?: readonly Segment[] },
    ): Promise<StoredEntry[]>;
    /** The oldest entries after a number, oldest first. */
    after(view: readonly Segment[], doc: string, page: { after: number; limit: number }): Promise<StoredEntry[]>;
    /** Which of these notes, or copies of them, are seen in a view. */
    originsSeen(view: readonly Segment[], doc: string, origins: readonly number[]): Promise<Set<number>>;
    count(): Promise<number>;
  };
  readonly tags: {
    find(name: string): Promise<Tag | undefined>;
    list(page: { after: string | null; limit: number }): Promise<Tag[]>;
    count(): Promise<number>;
  };
  readonly resets: {
    /** The newest resets seen in a view before a number, newest first. */
    before(view: readonly Segment[], doc: string, page: { before: number; limit: number }): Promise<Reset[]>;
  };
}
