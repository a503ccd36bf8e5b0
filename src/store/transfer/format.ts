/**
 * A workspace as JSON Lines. The first line says what it is, and holds the row of the workspace; then come the rows of all tables,
 * each table by its key; the last line counts them and seals all bytes before it. There is no time and no place in it, so that
 * the same workspace is the same file.
 */
export const format = 1;

export interface FirstLine {
  readonly noema: 'workspace';
  readonly format: number;
  readonly workspace: Readonly<Record<string, string | number | null>>;
}

export interface RowLine {
  readonly table: string;
  readonly row: Readonly<Record<string, string | number | null>>;
}

export interface LastLine {
  readonly end: { readonly rows: number; readonly sha256: string };
}
