import type { ArchivedTranscript, CompactedFile, MindScope } from '../../generated/types/index.ts';

/** What is done to transcripts of one folder. */
export interface ArchivedFolder {
  readonly keep: number;
  readonly planned: number;
  readonly results: ArchivedTranscript[];
}

export interface ArchiveOrder {
  readonly project: string;
  readonly keep_hands: number;
  readonly keep_mind: number;
  /** What was begun then or later stays as it is; null: whatever is old enough goes. */
  readonly kept_since: string | null;
  readonly apply: boolean;
}

export type Compacting =
  | {
      readonly kind: 'done';
      readonly thoughtdb_dir: string;
      readonly archive_dir: string | null;
      readonly files: CompactedFile[];
    }
  /** A record that only a newer version knows. */
  | { readonly kind: 'unknown_record'; readonly file: string; readonly line: number; readonly of: string }
  /** Somebody wrote past the lock meanwhile. */
  | { readonly kind: 'changed'; readonly file: string };

/** What is done to the files of the autopilot as a whole, besides writing what was told. */
export interface HomeFiles {
  /** Makes the memory index anew; without snapshots, those that are in the logs now are left out. */
  rebuildMemory(how: { readonly snapshots: boolean }): Promise<void>;
  compact(order: { readonly project: string; readonly scope: MindScope; readonly apply: boolean }): Promise<Compacting>;
  archiveTranscripts(order: ArchiveOrder): Promise<{ readonly hands: ArchivedFolder; readonly mind: ArchivedFolder }>;
  /** Runs work while nobody else copies workflows to hosts; 'busy' where somebody does for too long, and then nothing is done. */
  copying<T>(work: () => Promise<T>): Promise<T | 'busy'>;
  /** Writes the views of a project and of what is global, for others who read them. Where that cannot be done, nothing happens. */
  snapshotViews(project: string): Promise<void>;
}
