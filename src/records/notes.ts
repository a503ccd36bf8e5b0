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

export interface Reset {
  readonly branch_id: number;
  readonly move: RefMove;
}

/** Notes and trace, tags, and where branches were reset to. */
export interface NotesReads {
  readonly entries: {
    at(seq: number): Promise<StoredEntry | undefined>;
    last(): Promise<Entry | undefined>;
    /**
     * The newest entries before a number, newest first. With `bytes` no more text is read than that, but for the first entry's:
     * the one that has no room any more is the last, and `unread`. With 0 none is read, and all come without their texts.
     */
    before(
      view: readonly Segment[],
      doc: string,
      page: { before: number; limit: number; notesOnly?: boolean; bytes?: number },
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
