import type { MindScope } from '../../generated/types/index.ts';

/** A record of an EvidenceLog as it was read. */
export interface LoggedRecord {
  readonly record: Readonly<Record<string, unknown>>;
  readonly event_id: string;
  readonly kind: string;
  readonly scope: MindScope;
  /** Where it stands in its log: later records stand further on. */
  readonly byte: number;
  /** Why it does not hold what its contract says; null where it does, or where no contract knows its kind. */
  readonly fault: string | null;
}

export interface LogPage {
  readonly limit: number;
  /** Only what stands before this place. */
  readonly before?: number | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly run_id?: string | undefined;
}

export interface EvidenceLogReads {
  readonly log: {
    /** By its id; in the project first, then in the global log, unless one of them is named. */
    find(event_id: string, scope?: MindScope): Promise<LoggedRecord | undefined>;
    /** The newest records, the newest first. */
    newest(scope: MindScope, page: LogPage): Promise<LoggedRecord[]>;
    count(scope: MindScope, kinds?: readonly string[]): Promise<number>;
    /** Ids of runs, the newest first, with their first and last record. */
    runs(page: { readonly limit: number; readonly before?: number | undefined }): Promise<RunRow[]>;
  };
}

export interface RunRow {
  readonly run_id: string;
  readonly first_byte: number;
  readonly started_ts: string;
  readonly last_ts: string;
  readonly records: number;
}
