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
  /** Only what stands at this place or after it. */
  readonly since?: number | undefined;
  /** The oldest of them, in order, instead of the newest. */
  readonly oldest_first?: boolean | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly run_id?: string | undefined;
}

/** What stands in a log and is no record, as far as it was looked at. */
export interface LogTrouble {
  readonly path: string;
  /** Lines that are no records. */
  readonly lines: number;
  /** The first of them, from 1; 0 where there is none. */
  readonly first: number;
  /** Bytes behind the last whole line. */
  readonly unfinished: number;
}

export interface EvidenceLogReads {
  readonly log: {
    /** By its id; in the project first, then in the global log, unless one of them is named. */
    find(event_id: string, scope?: MindScope): Promise<LoggedRecord | undefined>;
    /** The newest records, the newest first. */
    newest(scope: MindScope, page: LogPage): Promise<LoggedRecord[]>;
    /** The id of a record, or of a run, that was probably meant. */
    nearest(of: 'event_id' | 'run_id', id: string, scope: MindScope): Promise<string | undefined>;
    /** What is no record, from this place on; undefined where there is nothing to say. */
    trouble(scope: MindScope, since: number): Promise<LogTrouble | undefined>;
    count(scope: MindScope, kinds?: readonly string[]): Promise<number>;
    /** A run, or whoever else wrote under this id. */
    run(run_id: string): Promise<RunRow | undefined>;
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
