import type { RepoObservation } from '../../generated/types/index.ts';

/** What git knows that tells one project from another. */
export interface GitFacts {
  /** Root of the working copy. */
  readonly toplevel: string;
  /** Where the project is below it, with slashes; empty where it is the root itself. */
  readonly relpath: string;
  /** Address of the remote called origin; null where there is none. */
  readonly origin: string | null;
  /** The oldest commit without a parent; null where an origin says more, where there is none, or where history was cut off. */
  readonly root_commit: string | null;
}

export interface ProjectFacts {
  /** Absolute, without links. */
  readonly root_path: string;
  /** Null where it is no repository. */
  readonly git: GitFacts | null;
}

/** The folder that a project lives in, seen without changing anything in it. */
export interface Repo {
  /** After the signal git is not asked any more; what is not known by then is left empty. */
  observe(root: string, signal?: AbortSignal): Promise<RepoObservation>;
  /** The working tree in a word: another word means that a file in it, or the commit that it stands on, is another. */
  tree(root: string, signal?: AbortSignal): Promise<string>;
}
