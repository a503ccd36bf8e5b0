export interface Upgrade {
  /** Schemas by number: what the store has, and what it will have. */
  readonly from: number;
  readonly to: number;
  /** What is written anew of rows that are there. */
  readonly rewrites: readonly string[];
}

/** What opening a store would do to it. */
export interface Outlook extends Upgrade {
  /** Copies beside it, the newest last. */
  readonly backups: readonly string[];
  /** Copies and exports beside it that are being written, or that a killed process has left. */
  readonly unfinished: readonly string[];
}

export interface BackupOrder {
  /** A file, or postgres://… */
  readonly url: string;
  /** File to write; left out: beside the store, named by its schema and the time. */
  readonly to?: string | undefined;
  readonly overwrite?: boolean | undefined;
}

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  /** Schema of the store when it was copied. */
  readonly schema: number;
}

export interface ExportOrder {
  readonly url: string;
  readonly workspace: string;
  /** File to write; left out: `write` gets it. */
  readonly to?: string | undefined;
  readonly overwrite?: boolean | undefined;
  /** Takes text, and resolves when it can take more. */
  write(text: string): Promise<void>;
}

export interface Exported {
  readonly workspace: string;
  readonly file: string | null;
  readonly rows: number;
}

/** Other memories whose files can be read. */
export const foreignKinds = ['server-memory', 'task-master'] as const;
export type ForeignKind = (typeof foreignKinds)[number];

export interface ImportOrder {
  readonly url: string;
  readonly from: string;
  /** Its name here; left out: as in the file. */
  readonly workspace?: string | undefined;
}

export interface Imported {
  readonly workspace: string;
  readonly rows: number;
}

/** What is done with a store that is not opened, whoever else uses it. */
export interface Upkeep {
  /** Without a file, to standard output. */
  exportWorkspace(order: Omit<ExportOrder, 'write'>): Promise<Exported>;
  /** Without a file, from standard input. A file of another kind needs a name for the workspace. */
  importWorkspace(
    order: Omit<ImportOrder, 'from'> & {
      from?: string | undefined;
      kind?: ForeignKind | undefined;
      /** Who imports what comes from another memory; left out: it counts as written by that memory. */
      agent_id?: string | null | undefined;
    },
  ): Promise<Imported>;
  backup(order: BackupOrder): Promise<Backup>;
  outlook(database: string): Promise<Outlook>;
}
