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

/** What is done with a store that is not opened, whoever else uses it. */
export interface Upkeep {
  backup(order: BackupOrder): Promise<Backup>;
  outlook(database: string): Promise<Outlook>;
}
