/** How many bytes may still be read; `short` once more were wanted than there were. */
export interface ByteMeter {
  left: number;
  used: number;
  short: boolean;
}

export interface TranscriptFile {
  /** Below the root, with slashes. */
  readonly path: string;
  readonly size: number;
  readonly mtime_ms: number;
}

/** One line of a transcript, already read as JSON. */
export interface TranscriptLine {
  readonly byte: number;
  /** Its number from 1, where it is known. */
  readonly line: number | null;
  readonly record: unknown;
  readonly problem: 'malformed' | 'too_long' | null;
}

/** Where a window begins, and where the line begins that it is around. */
export interface TranscriptWindow {
  readonly start: { readonly byte: number; readonly line: number | null };
  readonly at: number;
}

/** A transcript that is open for reading. Never more of it is held than a chunk and one line. */
export interface OpenTranscript {
  readonly size: number;
  /** From the start of a line on. With `align`, from the first line that begins at or after the byte. */
  lines(from: { byte: number; line: number | null; align?: true }, meter: ByteMeter): AsyncIterable<TranscriptLine>;
  /** The window around a line; undefined past the end, or when the meter runs short. */
  aroundLine(line: number, before: number, meter: ByteMeter): Promise<TranscriptWindow | undefined>;
  aroundByte(byte: number, before: number, meter: ByteMeter): Promise<TranscriptWindow | undefined>;
}

export type TranscriptListing =
  /** The folder is not one that transcripts may be read from. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'listed'; readonly files: readonly TranscriptFile[]; readonly skipped_folders: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly detail: string };

export type TranscriptReading<T> =
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'outside' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly detail: string };

/** Session transcripts on disk. They are only ever read. */
export interface Transcripts {
  /** The folder that is meant by what a caller gave, or by nothing. */
  root(given: string | undefined): string;
  readonly project_root: string;
  /** All transcripts below a folder, newest first. Links are not followed. */
  list(root: string): Promise<TranscriptListing>;
  /** Opens a file below the root, lets it be read, and closes it. A way out of the root is `outside`. */
  read<T>(root: string, path: string, work: (file: OpenTranscript) => Promise<T>): Promise<TranscriptReading<T>>;
}
