import type { JournalFact, Moment, WorkspaceBrief } from '../../generated/types/index.ts';

/** What happened in a workspace, in the order of commits. */
export interface JournalReads {
  readonly journal: {
    /** The newest first. */
    before(before: number, limit: number): Promise<JournalFact[]>;
    /** The oldest first. */
    after(after: number, limit: number): Promise<JournalFact[]>;
    /** The number of the first fact that was committed at this time or later; undefined where there is none. */
    since(ts_ms: number): Promise<number | undefined>;
    ends(): Promise<{ first: Moment | null; last: Moment | null }>;
    /** Workspaces of the store by name; `only` means one of them. */
    workspaces(
      after: string,
      limit: number,
      only?: string,
    ): Promise<(WorkspaceBrief & { readonly project_guard: string | null })[]>;
  };
}
