/** What came of writing a file. */
export type FileOutcome =
  | { readonly kind: 'written'; readonly path: string; readonly bytes: number }
  /** It would stand where nothing may be written, or a link leads there. */
  | { readonly kind: 'outside' }
  /** This server keeps nothing on disk. */
  | { readonly kind: 'nowhere' }
  /** Something else stands there that must not be replaced. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'unwritable'; readonly detail: string };

/** Files that are written for others to read. */
export interface ExportFiles {
  /** Writes a file whole or not at all; one that is there already is replaced only where `mayReplace` knows it. */
  write(file: string, text: string, mayReplace: (found: string) => boolean): Promise<FileOutcome>;
}

/** What came of reading a file. */
export type FileFound =
  | { readonly kind: 'read'; readonly text: string }
  /** It stands where nothing may be read, or a link leads there. */
  | { readonly kind: 'outside' }
  /** This server keeps nothing on disk. */
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'unreadable'; readonly detail: string };

/** Files of notebooks, which people write too. */
export interface BookFiles extends ExportFiles {
  /** Reads a file that is no larger than so many bytes. */
  read(file: string, most: number): Promise<FileFound>;
}
