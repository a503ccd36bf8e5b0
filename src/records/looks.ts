import type { KnownProject, TranscriptEnd } from '../../generated/types/index.ts';

/** The end of a transcript; a row is one line of it. */
export interface TranscriptRows extends TranscriptEnd {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** What is looked at beside logs and the Thought DB. */
export interface LookReads {
  readonly looks: {
    readonly home: string;
    /** The last used first. */
    projects(limit: number): Promise<KnownProject[]>;
    /** Path of the newest transcript of the project; undefined where none is kept. */
    newestTranscript(of: 'hands' | 'mind'): Promise<string | undefined>;
    /** The last rows of a transcript. Only what stands below the home folder is ever read. */
    transcript(path: string, lines: number): Promise<TranscriptRows | 'elsewhere' | 'missing'>;
  };
}
