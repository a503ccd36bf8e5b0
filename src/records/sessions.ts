import type { LedgerTarget, ObservatorySession, Session, ThoughtData, ThoughtNode } from '../../generated/types/index.ts';

/** A thought in its session: `session:number`, on a branch `session:branch:number`. */
export const nodeId = (session: string, branch: string | null, number: number): string =>
  branch === null ? `${session}:${number}` : `${session}:${branch}:${number}`;

/** A session with what a new thought must know of it. */
export interface SessionRow extends Session {
  /** The highest number of the main chain, 0 for none. */
  readonly highest: number;
  /** The number that was recorded last on the main chain. */
  readonly tail: number | null;
}

export interface BranchRow {
  readonly id: string;
  readonly origin: number;
  readonly highest: number;
  readonly tail: number;
}

/** What a connection has reached, as it is kept. */
export type LedgerState = Omit<LedgerTarget, 'connection' | 'reaches'>;

export interface SessionFilter {
  /** All of them are borne. */
  readonly tags: readonly string[];
  /** Only these; left out: all. */
  readonly ids?: readonly string[] | undefined;
}

export interface SessionOrder {
  readonly by: 'createdAt' | 'updatedAt' | 'title';
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A thought that holds the words of a search. */
export interface FoundThought {
  readonly session: string;
  readonly data: ThoughtData;
}

/** What is wrong with a file of a session. */
export interface SessionProblem {
  readonly kind: 'missing' | 'unreadable' | 'inconsistent';
  /** From the folder of the session. */
  readonly file: string;
  /** Why, in words that texts have sentences for. */
  readonly detail: string;
}

/** A thought, and its place among all that was recorded. */
export interface PlacedThought {
  readonly seq: number;
  readonly data: ThoughtData;
}

export interface SessionReads {
  readonly sessions: {
    find(id: string): Promise<SessionRow | undefined>;
    /** Those of a page, and how many match in all. */
    list(filter: SessionFilter, order: SessionOrder): Promise<{ sessions: Session[]; count: number }>;
    these(ids: readonly string[]): Promise<Map<string, Session>>;
    /** As watchers see them, the latest first; and how many there are in all. */
    observed(page: {
      goesOn: boolean | undefined;
      /** All of them are borne. */
      tags?: readonly string[];
      /** Only these; left out: all. */
      ids?: readonly string[] | undefined;
      offset: number;
      limit: number;
    }): Promise<{ sessions: ObservatorySession[]; count: number }>;
    /** The same of these. */
    observedOf(ids: readonly string[]): Promise<Map<string, ObservatorySession>>;
    /** The thought that ended it, if it is ended. */
    conclusion(id: string): Promise<string | null>;
  };
  readonly thoughts: {
    has(session: string, branch: string | null, number: number): Promise<boolean>;
    /** The branches of a session, the newest first. */
    branches(session: string, limit: number): Promise<readonly string[]>;
    branch(session: string, id: string): Promise<BranchRow | undefined>;
    /** In the order in which they were recorded. */
    page(session: string, page: { offset: number; limit: number }): Promise<ThoughtData[]>;
    /** The last ones, oldest first. */
    last(session: string, limit: number): Promise<ThoughtData[]>;
    /** Those that were recorded before a number, the newest first. */
    before(session: string, page: { before: number; limit: number }): Promise<PlacedThought[]>;
    /** All of a session as nodes, in the order in which they were recorded. */
    nodes(session: string): Promise<ThoughtNode[]>;
    /** Which of these steps were written, in cipher or as numbers of thoughts. */
    knownSteps(session: string, steps: readonly number[]): Promise<Set<number>>;
    /** By their numbers in the journal. */
    recorded(seqs: readonly number[]): Promise<Map<number, FoundThought>>;
  };
  readonly integrity: {
    /** None where everything is as it was written; tables know no other state. */
    problems(session: string): Promise<readonly SessionProblem[]>;
  };
  readonly states: {
    find(connection: string): Promise<LedgerState | undefined>;
  };
}
