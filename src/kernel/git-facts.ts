/** What makes a repository the same after it was moved or cloned. */
export interface GitFacts {
  /** Root of the working copy around a folder; null outside of any. */
  toplevel(folder: string): Promise<string | null>;
  /** Address of the remote called origin, as it is configured. */
  origin(toplevel: string): Promise<string | null>;
  /** The first commit of its history; null where there is none yet. */
  rootCommit(toplevel: string): Promise<string | null>;
}
