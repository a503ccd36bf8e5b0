import type { ProjectSelection } from '../../generated/types/index.ts';

/** Where the files of a project are; they need not be there. */
export interface ProjectFiles {
  readonly project_dir: string;
  readonly overlay: string;
  readonly evidence_log: string;
  readonly hands_transcripts: string;
  readonly mind_transcripts: string;
  readonly thought_db: string;
  readonly workflows: string;
}

export interface SelectedReads {
  readonly selected: {
    /** What @last, @pinned and aliases mean. */
    selection(): Promise<ProjectSelection>;
    /** The same for whoever writes it: what cannot be used is put aside, so that it is not written over. */
    selectionToChange(): Promise<ProjectSelection>;
    /** Of the project of the call. */
    files(): ProjectFiles;
    /** Whether something is kept about the project of the call. */
    isKnown(): Promise<boolean>;
    /** Its state between runs as it is stored; null where there is none that can be read. */
    overlay(): Promise<Record<string, unknown> | null>;
    /** Whether a folder stands there. */
    isFolder(path: string): Promise<boolean>;
  };
}
